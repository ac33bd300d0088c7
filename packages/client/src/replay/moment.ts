import type { Eyes } from './tape.ts'

/** Where an address points to in a game, as far as it says so. */
export interface Moment {
  readonly at: number | undefined
  readonly eyes: Eyes | undefined
}

const AT = 'at'
const SEAT = 'seat'
const ALL = 'all'

/** `?at=57&seat=2`: after 57 decisions, through the eyes of the second seat; `seat=all` with open hands. */
export function writeMoment({ at, eyes }: Moment): string {
  const words = new URLSearchParams()
  if (at !== undefined) words.set(AT, String(at))
  if (eyes !== undefined) words.set(SEAT, eyes === 'open' ? ALL : String(eyes + 1))
  const written = words.toString()
  return written === '' ? '' : `?${written}`
}

/** Reads it back; what cannot be in a game of so many decisions and seats is as if it were not there. */
export function readMoment(search: string, last: number, players: number): Moment {
  const words = new URLSearchParams(search)
  const at = numberIn(words.get(AT))
  const seat = numberIn(words.get(SEAT))
  const isSeat = seat !== undefined && seat >= 1 && seat <= players
  return {
    at: at === undefined ? undefined : Math.min(at, last),
    eyes: words.get(SEAT) === ALL ? 'open' : isSeat ? seat - 1 : undefined,
  }
}

function numberIn(written: string | null): number | undefined {
  return written !== null && /^\d{1,6}$/.test(written) ? Number(written) : undefined
}
