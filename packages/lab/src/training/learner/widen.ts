import type { Head, Weights } from '@hadal/bots'
import type { Plan } from '../plan.ts'
import { randomWeights } from './parameters.ts'

/** A network with a wider first layer that plays exactly as the narrower one, and has room to learn more. */
export function widen(narrow: Weights, plan: Plan): Weights {
  const wide = randomWeights({ ...plan, inner: narrow.shape.inner })
  const { hidden: from } = narrow.shape
  const { hidden: to } = wide.shape
  for (const table of ['state', 'action'] as const)
    eachRow(narrow[table], from, wide[table], to, (old, row) => {
      // What never came up has learnt nothing, and is to stay out.
      if (old.every((weight) => weight === 0)) row.fill(0)
      row.set(old)
    })
  for (const head of ['actionHead', 'stateHead'] as const) widenHead(narrow[head], wide[head])
  return wide
}

/** Whatever is new is not listened to yet. */
function widenHead(narrow: Head, wide: Head): void {
  wide.bias.set(narrow.bias)
  eachRow(narrow.inner, narrow.bias.length, wide.inner, wide.bias.length, (old, row) => {
    row.fill(0)
    row.set(old)
  })
  wide.innerBias.set(narrow.innerBias)
  wide.outer.set(narrow.outer)
  wide.outerBias.set(narrow.outerBias)
}

function eachRow(
  narrow: Float32Array,
  from: number,
  wide: Float32Array,
  to: number,
  todo: (old: Float32Array, row: Float32Array) => void,
): void {
  for (let at = 0; at * from < narrow.length; at++)
    todo(narrow.subarray(at * from, (at + 1) * from), wide.subarray(at * to, (at + 1) * to))
}
