import type { Stream } from '../../streams.ts'
import { ROW } from '../samples.ts'

/** The samples that came last. */
export class Memory {
  readonly rows: Uint8Array
  private readonly capacity: number
  /** How many samples came in all. */
  seen = 0

  constructor(capacity: number) {
    this.capacity = capacity
    this.rows = new Uint8Array(capacity * ROW)
  }

  get size(): number {
    return Math.min(this.seen, this.capacity)
  }

  /** Takes in rows, and returns how many they were. */
  takeIn(shard: Uint8Array): number {
    const count = Math.floor(shard.length / ROW)
    for (let row = 0; row < count; row++) {
      const at = (this.seen++ % this.capacity) * ROW
      this.rows.set(shard.subarray(row * ROW, (row + 1) * ROW), at)
    }
    return count
  }

  /** The numbers of some rows. */
  some(count: number, stream: Stream): Uint32Array {
    return Uint32Array.from({ length: count }, () => stream.below(this.size))
  }
}
