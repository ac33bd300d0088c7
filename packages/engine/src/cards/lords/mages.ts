import { canFight, fight } from '../../border/fight.ts'
import { Expansion } from '../../game/expansions.ts'
import { Place } from '../../game/game.ts'
import { kernel } from '../../game/table.ts'
import {
  allyWords,
  anyOf,
  locationWords,
  named,
  PASS,
  pass,
  raceWords,
} from '../../notation/words.ts'
import { canTakeAnyLocation, gainLocation, offerLocations } from '../../turn/control.ts'
import { gainAlly } from '../../turn/hand.ts'
import { moveLordsUnder } from '../../turn/lords.ts'
import { canTakeAnyStack, chooseStack, discardStack, offerStacks } from '../../turn/support.ts'
import { KINDS } from '../allies.ts'
import { locations } from '../location.ts'
import { Guild, lord } from '../lord.ts'

/** The powers of soldiers pass its owner by. */
export const shaman = lord({
  name: 'shaman',
  guild: Guild.Mage,
  influence: 5,
  keys: 1,
  cost: 6,
  races: 3,
  shelterFrom: Guild.Soldier,
})

/** Another turn right after this one. */
export const invoker = lord({
  name: 'invoker',
  guild: Guild.Mage,
  influence: 8,
  keys: 0,
  cost: 8,
  races: 1,
  onRecruit(table, me) {
    table.game.extraTurns++
    table.tell?.({ type: 'extra-turn', seat: me })
  },
})

/** A stack of the council. */
export const apprentice = lord({
  name: 'apprentice',
  guild: Guild.Mage,
  influence: 9,
  keys: 0,
  cost: 6,
  races: 3,
  onRecruit: ({ game }, me) => kernel.ask(game, chooseStack, me),
})

/** Once a turn: a stack of the council to the discard pile. */
export const oracle = lord({
  name: 'oracle',
  guild: Guild.Mage,
  influence: 5,
  keys: 1,
  cost: 8,
  races: 2,
  turnPower: {
    can: canTakeAnyStack,
    use: ({ game }, me) => kernel.ask(game, chooseStackToDiscard, me),
  },
})

const chooseStackToDiscard = kernel.question('discard a stack', {
  words: raceWords,
  unbroken: 'always',
  options: offerStacks,
  answer: discardStack,
})

/** A second stack when requesting support. */
export const alchemist = lord({
  name: 'alchemist',
  guild: Guild.Mage,
  influence: 5,
  keys: 1,
  cost: 7,
  races: 1,
  secondStack: true,
})

/** You may exchange one of your locations for an available one. */
export const illusionist = lord({
  name: 'illusionist',
  guild: Guild.Mage,
  influence: 9,
  keys: 0,
  cost: 10,
  races: 1,
  onRecruit: ({ game }, me) => kernel.ask(game, chooseLocationToGive, me),
})

const chooseLocationToGive = kernel.question('give a location', {
  words: anyOf(locationWords, pass),
  options(game, me, out) {
    if (canTakeAnyLocation(game, me))
      for (let location = 0; location < locations.length; location++)
        if (game.locationPlace[location] === Place.Seat + me) out.add(location)
    out.add(PASS)
  },
  answer({ game }, me, given) {
    if (given !== PASS) kernel.ask(game, chooseLocationInReturn, me, given)
  },
})

const chooseLocationInReturn = kernel.question('take a location in return', {
  words: locationWords,
  unbroken: 'always',
  options: offerLocations,
  answer(table, me, taken, given) {
    const { game } = table
    moveLordsUnder(game, given, taken)
    game.locationPlace[given] = Place.Board
    table.tell?.({ type: 'location-exchanged', seat: me, given, taken })
    gainLocation(table, me, taken, 0)
  },
})

/** Any ally paid may be the one affiliated. */
export const masterOfMagic = lord({
  name: 'master-of-magic',
  guild: Guild.Mage,
  influence: 6,
  keys: 1,
  cost: 10,
  races: 3,
  affiliatesAny: true,
})

/** Two allies may be bought in each opponent's turn. */
export const hypnotist = lord({
  name: 'hypnotist',
  box: Expansion.Kraken,
  guild: Guild.Mage,
  influence: 5,
  keys: 1,
  cost: 9,
  races: 2,
  purchases: 2,
})

/** An ally of choice from the discard pile. */
export const healer = lord({
  name: 'healer',
  box: Expansion.Kraken,
  guild: Guild.Mage,
  influence: 7,
  keys: 0,
  cost: 7,
  races: 1,
  onRecruit: ({ game }, me) => kernel.ask(game, takeFromDiscard, me),
})

const takeFromDiscard = kernel.question('take an ally from the discard pile', {
  words: allyWords,
  options(game, _me, out) {
    for (let kind = 0; kind < KINDS; kind++) if (game.discard[kind]) out.add(kind)
  },
  answer(table, me, kind) {
    const { game } = table
    // K6.R6: only its owner looks; the others know what there was to choose from.
    game.healed.set([kind + 1, me, 0])
    game.healedFrom.set(game.discard.subarray(0, KINDS))
    game.discard[kind]--
    game.discardSize--
    gainAlly(game, me, kind)
    table.tell?.({ type: 'ally-healed', seat: me, seenBy: [me], secret: { kind } })
  },
})

/** Leviathans may be fought with an ally of any race. */
export const metamorph = lord({
  name: 'metamorph',
  box: Expansion.Leviathan,
  guild: Guild.Mage,
  influence: 5,
  keys: 1,
  cost: 6,
  races: 1,
  fightsWithAny: true,
})

/** You may fight a leviathan right away. */
export const sorcerer = lord({
  name: 'sorcerer',
  box: Expansion.Leviathan,
  guild: Guild.Mage,
  influence: 7,
  keys: 0,
  cost: 8,
  races: 2,
  onRecruit: ({ game }, me) => kernel.ask(game, fightAtOnce, me),
})

const fightAtOnce = kernel.question('fight a leviathan at once', {
  words: anyOf(named(['fight']), pass),
  options(game, me, out) {
    if (canFight(game, me)) out.add(0)
    out.add(PASS)
  },
  answer({ game }, me, decision) {
    if (decision !== PASS) fight(game, me)
  },
})
