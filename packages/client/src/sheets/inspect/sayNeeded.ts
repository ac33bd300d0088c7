import { Effect, effectOf } from '@hadal/engine'
import { m } from '@hadal/words'
import { type Fighter, pearlsForCertain } from './fighters.ts'

const HIGHEST = 6

/** What an attack asks of the die: `certain`, `4 or more`, `out of reach`. */
export function sayNeeded(fighter: Fighter): string {
  const { needed, kind } = fighter
  if (needed <= 1) return m.log_die_certain()
  const takesPearls = effectOf[kind] === Effect.Pearls
  if (needed > HIGHEST)
    return takesPearls ? m.log_die_pearls({ count: needed - HIGHEST }) : m.log_die_never()
  if (takesPearls) return m.log_die_or_pearls({ needed, count: pearlsForCertain(fighter) })
  return needed === HIGHEST ? m.log_die_six() : m.log_die_at_least({ needed })
}
