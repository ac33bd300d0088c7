import { actionUnits, type Sparse, stateUnits } from '@hadal/bots'

/**
 * What the learner is told of one decision, one row of bytes each:
 * the inputs of the state, those of the action, then for each seat from the one that decided its share of
 * the win and its final score, how many played, and what the action is to be judged by.
 */
export const STATE = stateUnits.length
export const ACTION = actionUnits.length
export const SEATS = 5
export const WINS = STATE + ACTION
export const SCORES = WINS + SEATS
export const PLAYERS = SCORES + SEATS
/** What the answer is to be judged by: the chance of winning, and the margin. */
export const CHANCE = PLAYERS + 1
export const MARGIN = CHANCE + 1
/** The length of a row. */
export const ROW = Math.ceil((MARGIN + 1) / 4) * 4
/** A whole win; shares of it are whole numbers for all numbers of winners. */
export const WHOLE = 240

/** Rows that wait to be learnt. */
export class Samples {
  readonly bytes: Uint8Array
  size = 0

  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity * ROW)
  }

  get capacity(): number {
    return this.bytes.length / ROW
  }

  clear(): void {
    this.forget(this.size)
  }

  /** Forgets the rows that were noted last. */
  forget(count: number): void {
    this.bytes.fill(0, (this.size - count) * ROW, this.size * ROW)
    this.size -= count
  }

  /** Notes a decision; what came of it is told later. Returns the number of its row. */
  add(state: Sparse, action: Sparse): number {
    const row = this.size++
    const first = row * ROW
    write(this.bytes, first, state)
    write(this.bytes, first + STATE, action)
    return row
  }

  /** Tells what an answer is to be judged by: a chance, 0 to 1, and a margin as learnt. */
  judge(row: number, chance: number, margin: number): void {
    const first = row * ROW
    this.bytes[first + CHANCE] = Math.round(chance * WHOLE)
    this.bytes[first + MARGIN] = Math.round(((margin + 1) * WHOLE) / 2)
  }

  /** Tells what came of a decision: shares of the win and final scores by seat of the table. */
  tell(row: number, me: number, shares: readonly number[], scores: readonly number[]): void {
    const first = row * ROW
    const players = shares.length
    for (let distance = 0; distance < players; distance++) {
      const seat = (me + distance) % players
      this.bytes[first + WINS + distance] = Math.round((shares[seat] ?? 0) * WHOLE)
      this.bytes[first + SCORES + distance] = Math.max(0, Math.min(255, scores[seat] ?? 0))
    }
    this.bytes[first + PLAYERS] = players
  }
}

function write(bytes: Uint8Array, first: number, inputs: Sparse): void {
  for (let i = 0; i < inputs.size; i++) bytes[first + (inputs.index[i] ?? 0)] = inputs.value[i] ?? 0
}
