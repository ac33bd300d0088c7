import type { Seat } from '../../game/game.ts'
import { kernel, type Table } from '../../game/table.ts'
import { lordWords, seatWords } from '../../notation/words.ts'
import { discardAlly } from '../../turn/hand.ts'
import { enforceHandLimit } from '../../turn/limit.ts'
import { disableLord, isDisabled, isFree } from '../../turn/lords.ts'
import { losePearls } from '../../turn/pearls.ts'
import { stealToken, tokensOfSeat } from '../../turn/tokens.ts'
import { Guild, isSheltered, lord, lords } from '../lord.ts'

/**
 * A power against each opponent whom nothing shelters.
 *
 * What is asked last is answered first, so the seats are walked through backwards.
 */
const eachOpponent =
  (effect: (table: Table, them: Seat, me: Seat) => void) => (table: Table, me: Seat) => {
    const { players } = table.game
    for (let step = players - 1; step > 0; step--) {
      const them = (me + step) % players
      if (!isSheltered(table.game, them, Guild.Soldier)) effect(table, them, me)
    }
  }

/** Opponents pay 2 more for every lord. */
export const recruiter = lord({
  name: 'recruiter',
  guild: Guild.Soldier,
  influence: 4,
  keys: 1,
  cost: 10,
  races: 2,
  recruitCost: { theirs: 2 },
})

/** Each opponent discards an ally of their choice. */
export const jailer = lord({
  name: 'jailer',
  guild: Guild.Soldier,
  influence: 7,
  keys: 0,
  cost: 6,
  races: 3,
  onRecruit: eachOpponent(({ game }, them) => kernel.ask(game, discardAlly, them)),
})

/** Each opponent loses 2 pearls. */
export const seeker = lord({
  name: 'seeker',
  guild: Guild.Soldier,
  influence: 7,
  keys: 0,
  cost: 7,
  races: 2,
  onRecruit: eachOpponent((table, them) => losePearls(table, them, 2)),
})

/** One free lord of each opponent is disabled. */
export const assassin = lord({
  name: 'assassin',
  guild: Guild.Soldier,
  influence: 6,
  keys: 0,
  cost: 10,
  races: 1,
  onRecruit: eachOpponent(({ game }, them, me) => kernel.ask(game, chooseLordToDisable, me, them)),
})

const chooseLordToDisable = kernel.question('choose a lord to disable', {
  words: lordWords,
  options(game, _me, out, them) {
    for (let id = 0; id < lords.length; id++)
      if (isFree(game, them, id) && !isDisabled(game, id)) out.add(id)
  },
  answer(table, _me, struck, them) {
    disableLord(table, them, struck)
  },
})

/** Opponents keep 6 allies at most: now, and at the end of each of their turns. */
export const commander = lord({
  name: 'commander',
  guild: Guild.Soldier,
  influence: 4,
  keys: 1,
  cost: 8,
  races: 1,
  opponentsHandLimit: 6,
  onRecruit: eachOpponent(({ game }, them) => enforceHandLimit(game, them)),
})

/** Opponents who fight are rewarded one space lower. */
export const tamer = lord({
  name: 'tamer',
  guild: Guild.Soldier,
  influence: 4,
  keys: 1,
  cost: 6,
  races: 3,
  rewardSetBack: 1,
})

/** A monster token, at random, from an opponent of choice. */
export const hunter = lord({
  name: 'hunter',
  guild: Guild.Soldier,
  influence: 6,
  keys: 0,
  cost: 8,
  races: 2,
  onRecruit: ({ game }, me) => kernel.ask(game, chooseSeatToRob, me),
})

const chooseSeatToRob = kernel.question('choose whom to rob of a token', {
  words: seatWords,
  options(game, me, out) {
    for (let them = 0; them < game.players; them++)
      if (them !== me && tokensOfSeat(game, them) > 0 && !isSheltered(game, them, Guild.Soldier))
        out.add(them)
  },
  answer(table, me, them) {
    stealToken(table, me, them)
  },
})
