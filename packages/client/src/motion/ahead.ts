import { countOf, effectOf, FIRST_KRAKEN, KINDS, type View } from '@hadal/engine'
import type { PictureOf } from '../art/pictures.ts'

/** The pictures that motion needs before the table does, in the order in which it is likely to. */
export function pictures({ expansions }: Pick<View, 'expansions'>): readonly PictureOf[] {
  const allies = Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => kind < FIRST_KRAKEN || expansions.includes('kraken'))
    .filter((kind) => effectOf[kind] === 0 || expansions.includes('leviathan'))
    .toSorted((one, other) => (countOf[other] ?? 0) - (countOf[one] ?? 0))
  return [
    { back: 'exploration' },
    { monster: true },
    ...allies.flatMap((ally) => [{ ally }, { ally, bare: true }]),
  ]
}
