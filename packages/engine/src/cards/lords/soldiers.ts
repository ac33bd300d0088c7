import { addLeviathan } from '../../border/leviathans.ts'
import { Expansion } from '../../game/expansions.ts'
import type { Seat } from '../../game/game.ts'
import { chose } from '../../game/options.ts'
import { kernel, type Table } from '../../game/table.ts'
import {
  allyWords,
  anyOf,
  from,
  lordWords,
  named,
  SEAT_NAMES,
  seatWords,
} from '../../notation/words.ts'
import { discardAlly, toDiscard } from '../../turn/hand.ts'
import { enforceHandLimit } from '../../turn/limit.ts'
import { disableLord, isDisabled, isFree } from '../../turn/lords.ts'
import { losePearls } from '../../turn/pearls.ts'
import {
  leviathanTokensOfSeat,
  SECOND_PILE,
  stealLeviathanToken,
  stealToken,
  tokensOfSeat,
} from '../../turn/tokens.ts'
import { KINDS_PER_RACE, RACE_NAMES, RACES } from '../allies.ts'
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
  recruitCost: { mine: 0, theirs: 2 },
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
  removedBy: Expansion.Leviathan,
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
  words: anyOf(seatWords, from(SECOND_PILE, SEAT_NAMES, 'leviathan ')),
  options(game, me, out) {
    for (let them = 0; them < game.players; them++) {
      if (them === me || isSheltered(game, them, Guild.Soldier)) continue
      if (tokensOfSeat(game, them) > 0) out.add(them)
      if (leviathanTokensOfSeat(game, them) > 0) out.add(SECOND_PILE + them)
    }
  },
  answer(table, me, decision) {
    if (decision < SECOND_PILE) stealToken(table, me, decision)
    else stealLeviathanToken(table, me, decision - SECOND_PILE)
  },
})

/** A pearl of every opponent's gain of 2 or more at once. */
export const highwayman = lord({
  name: 'highwayman',
  box: Expansion.Kraken,
  guild: Guild.Soldier,
  influence: 4,
  keys: 1,
  cost: 9,
  races: 2,
  toll: 1,
})

/** Each opponent discards an affiliated ally of a race of choice. */
export const executioner = lord({
  name: 'executioner',
  box: Expansion.Kraken,
  guild: Guild.Soldier,
  influence: 5,
  keys: 0,
  cost: 9,
  races: 3,
  onRecruit: ({ game }, me) => kernel.ask(game, nameRace, me),
})

const nameRace = kernel.question('name a race', {
  words: named(RACE_NAMES.slice(0, RACES)),
  options(_game, _me, out) {
    for (let race = 0; race < RACES; race++) out.add(race)
  },
  answer: (table, me, race) =>
    eachOpponent(({ game }, them) => kernel.ask(game, discardAffiliated, them, race))(table, me),
})

const discardAffiliated = kernel.question('discard an affiliated ally', {
  words: allyWords,
  options(game, me, out, race) {
    const first = race * KINDS_PER_RACE
    for (let kind = first; kind < first + KINDS_PER_RACE; kind++)
      if (game.affiliated[me][kind]) out.add(kind)
  },
  answer(table, me, kind) {
    table.game.affiliated[me][kind]--
    toDiscard(table.game, kind)
    table.tell?.({ type: 'affiliated-discarded', seat: me, kind })
  },
})

/** A second leviathan may be fought in a turn. */
export const intrepid = lord({
  name: 'intrepid',
  box: Expansion.Leviathan,
  guild: Guild.Soldier,
  influence: 4,
  keys: 1,
  cost: 6,
  races: 1,
  secondFight: true,
})

/** An opponent of choice adds a leviathan to the border. */
export const borderGuard = lord({
  name: 'border-guard',
  box: Expansion.Leviathan,
  guild: Guild.Soldier,
  influence: 6,
  keys: 0,
  cost: 8,
  races: 2,
  onRecruit: ({ game }, me) => kernel.ask(game, chooseSeatForLeviathan, me),
})

const chooseSeatForLeviathan = kernel.question('choose who adds a leviathan', {
  words: seatWords,
  options(game, me, out) {
    if (game.leviathanDeckSize === 0) return
    const stopped = chose(game, 'shamanStopsBorderGuard', 'yes')
    for (let them = 0; them < game.players; them++)
      if (them !== me && !(stopped && isSheltered(game, them, Guild.Soldier))) out.add(them)
  },
  answer: (table, _me, them) => addLeviathan(table, them),
})
