// Games are kept: after the tab was closed, without a network, as files, and beside damaged ones.

import { startPage } from '@hadal/server'
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { chooseFile, downloadGame, loadGame, readDownload } from './files.ts'
import { openGame } from './open.ts'
import { playerOf } from './player/player.ts'
import { untilOffline } from './settled.ts'
import { visit, visitor } from './visit.ts'

beforeAll(() => speak('en'))

const positions = inject('positions')
const YOUR_TURN = fileAt(positions, 'take your turn')

/** What somebody would notice if a game did not go on where it was. */
async function standing(page: Page) {
  const texts = (selector: string) => page.locator(selector).allTextContents()
  const hand = await page.locator('.mine .hand [data-kind]').all()
  return {
    question: await texts('#question .q-t'),
    turn: await texts('.top-turn'),
    court: await texts('.dais'),
    council: await texts('.wells'),
    rivals: await texts('.rival'),
    mine: await texts('.mine'),
    hand: await Promise.all(hand.map((card) => card.getAttribute('aria-label'))),
  }
}

const listed = (page: Page) => page.locator('.h-last li')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('a game in the middle', () => {
  test('goes on after the tab was closed', async () => {
    const context = await visitor({ plan: { seed: '21' } })
    const first = await context.newPage()
    await first.goto('/')
    await first.locator('button.play').click()
    let turns = 0
    await playerOf(first, 4).play(({ question }) => {
      if (question === m.question_turn_ask()) turns++
      return turns === 3
    })
    const before = await standing(first)
    await first.close()

    const again = await context.newPage()
    await again.goto('/')
    await again.getByRole('link', { name: m.home_continue(), exact: false }).first().click()
    await again.locator('#question .act').first().waitFor()
    expect(await standing(again)).toEqual(before)
    await again.reload()
    await again.locator('#question .act').first().waitFor()
    expect(await standing(again)).toEqual(before)
  })

  test('is deleted only by somebody who says so twice', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    await openGame(page, fileAt(positions, 'choose a reward'))
    await page.goto('/')
    await listed(page).nth(1).waitFor()
    await page.locator('.hl-t').first().click()
    await button(page, m.home_delete_keep()).click()
    await expect.poll(() => listed(page).count()).toBe(2)
    await page.locator('.hl-t').first().click()
    await button(page, m.common_delete()).click()
    await expect.poll(() => listed(page).count()).toBe(1)
    await page.reload()
    await listed(page).first().waitFor()
    expect(await listed(page).count()).toBe(1)
  })

  test('is the same when it is loaded from the file it was saved to', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    const before = await standing(page)
    const download = await downloadGame(page)
    expect(download.suggestedFilename()).toMatch(/^hadal-\d{4}-\d\d-\d\d\.txt$/)
    const text = await readDownload(download)
    await loadGame(page, text)
    expect(await standing(page)).toEqual(before)
  })
})

test('a finished game stays in the list and shows its score again', async () => {
  const page = await visit('/')
  await openGame(page, inject('finished'))
  const score = await page.getByRole('table').textContent()
  await page.goto('/')
  await listed(page).first().getByRole('link').first().click()
  await page.locator('[data-screen="score"]').waitFor()
  expect(await page.getByRole('table').textContent()).toBe(score)
})

