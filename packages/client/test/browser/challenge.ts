// A challenge: the same waters as in a game of someone else, played to the comparison.
import {
  type GameRecord,
  isOver,
  legal,
  recordGame,
  replay,
  rulebookSetup,
  seeded,
  standings,
} from '@hadal/engine'
import { m } from '@hadal/words'
import { randomFrom } from '@hadal/words/testing'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { readRecordText, writeRecordText } from '../../src/keep/recordText.ts'
import { BOT, PERSON } from './games.ts'
import { keptGame } from './kept.ts'
import { goTo } from './open.ts'
import { playerOf } from './player/player.ts'
import { keepGame, readGame } from './shelf.ts'
import { linkOf } from './states.ts'
import { visit } from './visit.ts'

/** So few moves are left when a challenge is continued near its end. */
const LAST_MOVES = 12

/** A game of two that does not take long. */
function shortGame(): string {
  const random = randomFrom(4)
  const game = recordGame(rulebookSetup(2), seeded(4))
  while (!isOver(game.table.game)) {
    const decisions = legal(game.table).toArray()
    game.play(decisions[random(decisions.length)] ?? 0)
  }
  const seats = [PERSON, { ...BOT, name: 'Brine' }]
  return writeRecordText({ record: game.record, seats, perfectMemory: true })
}

export function recordOf(file: string): GameRecord {
  const read = readRecordText(file)
  if ('reason' in read) throw new Error(read.reason)
  return read.record
}

/** Leaves the table, and puts the challenge on the device as if nearly all moves had been played. */
async function skipToTheEnd(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await goTo(page, '/')
  const { seats, waters } = await readGame(page, id)
  const record = recordOf(shortGame())
  const late = { ...record, moves: record.moves.slice(0, -LAST_MOVES) }
  const file = writeRecordText({ record: late, seats, perfectMemory: true })
  await keepGame(page, { ...keptGame(file, 0), id, ...(waters && { waters }) })
  await page.goto(`/table/${id}`)
}

/** Accepts a challenge, and plays it until both results are compared. */
export async function expectComparison(way: 'all of it' | 'from near the end'): Promise<void> {
  const page = await visit(`/challenge?seat=1#${linkOf(shortGame())}`)
  await page.getByRole('heading', { level: 1, name: m.challenge_from({ name: 'Olena' }) }).waitFor()
  await page.getByLabel(m.challenge_your_name()).fill('Brine')
  await page
    .getByText(m.setup_problem_same_name({ name: 'Brine' }))
    .first()
    .waitFor()
  await page.getByLabel(m.challenge_your_name()).fill('Taras')
  await page.locator('#take').click()
  await page.waitForURL('**/table/*')
  const player = playerOf(page, 3)
  let steps = 0
  await player.play(() => ++steps > 6)
  await (way === 'all of it' ? page.reload() : skipToTheEnd(page))
  await player.play()
  const compared = page.locator('.cmp')
  await compared.waitFor()
  const [theirs = '', mine = ''] = await compared.locator('dd').allTextContents()
  expect(await compared.locator('dt').allTextContents()).toEqual(['Olena', 'You'])
  const end = standings(replay(recordOf(shortGame())).game)
  expect(Number(theirs)).toBe(end.find(({ seat }) => seat === 0)?.total)
  expect(await page.locator('tr.tot').textContent()).toContain(mine)
  const difference = Number(mine) - Number(theirs)
  const said =
    difference === 0
      ? m.challenge_equal()
      : difference > 0
        ? m.challenge_better({ count: difference })
        : m.challenge_worse({ count: -difference })
  await compared.getByText(said).waitFor()
  await compared.getByRole('link', { name: m.challenge_see() }).click()
  await page.locator('.rp[data-at="0"]').waitFor()
}
