import { SCORE_UNIT } from '@hadal/bots'
import { CHANCE, MARGIN, PLAYERS, SCORES, SEATS, WHOLE, WINS } from '../samples.ts'
import type { LearningHead } from './head.ts'

/** How much each loss counts: the win, the margin, everybody's chances, everybody's points. */
export const WEIGHTS = [1, 1, 0.5, 0.25] as const

/** What is wrong with one judgement, in the order of `WEIGHTS`; every output is told its part in it. */
export function blame(
  ofAction: LearningHead,
  ofState: LearningHead,
  rows: Uint8Array,
  first: number,
): readonly [win: number, margin: number, chances: number, points: number] {
  const players = rows[first + PLAYERS] ?? 0
  const win = (rows[first + CHANCE] ?? 0) / WHOLE
  const margin = (2 * (rows[first + MARGIN] ?? 0)) / WHOLE - 1
  const [winLogit = 0, lead = 0] = ofAction.out
  ofAction.blame[0] = WEIGHTS[0] * (1 / (1 + Math.exp(-winLogit)) - win)
  const apart = lead - margin
  ofAction.blame[1] = WEIGHTS[1] * 2 * apart
  return [
    Math.max(winLogit, 0) - winLogit * win + Math.log1p(Math.exp(-Math.abs(winLogit))),
    apart * apart,
    blameChances(ofState, rows, first, players),
    blamePoints(ofState, rows, first, players),
  ]
}

/** Cross entropy of a softmax over those who sit there. */
function blameChances(
  { out, blame }: LearningHead,
  rows: Uint8Array,
  first: number,
  players: number,
): number {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < players; i++) most = Math.max(most, out[i] ?? 0)
  let sum = 0
  for (let i = 0; i < players; i++) sum += Math.exp((out[i] ?? 0) - most)
  let loss = 0
  for (let i = 0; i < SEATS; i++) {
    const win = (rows[first + WINS + i] ?? 0) / WHOLE
    const logit = (out[i] ?? 0) - most
    if (i < players) loss -= win * (logit - Math.log(sum))
    blame[i] = i < players ? WEIGHTS[2] * (Math.exp(logit) / sum - win) : 0
  }
  return loss
}

/** The sum of the squares over those who sit there. */
function blamePoints(
  { out, blame }: LearningHead,
  rows: Uint8Array,
  first: number,
  players: number,
): number {
  let loss = 0
  for (let i = 0; i < SEATS; i++) {
    const apart = (out[SEATS + i] ?? 0) - (rows[first + SCORES + i] ?? 0) / SCORE_UNIT
    if (i < players) loss += apart * apart
    blame[SEATS + i] = i < players ? WEIGHTS[3] * 2 * apart : 0
  }
  return loss
}
