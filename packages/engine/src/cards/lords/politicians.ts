import { borderWords } from '../../border/fight.ts'
import { harm } from '../../border/harm.ts'
import { Expansion } from '../../game/expansions.ts'
import { BORDER, COURT, type Game, Place, type Seat } from '../../game/game.ts'
import { kernel } from '../../game/table.ts'
import type { Options } from '../../kernel/options.ts'
import { anyOf, from, lordWords, PASS, pass, SETTLE } from '../../notation/words.ts'
import { changeNebulis, offerWaysToPay, purseOf } from '../../smuggling/nebulis.ts'
import { isReservedFrom, Zone } from '../../smuggling/sentinels.ts'
import {
  discardLordOf,
  drawLord,
  enterPlay,
  farthestFreeSpace,
  freeLord,
  isFree,
  leaveCourt,
  offerCourt,
  toCourt,
} from '../../turn/lords.ts'
import { tellOpponents } from '../../turn/recruit.ts'
import { Guild, lord, lords } from '../lord.ts'

/** What the Corruptor's second lord costs. */
const BRIBE = 5

/** Whether the court has a lord that a seat may take or replace. */
function canTakeFromCourt(game: Game, me: Seat): boolean {
  for (let space = 0; space < COURT; space++)
    if (game.court[space] && !isReservedFrom(game, me, Zone.Court, game.court[space] - 1))
      return true
  return false
}

/** The free lords of a seat but one. */
function offerOtherLords(game: Game, me: Seat, self: number, out: Options): void {
  for (let id = 0; id < lords.length; id++) if (id !== self && isFree(game, me, id)) out.add(id)
}

/** Once a turn: a lord of the court gives way to the top lord of the deck. */
export const opportunist = lord({
  name: 'opportunist',
  guild: Guild.Politician,
  influence: 5,
  keys: 1,
  cost: 6,
  races: 3,
  turnPower: {
    can: (game, me) => game.lordDeckSize > 0 && canTakeFromCourt(game, me),
    use: ({ game }, me) => kernel.ask(game, replaceAtCourt, me),
  },
})

const replaceAtCourt = kernel.question('replace a lord of the court', {
  words: lordWords,
  unbroken: 'always',
  options: offerCourt,
  answer(table, _me, replaced) {
    const { game } = table
    const space = leaveCourt(table, replaced)
    game.lordPlace[replaced] = Place.Gone
    table.tell?.({ type: 'lord-discarded', lord: replaced, seat: undefined })
    toCourt(table, drawLord(table), space)
  },
})

/** You may recruit a second lord of the court for 5 pearls. */
export const corruptor = lord({
  name: 'corruptor',
  guild: Guild.Politician,
  influence: 6,
  keys: 0,
  cost: 10,
  races: 1,
  onRecruit: ({ game }, me) => kernel.ask(game, bribeLord, me),
})

const bribeLord = kernel.question('recruit a second lord', {
  words: anyOf(lordWords, pass),
  options(game, me, out) {
    if (purseOf(game, me) >= BRIBE) offerCourt(game, me, out)
    out.add(PASS)
  },
  answer(table, me, bribed) {
    if (bribed !== PASS) kernel.ask(table.game, payBribe, me, bribed)
  },
})

const payBribe = kernel.question('pay for the second lord', {
  words: from(SETTLE, ['settle', 'settle with 1 nebulis', 'settle with 2 nebulis']),
  unbroken: 'always',
  options: (game, me, out) => offerWaysToPay(game, me, BRIBE, SETTLE, out),
  answer(table, me, decision, bribed) {
    const { game } = table
    const nebulis = decision - SETTLE
    const pearls = BRIBE - nebulis
    game.pearls[me] -= pearls
    table.tell?.({ type: 'lord-paid', seat: me, lord: bribed, allies: [], pearls, nebulis })
    leaveCourt(table, bribed)
    enterPlay(table, me, bribed)
    tellOpponents(table, me)
    changeNebulis(table, me, -nebulis)
  },
})

/** You may discard one of your other free lords for any lord of the court. */
export const traitor = lord({
  name: 'traitor',
  guild: Guild.Politician,
  influence: 6,
  keys: 0,
  cost: 12,
  races: 3,
  onRecruit: ({ game }, me) => kernel.ask(game, dismissForCourt, me),
})

