import { m } from '@hadal/words'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something was: `20 minutes ago`, `yesterday`; in the language that is spoken. */
export function sayAgo(moment: string, now: number, language: string): string {
  const past = Math.max(0, now - Date.parse(moment))
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (past < MINUTE_MS) return m.online_just_now()
  if (past < HOUR_MS) return words.format(-Math.floor(past / MINUTE_MS), 'minute')
  if (past < DAY_MS) return words.format(-Math.floor(past / HOUR_MS), 'hour')
  return words.format(-Math.floor(past / DAY_MS), 'day')
}
