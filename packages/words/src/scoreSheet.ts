import type { Score } from '@hadal/engine'
import { list } from './cards.ts'
import { m } from './messages.ts'
import { scoreCategoryName } from './score.ts'
import { subject, type Who } from './who.ts'

/** Where points come from, in the order of the score sheet. */
export const SOURCES = ['lords', 'locations', 'affiliated', 'tokens', 'losses'] as const
export type Source = (typeof SOURCES)[number]

/** What one source brought to somebody; wounds and nebulis take away. */
export function pointsFrom(source: Source, score: Score): number {
  switch (source) {
    case 'lords':
      return sum(score.lords.map(({ points }) => points))
    case 'locations':
      return sum(score.locations.map(({ points }) => points))
    case 'affiliated':
      return sum(score.affiliated)
    case 'tokens':
      return score.tokens
    case 'losses':
      return score.nebulis + score.kraken + score.wounds + score.scourge
  }
}

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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Scores in the order of places, the best first. */
export type Ranked = readonly (Score & { readonly place: number })[]

const nameOf = (who: Who, seat: number): string =>
  seat === who.you ? m.table_you_capital() : subject(who, seat).name

/** B9.5: who won; several only if nothing tells them apart. */
export function sayWinner(who: Who, result: Ranked): string {
  const first = result.filter(({ place }) => place === 1)
  if (first.length === 1 && first[0]?.seat === who.you) return m.score_you_win()
  const names = first.map(({ seat }) => nameOf(who, seat))
  return first.length === 1
    ? m.score_wins({ name: names[0] ?? '' })
    : m.score_share({ names: list(names) })
}

/** By how much, or what decided between equals. */
export function sayMargin({ names }: Who, result: Ranked): string {
  const [first, second] = result
  if (!first || !second) return ''
  const name = names[second.seat] ?? ''
  if (first.place === second.place) return m.score_all_equal({ points: first.total })
  if (first.total > second.total)
    return m.score_ahead({ points: first.total, count: first.total - second.total, name })
  return first.pearls > second.pearls
    ? m.score_by_pearls({ points: first.total, name })
    : m.score_by_lord({ points: first.total, name })
}
