import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord, replay, standings, turnDigests, writeRecord } from '../src/index.ts'

// Whole games of our own. A changed digest is a changed rule: the commit says which and why.
const folder = new URL('./corpus/', import.meta.url)
const files = readdirSync(folder)

test('there is a corpus', () => {
  expect(files.length).toBeGreaterThanOrEqual(12)
})

test.each(files)('%s replays with the same digest at every turn', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const record = readRecord(text)
  expect(writeRecord(record, turnDigests())).toBe(text)
  const { game } = replay(record)
  expect(game.agendaSize).toBe(0)
  expect(standings(game)[0].total).toBeGreaterThan(0)
})
