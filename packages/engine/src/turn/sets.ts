import { KINDS_PER_RACE, type Kind, strengthOf } from '../cards/allies.ts'
import { type Game, NOBODY, type Seat } from '../game/game.ts'

/** Three bits for each kind of a race: there are no more than five of one. */
const BITS = 3
const MASK = 7
/** More sets than the allies of a whole race can form, superfluous ones left out. */
const ROOM = 4096
const STRONGEST_ALLY = 5
/** The weakest of several allies of a race is never stronger: there is one 5 only. */
const STRONGEST_TWICE = 4
/** As strong as all allies of a race together could be. */
const STRONGEST_SET = 63

/**
 * The sets of allies of one race that a payment may hold, the weakest first.
 *
 * A set is a code of three bits a kind. Sets that hold a superfluous ally by themselves are left out.
 */
export class Sets {
  size = 0
  readonly codes = new Uint32Array(ROOM)
  /** The strength of each set. */
  readonly sums = new Uint8Array(ROOM)
  /** The weakest ally of each set of two or more; `NOBODY` for a single ally. */
  readonly twice = new Uint8Array(ROOM)
  /** The strength of all allies that may be used. */
  strength = 0
  /** Some were laid down already: the race cannot be left out. */
  mustBeUsed = false
  private strongest = 0
  /** The index of the first set of at least each strength, up to the strongest. */
  private readonly starts = new Uint16Array(STRONGEST_SET + 1)
  private readonly found = {
    codes: new Uint32Array(ROOM),
    sums: new Uint8Array(ROOM),
    twice: new Uint8Array(ROOM),
  }

  /** How many of a kind a set holds. */
  static countIn(code: number, kind: Kind): number {
    return (code >>> ((kind % KINDS_PER_RACE) * BITS)) & MASK
  }

  /**
   * Finds the sets of the kinds from `first` to `end` in a hand.
   *
   * With a kind to be laid down `next`, what was laid down before it stands, and no kind below it is
   * added any more.
   */
  fill(game: Game, me: Seat, first: Kind, end: Kind, next: Kind, cost: number): void {
    const hand = game.hand[me]
    this.found.codes[0] = 0
    this.found.sums[0] = 0
    this.found.twice[0] = NOBODY
    this.size = 1
    this.strength = 0
    this.mustBeUsed = false
    for (let kind = first; kind < end; kind++) {
      const laid = next < 0 ? 0 : game.paid[kind] + (kind === next ? 1 : 0)
      const more = kind < next ? 0 : hand[kind] - (kind === next ? 1 : 0)
      if (laid + more === 0) continue
      this.strength += (laid + more) * strengthOf[kind]
      if (laid > 0) this.lay(kind, laid, cost)
      if (more > 0) this.extend(kind, more, cost)
    }
    this.sort()
  }

  /** The index from which on sets have at least this strength. */
  startFor(strength: number): number {
    return strength > this.strongest ? this.size : this.starts[Math.max(0, strength)]
  }

  /** The index from which on every set holds an ally too many for the strength that is missing. */
  endFor(missing: number): number {
    return this.startFor(Math.max(missing + STRONGEST_TWICE, STRONGEST_ALLY + 1))
  }

  /** Adds to every set the allies of a kind that were laid down already. */
  private lay(kind: Kind, count: number, cost: number): void {
    this.mustBeUsed = true
    const old = this.size
    this.size = 0
    for (let i = 0; i < old; i++) this.append(i, kind, count, cost)
  }

  /** Adds to every set all numbers of a kind that are there. */
  private extend(kind: Kind, most: number, cost: number): void {
    const old = this.size
    for (let count = 1; count <= most; count++)
      for (let i = 0; i < old; i++) this.append(i, kind, count, cost)
  }

  private append(from: number, kind: Kind, count: number, cost: number): void {
    const { codes, sums, twice } = this.found
    const strength = strengthOf[kind]
    const sum = sums[from] + strength * count
    // Kinds come by ascending strength: what is there already is the weakest.
    let weakest = twice[from]
    if (weakest === NOBODY)
      if (sums[from] > 0) weakest = sums[from]
      else if (count > 1) weakest = strength
    if (sum - weakest >= cost) return
    const at = this.size++
    codes[at] = codes[from] + (count << ((kind % KINDS_PER_RACE) * BITS))
    sums[at] = sum
    twice[at] = weakest
  }

  /** Puts the sets into the order of their strength; the empty one is dropped. */
  private sort(): void {
    const { found, starts } = this
    let strongest = 0
    for (let i = 0; i < this.size; i++) if (found.sums[i] > strongest) strongest = found.sums[i]
    this.strongest = strongest
    for (let strength = 0; strength <= strongest; strength++) starts[strength] = 0
    for (let i = 0; i < this.size; i++) starts[found.sums[i]]++
    let before = 0
    for (let strength = 1; strength <= strongest; strength++) {
      const count = starts[strength]
      starts[strength] = before
      before += count
    }
    for (let i = 0; i < this.size; i++) {
      const sum = found.sums[i]
      if (sum === 0) continue
      const at = starts[sum]++
      this.codes[at] = found.codes[i]
      this.sums[at] = sum
      this.twice[at] = found.twice[i]
    }
    // Each start has moved to the end of its sets, which is the start of the next.
    for (let strength = strongest; strength > 0; strength--) starts[strength] = starts[strength - 1]
    if (strongest > 0) starts[1] = 0
    starts[0] = 0
    this.size = before
  }
}
