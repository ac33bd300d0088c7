/** A seed for one game of a series: neighbours have nothing in common. */
export function seedOf(seed: number, game: number): number {
  // Murmur's last mixing steps; large seeds are folded first.
  let z = (seed ^ Math.floor(seed / 0x1_0000_0000) ^ Math.imul(game + 1, 0x9e3779b9)) >>> 0
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return (z ^ (z >>> 16)) >>> 0
}

/** Random numbers for bots, apart from the luck of the game. */
export class Stream {
  private state = 1

  constructor(seed: number) {
    this.restart(seed)
  }

  restart(seed: number): void {
    // The generator stands still at 0.
    this.state = seedOf(seed, 0x5eed) | 0 || 1
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    // Marsaglia's xorshift.
    let x = this.state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.state = x
    return Math.floor(((x >>> 0) * limit) / 0x1_0000_0000)
  }
}
