import type { Update } from '../../link/protocol.ts'

/** P29: whether advice may be asked for now, and is of use. At tables online nobody plays with a second head. */
export function mayHaveHint({ place, question, eyes }: Update): boolean {
  return place === 'here' && eyes !== undefined && (question?.decisions.length ?? 0) > 1
}
