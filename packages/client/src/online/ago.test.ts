import { speak } from '@hadal/words'
import { expect, test } from 'vitest'
import { sayAgo } from './ago.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:40Z', 'just now', 'щойно'],
  ['2026-11-15T11:40:00Z', '20 minutes ago', '20 хвилин тому'],
  ['2026-11-15T09:10:00Z', '2 hours ago', '2 години тому'],
  ['2026-11-14T11:00:00Z', 'yesterday', 'учора'],
  ['2026-11-10T11:00:00Z', '5 days ago', '5 днів тому'],
  // Clocks of two computers are never quite the same.
  ['2026-11-15T12:00:30Z', 'just now', 'щойно'],
])('%s is %s', async (moment, english, ukrainian) => {
  await speak('en')
  expect(sayAgo(moment, NOW, 'en')).toBe(english)
  await speak('uk')
  expect(sayAgo(moment, NOW, 'uk')).toBe(ukrainian)
})