describe('what cannot be played', () => {
  const lines = YOUR_TURN.split('\n')
  const middle = lines.findIndex((line) => line.startsWith('deal ')) + 5

  const files: readonly [what: string, text: string, sentence: () => string][] = [
    ['a letter', 'Dear Olena,\n\nhow are you?\n', () => m.home_damage_not_a_record()],
    ['nothing', '', () => m.home_damage_not_a_record()],
    [
      'a record of another version',
      YOUR_TURN.replace('hadal record 1', 'hadal record 7'),
      () => m.home_damage_version({ version: 7 }),
    ],
    [
      'a record with a line changed',
      lines.with(middle, 'A dances').join('\n'),
      () => m.home_damage_line({ line: middle + 1 }),
    ],
    [
      'a record with a line lost',
      lines.toSpliced(middle - 4, 1).join('\n'),
      () => m.home_damage_line({ line: middle - 3 }),
    ],
    ['a heap', 'x'.repeat(3_000_000), () => m.home_damage_large({ size: 3 })],
  ]

  test('a file that holds no game is refused in one sentence, and nothing is lost', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    await page.goto('/')
    await listed(page).first().waitFor()
    for (const [what, text, sentence] of files) {
      await chooseFile(page, text)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(m.home_damage(), { exact: true }).waitFor()
      expect([what, await dialog.locator('p').first().textContent()]).toEqual([what, sentence()])
      await dialog.getByRole('button', { name: m.common_close() }).last().click()
      await dialog.waitFor({ state: 'detached' })
      expect(await listed(page).count()).toBe(1)
    }
    // The same way in still works.
    await chooseFile(page, YOUR_TURN)
    await page.waitForURL('**/table/*')
    await page.locator('#question .act').first().waitFor()
  })

  test('a kept game that was damaged is listed as such, beside the others', async () => {
    const page = await visit('/')
    await openGame(page, fileAt(positions, 'choose a reward'))
    await openGame(page, YOUR_TURN)
    const damaged = new URL(page.url()).pathname
    await page.goto('/')
    await page.evaluate(damage, damaged.split('/').at(-1) ?? '')
    await page.reload()
    await listed(page).nth(1).waitFor()
    expect(await page.getByText(m.home_game_damaged()).count()).toBe(1)

    await page.goto(damaged)
    await page.getByRole('heading', { level: 2, name: m.table_not_opened() }).waitFor()
    await page.locator('.q').getByRole('link', { name: m.common_home() }).click()
    await page.locator('a.hl-g').click()
    await page.locator('#question .act').first().waitFor()
  })

  test('a game that is not on this device is said to be missing', async () => {
    const page = await visit('/table/nowhere')
    await page.getByText(m.table_no_such_game()).waitFor()
  })
})

/** What a disk or a careless hand may do to a kept game. Runs in the page. */
async function damage(id: string): Promise<void> {
  const opened = indexedDB.open('hadal')
  await new Promise((resolve) => {
    opened.onsuccess = resolve
  })
  const store = opened.result.transaction('games', 'readwrite').objectStore('games')
  const found = store.get(id)
  await new Promise((resolve) => {
    found.onsuccess = resolve
  })
  const { record, ...rest } = found.result
  const put = store.put({ ...rest, record: record.slice(0, 200) })
  await new Promise((resolve) => {
    put.onsuccess = resolve
  })
  opened.result.close()
}

/** Whether such a file is kept on the device. */
function isKept(page: Page, file: RegExp): Promise<boolean> {
  return page.evaluate(async (pattern) => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().some(({ url }) => pattern.test(url))
  }, file)
}

const LEARNED = /\.net$/
const UKRAINIAN = /\/assets\/uk-[^/]+\.js$/
const RUSSIAN = /\/assets\/ru-[^/]+\.js$/

test('the page works without a network from the second visit on', async () => {
  const server = await startPage({ folder: inject('folder') })
  const context = await visitor(
    { keepsPage: true, locale: 'uk-UA' },
    { origin: server.url, mayFail: /\/sw\.js|\/assets\/ru-/ },
  )
  const page = await context.newPage()
  await page.goto('/')
  await untilOffline(page)
  // What bots have learned comes when nobody waits for anything.
  await expect.poll(() => isKept(page, LEARNED)).toBe(true)
  // Of the languages it is the one that is spoken.
  await expect.poll(() => isKept(page, UKRAINIAN)).toBe(true)
  expect(await isKept(page, RUSSIAN)).toBe(false)
  await server.close()

  const strangers: string[] = []
  context.on('response', (response) => {
    const own = response.fromServiceWorker() || /^(blob|data):/.test(response.url())
    if (!own) strangers.push(response.url())
  })
  await page.reload()
  await page.locator('button.play').click()
  let steps = 0
  await playerOf(page, 8).play(() => ++steps > 12)
  expect(await page.locator('.bn').count()).toBe(0)
  for (const path of ['/settings', '/how', '/new', '/library/oracle']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  }
  // The rules are kept in the language that is spoken, though nobody has read them yet.
  await page.goto('/rules/B4.7')
  await page.locator('.ru[lang="uk"] .ru-c.on').waitFor()
  await page.goto('/')
  const spoken = () => page.locator('html').getAttribute('lang')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect.poll(spoken).toBe('en')
  // Words that nobody can fetch now: the page goes on in the language it has.
  await page.locator('label').filter({ hasText: 'Русский' }).click()
  await expect.poll(() => page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
  expect(await spoken()).toBe('en')
  expect(strangers).toEqual([])
})
