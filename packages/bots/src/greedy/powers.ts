import { type LordId, lords, PASS, SECOND_PILE, scoreOf } from '@hadal/engine'
import { cheapestAllies, missingFor } from './allies.ts'
import { stackToDeny } from './council.ts'
import { plainWorth, profitOf, strikeWorth, worthOfLord, worthOfOwn } from './lords.ts'
import { savedByNebulis, waysToUse } from './nebulis.ts'
import { best } from './pick.ts'
import { wantsToReserve } from './sentinels.ts'
import { at, type Situation, targetFor } from './situation.ts'
import { secondPileWorth } from './tokens.ts'
import { promiseOfLord } from './turn.ts'

/** What the Corruptor's second lord costs. */
export const BRIBE = 5
/** A power is used when it gains more than this. */
const WORTHWHILE = 0.3
/** What a turn brings anyhow: a stack must be worth more to be denied. */
const USUAL_TURN = 3

// All of these can wait for the end of the turn, when most is known.
const TURN_POWERS: ReadonlyMap<string, (s: Situation) => boolean> = new Map([
  ['slaver', wantsToSell],
  ['oracle', wantsToDeny],
  ['opportunist', wantsToReplace],
  ['watcher', wantsToReserve],
  ['vigil', wantsToReserve],
  ['lookout', wantsToReserve],
])

// These are of use in the turn itself.
const EARLY_POWERS: ReadonlyMap<string, (s: Situation) => boolean> = new Map([
  ['ferryman', () => true],
  ['recipient', wantsAnotherLord],
])

/** Whether a power for once a turn is wanted now. One that is not known is left alone. */
export function wantsPower(s: Situation, lord: LordId): boolean {
  const name = lords[lord]?.name ?? ''
  const early = EARLY_POWERS.get(name)
  if (early !== undefined) return early(s)
  if (s.view.asked?.question !== 'end your turn') return false
  return TURN_POWERS.get(name)?.(s) ?? false
}

/** Recipient: a lord for nothing, before the turn is taken: afterwards it would be for the others. */
function wantsAnotherLord(s: Situation): boolean {
  if (s.view.asked?.question !== 'take your turn') return false
  return promiseOfLord(s, USUAL_TURN, s.purse) > WORTHWHILE
}

function wantsToSell(s: Situation): boolean {
  const [cheapest] = cheapestAllies(s, 1, () => true)
  return cheapest !== undefined && 2 * s.pearl - cheapest.worth > WORTHWHILE
}

function wantsToDeny(s: Situation): boolean {
  const stacks = s.view.councilSize.flatMap((size, race) => (size > 0 ? [race] : []))
  return stackToDeny(s, stacks).worth > USUAL_TURN
}

export function discardStack(s: Situation, options: readonly number[]): number | undefined {
  return stackToDeny(s, options).race
}

function wantsToReplace(s: Situation): boolean {
  return s.targets.some(({ lord }) => danger(s, lord) > USUAL_TURN)
}

/** What opponents would gain by a lord of the court that they can pay for, less what I would. */
function danger(s: Situation, lord: LordId): number {
  const card = lords[lord]
  if (card === undefined) return 0
  let most = 0
  for (let step = 1; step < s.view.players; step++)
    most = Math.max(most, gainInReach(s.as((s.me + step) % s.view.players), lord))
  return most - gainInReach(s, lord)
}

/** What a lord brings a seat that can pay for it now; nothing to one that cannot. */
export function gainInReach(s: Situation, lord: LordId): number {
  const card = lords[lord]
  if (card === undefined) return 0
  const target = targetFor(s, card)
  return missingFor(s, target, s.strengths, s.purse) > 0 ? 0 : profitOf(s, target)
}

export function replaceAtCourt(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (lord) => danger(s, lord))
}

/** Corruptor: a second lord for pearls. */
export function bribeLord(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (lord) => (lord === PASS ? WORTHWHILE : gainByBribe(s, lord)))
}

function gainByBribe(s: Situation, lord: LordId): number {
  const saved = Math.max(0, ...waysToUse(s, BRIBE).map((used) => savedByNebulis(s, used)))
  return worthOfLord(s, lord) - BRIBE * s.pearl + saved
}

/** Traitor: the lord worth least gives way to the best of the court, if that gains something. */
export function dismissForCourt(s: Situation, options: readonly number[]): number | undefined {
  const inReturn = Math.max(...s.targets.map(({ lord }) => worthOfLord(s, lord)))
  return dismiss(s, options, inReturn)
}

/** Schemer: the same for whatever the deck brings. */
export function dismissForTopLord(s: Situation, options: readonly number[]): number | undefined {
  const unseen = lords.filter(({ id }) => at(s.game.lordDeck, id) === 1)
  const total = unseen.reduce((sum, card) => sum + plainWorth(s, card), 0)
  return dismiss(s, options, total / Math.max(1, unseen.length))
}

function dismiss(s: Situation, options: readonly number[], inReturn: number): number | undefined {
  return best(options, (option) => {
    if (option === PASS) return WORTHWHILE
    const dismissed = s.mine.lords.find(({ lord }) => lord === option)
    return dismissed === undefined ? 0 : inReturn - worthOfOwn(s, dismissed)
  })
}

export function takeLord(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (lord) => worthOfLord(s, lord))
}

/** Assassin: key and power of the victim are what it loses. */
export function disableLord(s: Situation, options: readonly number[]): number | undefined {
  const owner = s.as(s.view.asked?.a ?? s.me)
  return best(options, (lord) => strikeWorth(owner, lord))
}

/** Hunter: the leader among those who have something to lose. */
export function chooseVictim(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (option) => {
    if (option < SECOND_PILE) return scoreOf(s.game, option).total
    const better = secondPileWorth(s) - s.weights.token
    return scoreOf(s.game, option - SECOND_PILE).total + 2 * better
  })
}
