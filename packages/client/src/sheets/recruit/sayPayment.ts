import type { Payment } from '@hadal/engine'
import { list, sayKinds, sayNebulis, sayPearls } from '@hadal/words'

/** A payment in words: allies, then pearls, then nebulis. */
export function sayPayment({ allies, pearls, nebulis = 0 }: Payment): string {
  const parts = [
    ...(allies.length > 0 ? [sayKinds(allies)] : []),
    ...(pearls > 0 ? [sayPearls(pearls)] : []),
    ...(nebulis > 0 ? [sayNebulis(nebulis)] : []),
  ]
  return list(parts, 'and')
}
