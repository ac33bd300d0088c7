import { locationName, m, subject, type Who } from '@hadal/words'
import type { Whereabouts } from './whereabouts.ts'

/** Where a lord is, as a sentence. */
export function sayWhere(who: Who, where: Whereabouts): string {
  switch (where.place) {
    case 'court':
      return where.reservedBy === undefined
        ? m.log_lord_at_court()
        : m.log_lord_reserved(subject(who, where.reservedBy))
    case 'gone':
      return m.log_lord_gone()
    case 'deck':
      return m.log_lord_in_deck()
    case 'seat': {
      const owner = subject(who, where.seat)
      if (where.under !== undefined)
        return m.log_lord_under({ ...owner, location: locationName(where.under) })
      if (where.disabled) return m.log_lord_disabled(owner)
      return where.used ? m.log_lord_used(owner) : m.log_lord_free(owner)
    }
  }
}
