import type { Score } from '@hadal/engine'

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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