const dismissForCourt = kernel.question('dismiss a lord for one of the court', {
  words: anyOf(lordWords, pass),
  options(game, me, out) {
    if (canTakeFromCourt(game, me)) offerOtherLords(game, me, traitor.id, out)
    out.add(PASS)
  },
  answer({ game }, me, dismissed) {
    if (dismissed !== PASS) kernel.ask(game, replaceDismissed, me, dismissed)
  },
})

const replaceDismissed = kernel.question('choose the lord in return', {
  words: lordWords,
  unbroken: 'always',
  options: offerCourt,
  answer(table, me, chosen, dismissed) {
    discardLordOf(table, me, dismissed)
    leaveCourt(table, chosen)
    enterPlay(table, me, chosen)
  },
})

/** Any races will do, in the right number. */
export const diplomat = lord({
  name: 'diplomat',
  guild: Guild.Politician,
  influence: 5,
  keys: 1,
  cost: 8,
  races: 1,
  anyRace: true,
})

/** Every lord costs 2 less. */
export const treasurer = lord({
  name: 'treasurer',
  guild: Guild.Politician,
  influence: 5,
  keys: 1,
  cost: 10,
  races: 2,
  recruitCost: { mine: -2, theirs: 0 },
})

/** You may discard one of your other free lords for the top lord of the deck. */
export const schemer = lord({
  name: 'schemer',
  guild: Guild.Politician,
  influence: 6,
  keys: 0,
  cost: 8,
  races: 3,
  onRecruit: ({ game }, me) => kernel.ask(game, dismissForTopLord, me),
})

const dismissForTopLord = kernel.question('dismiss a lord for the top of the deck', {
  words: anyOf(lordWords, pass),
  options(game, me, out) {
    if (game.lordDeckSize > 0) offerOtherLords(game, me, schemer.id, out)
    out.add(PASS)
  },
  answer(table, me, dismissed) {
    if (dismissed === PASS) return
    discardLordOf(table, me, dismissed)
    enterPlay(table, me, drawLord(table))
  },
})

/** Once a turn: the top lord of the deck joins the court. */
export const recipient = lord({
  name: 'recipient',
  box: Expansion.Kraken,
  guild: Guild.Politician,
  influence: 5,
  keys: 1,
  cost: 7,
  races: 2,
  turnPower: {
    can: (game) => game.lordDeckSize > 0 && farthestFreeSpace(game) >= 0,
    use: (table) => toCourt(table, drawLord(table), farthestFreeSpace(table.game)),
  },
})

/** One of your lords comes back from under its location. */
export const liberator = lord({
  name: 'liberator',
  box: Expansion.Kraken,
  guild: Guild.Politician,
  influence: 8,
  keys: 0,
  cost: 9,
  races: 2,
  onRecruit: ({ game }, me) => kernel.ask(game, chooseLordToFree, me),
})

const chooseLordToFree = kernel.question('free a lord', {
  words: lordWords,
  options(game, me, out) {
    for (let id = 0; id < lords.length; id++)
      if (game.lordPlace[id] === Place.Seat + me && game.lordUnder[id] !== 0) out.add(id)
  },
  answer: freeLord,
})

/** An extra token for each health point taken from a leviathan. */
export const altruist = lord({
  name: 'altruist',
  box: Expansion.Leviathan,
  guild: Guild.Politician,
  influence: 5,
  keys: 1,
  cost: 6,
  races: 1,
  tokensForHealth: 1,
})

/** A leviathan of choice loses one health. */
export const rebel = lord({
  name: 'rebel',
  box: Expansion.Leviathan,
  guild: Guild.Politician,
  influence: 7,
  keys: 0,
  cost: 8,
  races: 2,
  onRecruit: ({ game }, me) => kernel.ask(game, chooseLeviathanToHarm, me),
})

const chooseLeviathanToHarm = kernel.question('choose a leviathan to harm', {
  words: borderWords,
  options(game, _me, out) {
    for (let space = 0; space < BORDER; space++) if (game.border[space]) out.add(space)
  },
  answer: (table, me, space) => harm(table, me, space, 1),
})
