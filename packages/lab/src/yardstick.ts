import { cpuMicroseconds } from './cpu.ts'

/** Steps between two looks at the clock. */
const STRETCH = 1_000_000

/**
 * The fixed loop that speeds on different machines are compared by: one step is one xorshift.
 *
 * Returns million steps per CPU second. Changing the loop makes old figures worthless.
 */
export function yardstick(microseconds: number): number {
  let state = 1_234_567
  let steps = 0
  let used = 0
  const started = cpuMicroseconds()
  while (used < microseconds) {
    state = stretch(state)
    steps += STRETCH
    used = cpuMicroseconds() - started
  }
  // Nobody needs the last state, but the loop must not be optimised away.
  if (state === 0) throw new Error('the generator stands still')
  return steps / used
}

function stretch(from: number): number {
  let x = from | 0
  for (let i = 0; i < STRETCH; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
  }
  return x
}
