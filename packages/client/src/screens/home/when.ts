const DAY_MS = 86_400_000

/** The start of the day of a moment, where the reader is. */
function dayOf(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}

/** When a game was played, as one would say it: `today`, `yesterday`, `Friday`, `12 Nov`. */
export function sayWhen(moment: number, now: number, language: string): string {
  // Days are not all equally long: once a year one has 23 hours.
  const days = Math.round((dayOf(now) - dayOf(moment)) / DAY_MS)
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
  if (days > 1 && days < 7)
    return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(moment)
  const sameYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(moment)
}
