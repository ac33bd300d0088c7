// Several people in several places, and a spectator: a whole game online.
import { isOver, replay } from '@hadal/engine'
import { m } from '@hadal/words'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { readRecordText } from '../../../src/keep/recordText.ts'
import { readDownload } from '../files.ts'
import { judgeFrames, knownBy } from './frames.ts'
import {
  openTable,
  type Person,
  passOnEverything,
  person,
  playOnline,
  sitDown,
  start,
  telling,
  versionOf,
} from './people.ts'

/** What fits on a phone is sooner drawn. */
const PHONE = { size: 'phone' } as const

/** So many steps of one person are the middle of a game. */
const MIDDLE = 12

/** Bots may take so long for the rest of a game. */
const GAME_MS = 300_000

/** A game that was played online is kept on the device: seen again, counted, and handed out as a file. */
async function expectKept(page: Page, people: readonly Person[]): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: m.score_download() }).click(),
  ])
  const read = readRecordText(await readDownload(file))
  if ('reason' in read) throw new Error(read.reason)
  expect(read.seats?.map(({ bot }) => bot)).toEqual(people.map(() => undefined))
  expect(isOver(replay(read.record).game)).toBe(true)

  await page.getByRole('link', { name: m.replay_open(), exact: true }).click()
  await page.locator('.rp').waitFor()
  // Through one's own eyes, as at the table.
  expect(await page.locator('.rp-eyes input:checked').inputValue()).toBe('0')
  await page.goto('/stats')
  await page.locator('.pts').waitFor()
  // Of the others nothing is counted: they have played elsewhere.
  expect(await page.locator('.sta-n dd').first().textContent()).toBe('1')
  expect(await page.getByText(m.stats_whose()).count()).toBe(0)
}

/** Leaves a seat to a bot, which plays on. */
async function leaveToBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: m.table_menu() }).click()
  await page.getByText(m.menu_hand_over_me()).click()
  await page.getByRole('button', { name: m.menu_hand_over_go() }).click()
}

/**
 * Plays a whole game, one of them with a reload, and checks that no browser is sent too much. After so many steps of
 * each person, bots play on.
 */
export async function playTogether(
  players: number,
  steps = Number.POSITIVE_INFINITY,
): Promise<void> {
  const others = Array.from({ length: players - 1 }, () => person(PHONE))
  const people = await Promise.all([person(), ...others])
  const onlooker = await person()
  const [host, ...guests] = people
  if (host === undefined) throw new Error('a game needs players')
  const path = await openTable(host.page, { seats: players })
  for (const { page } of guests) await sitDown(page, path)
  await host.page.getByText(m.online_ask_start()).waitFor()
  await start(host.page)
  // Those who never buy need not be asked: the table keeps their orders.
  for (const { page } of guests) {
    await page.locator('.t').waitFor()
    await passOnEverything(page)
  }

  await telling(
    people,
    people.map(async ({ page }, at) => {
      if (at === players - 2) {
        await playOnline(page, at + 1, (steps) => steps >= MIDDLE)
        const before = await page.locator('.mine .hand [data-kind]').count()
        await page.reload()
        await page.locator('.mine').waitFor()
        expect(await page.locator('.mine .hand [data-kind]').count()).toBe(before)
        // A spectator sees everything that all may know.
        await onlooker.page.goto(path)
        await onlooker.page.getByText(m.online_looking_on()).waitFor()
      }
      await playOnline(page, at + 1, (done) => done >= steps)
      if (await page.locator('.t').isVisible()) await leaveToBot(page)
      await page.locator('[data-screen="score"]').waitFor({ timeout: GAME_MS })
    }),
  )

  await onlooker.page.locator('[data-screen="score"]').waitFor()
  const scores = await Promise.all(
    [...people, onlooker].map(({ page }) => page.locator('tr.tot').textContent()),
  )
  expect(new Set(scores).size).toBe(1)
  expect(await onlooker.page.locator('#rematch').count()).toBe(0)

  const known = [...people, onlooker].map(({ frames }) => knownBy(frames))
  const { found, lookedFor } = judgeFrames(known)
  expect(found).toEqual([])
  expect(lookedFor).toBeGreaterThan(125 * players)
  // A reload connects a second time.
  expect(people[players - 2]?.frames.length).toBeGreaterThan(1)

  await expectKept(host.page, people)
  await host.page.goto(path)
  await onlooker.page.getByRole('button', { name: m.score_download() }).waitFor()
  expect(await onlooker.page.locator('.why').count()).toBe(0)

  // A rematch: the first to ask opens it, the others are led there.
  await host.page.locator('#rematch').click()
  await host.page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== path)
  const [second] = guests
  await second?.page.getByText(m.online_rematch_go()).waitFor()
  await second?.page.locator('#rematch').click()
  await second?.page.waitForURL(host.page.url())
  await host.page.locator('.arch.ok').nth(1).waitFor()
  expect(await versionOf(host.page)).toBe('')
}
