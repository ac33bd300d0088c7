import { Place } from '../../game/game.ts'
import { kernel } from '../../game/table.ts'
import { anyOf, locationWords, PASS, pass, raceWords } from '../../notation/words.ts'
import { gainLocation, offerLocations } from '../../turn/control.ts'
import { moveLordsUnder } from '../../turn/lords.ts'
import { canTakeAnyStack, discardStack, offerStacks, takeStack } from '../../turn/support.ts'
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

const chooseStack = kernel.question('take a stack', {
  words: raceWords,
  options: offerStacks,
  answer: takeStack,
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
    offerLocations(game, me, out)
    if (out.size === 0) return
    out.clear()
    for (let location = 0; location < locations.length; location++)
      if (game.locationPlace[location] === Place.Seat + me) out.add(location)
    if (out.size > 0) out.add(PASS)
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
