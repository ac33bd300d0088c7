import { m } from '@hadal/words'
import type { TableState } from '../../link/store.ts'

/** How much of what the bots have learned is here, while it is on its way. */
export function sayMinds({ minds }: Pick<TableState, 'minds'>): string | undefined {
  if (minds?.state !== 'fetching') return undefined
  return m.bots_fetching({ percent: Math.round(100 * minds.share) })
}
