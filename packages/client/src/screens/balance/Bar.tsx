import type { Share } from './shares.ts'

/** What a bar begins and ends with. */
export interface Scale {
  readonly from: number
  readonly to: number
  /** The share of everybody, if all were alike. */
  readonly fair: number
}

/** Room for every interval, in whole steps of five per cent. */
export function scaleFor(shares: readonly Pick<Share, 'least' | 'most'>[], fair: number): Scale {
  const STEP = 0.05
  const from = Math.min(fair, ...shares.map(({ least }) => least))
  const to = Math.max(fair, ...shares.map(({ most }) => most))
  return {
    from: Math.max(0, Math.floor(from / STEP) * STEP),
    to: Math.min(1, Math.ceil(to / STEP) * STEP),
    fair,
  }
}

interface Props {
  readonly share: Pick<Share, 'share' | 'least' | 'most'>
  readonly scale: Scale
}

/** A share as a bar, its interval as a line across the end; the numbers beside it say the same. */
export function Bar({ share: { share, least, most }, scale: { from, to, fair } }: Props) {
  const at = (value: number): number => (value - from) / (to - from)
  return (
    <span
      className={`ba-b ${share < fair ? 'under' : 'over'}`}
      style={{ '--a': at(share), '--l': at(least), '--h': at(most), '--f': at(fair) }}
      aria-hidden="true"
    >
      <i className="ba-f" />
      <i className="ba-i" />
      <i className="ba-e" />
    </span>
  )
}
