import { COURT, type Game, Place, type Seat } from '../../game/game.ts'
import { kernel } from '../../game/table.ts'
import type { Options } from '../../kernel/options.ts'
import { anyOf, lordWords, PASS, pass } from '../../notation/words.ts'
import {
  discardLordOf,
  drawLord,
  enterPlay,
  isFree,
  leaveCourt,
  lordsAtCourt,
  toCourt,
} from '../../turn/lords.ts'
import { purseOf } from '../../turn/purse.ts'
import { Guild, lord, lords } from '../lord.ts'

/** What the Corruptor's second lord costs. */
const BRIBE = 5

function offerCourt(game: Game, _me: Seat, out: Options): void {
  for (let space = 0; space < COURT; space++) if (game.court[space]) out.add(game.court[space] - 1)
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
    can: (game) => game.lordDeckSize > 0 && lordsAtCourt(game) > 0,
    use: ({ game }, me) => kernel.ask(game, replaceAtCourt, me),
  },
})

const replaceAtCourt = kernel.question('replace a lord of the court', {
  words: lordWords,
  unbroken: 'always',
  options: offerCourt,
  answer(table, _me, replaced) {
    const { game } = table
    const space = leaveCourt(game, replaced)
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
    if (purseOf(game, me) < BRIBE) return
    offerCourt(game, me, out)
    if (out.size > 0) out.add(PASS)
  },
  answer(table, me, bribed) {
    if (bribed === PASS) return
    const { game } = table
    game.pearls[me] -= BRIBE
    table.tell?.({ type: 'lord-paid', seat: me, lord: bribed, allies: [], pearls: BRIBE })
    leaveCourt(game, bribed)
    enterPlay(table, me, bribed)
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
    if (lordsAtCourt(game) === 0) return
    offerOtherLords(game, me, traitor.id, out)
    if (out.size > 0) out.add(PASS)
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
    leaveCourt(table.game, chosen)
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
  recruitCost: { mine: -2 },
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
    if (game.lordDeckSize === 0) return
    offerOtherLords(game, me, schemer.id, out)
    if (out.size > 0) out.add(PASS)
  },
  answer(table, me, dismissed) {
    if (dismissed === PASS) return
    discardLordOf(table, me, dismissed)
    enterPlay(table, me, drawLord(table))
  },
})
