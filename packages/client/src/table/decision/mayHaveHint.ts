import type { Update } from '../../link/protocol.ts'

/**
 * P29: whether advice may be asked for now, and is of use.
 *
 * At tables online nobody plays with a second head, and in a lesson the guide knows best.
 */
export function mayHaveHint({ place, question, eyes, script }: Update): boolean {
  return (
    place === 'here' &&
    script === undefined &&
    eyes !== undefined &&
    (question?.decisions.length ?? 0) > 1
  )
}
