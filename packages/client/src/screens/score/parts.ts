import type { Score } from '@hadal/engine'
import { m, scoreCategoryName } from '@hadal/words'
import { SOURCES, type Source } from './sources.ts'

export function sourceName(source: Source): string {
  return source === 'losses' ? m.score_deep() : scoreCategoryName(source)
}

/** The sources that matter at a table: what the deep gives and takes only with the expansions. */
export function sourcesAt(scores: readonly Score[]): readonly Source[] {
  const hasDeep = scores.some(
    ({ nebulis, kraken, wounds, scourge }) => nebulis || kraken || wounds || scourge,
  )
  return SOURCES.filter((source) => source !== 'losses' || hasDeep)
}
