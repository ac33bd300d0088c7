// A game that is over: seen again, sent as a link, and played again.
import { type GameRecord, replay } from '@hadal/engine'
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type RecordText, readRecordText, writeRecordText } from '../../src/keep/recordText.ts'
import { expectComparison, recordOf } from './challenge.ts'
import { chooseFile, downloadGame, readDownload } from './files.ts'
import { openGame } from './open.ts'
import { playerOf } from './player/player.ts'
import { linkOf } from './states.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

/** The finished game without perfect memory: then hands are secret. */
function secretive(): RecordText & { readonly seats: NonNullable<RecordText['seats']> } {
  const read = readRecordText(inject('finished'))
  if ('reason' in read || read.seats === undefined) throw new Error('the game cannot be read')
  return { ...read, seats: read.seats, perfectMemory: false }
}

const drawsOf = ({ deal, moves }: GameRecord) => [deal, ...moves.map(({ luck }) => luck)].flat()

/** Everything that a moment shows, in words, but for what people are called. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = (it: Element): string =>
      [it.getAttribute('aria-label') ?? '', it.textContent ?? ''].join(' ')
    const zones = document.querySelectorAll('.rp-n, .rp-oh, .rp-hand, .rp .z')
    return [...zones]
      .flatMap((zone) => [said(zone), ...[...zone.querySelectorAll('[aria-label]')].map(said)])
      .join('\n')
      .replace(/\s+/g, ' ')
  })
}

async function goToMoment(page: Page, at: number): Promise<void> {
  await page.getByRole('slider', { name: m.replay_slider() }).fill(String(at))
  await page.locator(`.rp[data-at="${at}"]`).waitFor()
}

/** Pearls of everybody, as the heads of the seats say them. */
const pearlsOn = (page: Page): Promise<string[]> =>
  page.locator('.rps .rp-n .num:first-child b').allTextContents()

const pearlsIn = (record: GameRecord, at: number): string[] => {
  const { game } = replay(record, at)
  return Array.from({ length: game.players }, (_, seat) => String(game.pearls[seat]))
}

describe('a game that is seen again', () => {
  test('shows the same on the way there and back, and what the rules say', async () => {
    const { record } = secretive()
    const page = await visit('/')
    await openGame(page, inject('finished'))
    await page.getByRole('link', { name: m.replay_open(), exact: true }).click()
    await page.locator('.rp').waitFor()
    const last = record.moves.length
    const moments = [0, 1, 113, Math.floor(last / 2), last]
    const there: string[] = []
    for (const at of moments) {
      await goToMoment(page, at)
      there.push(await shown(page))
      expect(await pearlsOn(page)).toEqual(pearlsIn(record, at))
    }
    expect(new Set(there).size).toBe(moments.length)
    for (const [number, at] of [...moments.entries()].reverse()) {
      await goToMoment(page, at)
      expect(await shown(page)).toBe(there[number])
    }

    // By a step, by a turn, by an event, to the ends, and by itself.
    const at = async () => Number(await page.locator('.rp').getAttribute('data-at'))
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press(m.replay_turn_on())
    const turn = await at()
    await press(m.replay_step_on())
    expect(await at()).toBeGreaterThan(turn)
    await press(m.replay_step_back())
    await press(m.replay_turn_back())
    expect(await at()).toBe(0)
    await page.locator('.rp-e li li button').nth(30).click()
    expect(await page.locator('.rp-e [aria-current]').textContent()).not.toBe('')
    const moment = await at()
    await page.waitForURL((url) => url.searchParams.get('at') === String(moment))
    await page.getByRole('radio', { name: '4×' }).check({ force: true })
    await press(m.replay_play())
    await page.waitForFunction(
      (before) => Number(document.querySelector('.rp')?.getAttribute('data-at')) > before,
      moment,
    )
    await press(m.replay_pause())
    await press(m.replay_to_end())
    expect(await at()).toBe(last)
  })

  test('through the eyes of a seat holds no card that the seat could not see', async () => {
    const game = secretive()
    const page = await visit('/')
    await openGame(page, writeRecordText(game))
    await page.getByRole('link', { name: m.replay_open(), exact: true }).click()
    await page.locator('.rp').waitFor()
    await page.getByRole('radio', { name: 'Brine' }).check({ force: true })
    const hand = page.getByRole('list', { name: m.replay_hand() }).locator('li')
    for (const at of [60, 150, 260]) {
      await goToMoment(page, at)
      const { hand: hands, players } = replay(game.record, at).game
      const sizes = Array.from({ length: players }, (_, seat) =>
        [...(hands[seat] ?? [])].reduce((sum, count) => sum + count, 0),
      )
      expect(await hand.count()).toBe(sizes[1])
      // Beside it nothing says what anybody holds: neither chips nor what is remembered.
      expect(await page.locator('.rps .chip').count()).toBe(0)
      const stacks = await page.locator('.well:not(.empty) .w-k').allTextContents()
      expect(stacks.join('')).toMatch(/^[?\s…]*$/)
    }
    await page.getByRole('radio', { name: m.replay_open_hands() }).check({ force: true })
    await goToMoment(page, 150)
    const { hand: hands, players } = replay(game.record, 150).game
    const all = hands.slice(0, players).flatMap((one) => [...one])
    expect(await page.locator('.rps .chip').count()).toBe(
      all.reduce((sum, count) => sum + count, 0),
    )
    expect(await hand.count()).toBe(0)
  })

  test('that goes on is not shown, nor one that is not there', async () => {
    const { record, seats, perfectMemory } = secretive()
    const half = { ...record, moves: record.moves.slice(0, 60) }
    const page = await visit('/')
    await openGame(page, writeRecordText({ record: half, seats, perfectMemory }))
    await page.evaluate(() =>
      history.pushState(null, '', location.pathname.replace('/table/', '/replay/')),
    )
    await page.getByText(m.analysis_not_over()).waitFor()
    expect(await page.locator('.rp').count()).toBe(0)
    await page.evaluate(() => history.pushState(null, '', '/replay/nowhere'))
    await page.getByText(m.table_no_such_game()).waitFor()
  })
})

describe('a link', () => {
  test('shows the same moment through the same eyes to somebody else, who can keep the game', async () => {
    const mine = await visit('/')
    await openGame(mine, inject('finished'))
    await mine.getByRole('link', { name: m.replay_open(), exact: true }).click()
    await goToMoment(mine, 137)
    await mine.getByRole('radio', { name: 'Silt' }).check({ force: true })
    const wanted = await shown(mine)
    await mine.getByRole('button', { name: m.replay_again() }).click()
    const link = await mine.getByLabel(m.replay_link(), { exact: true }).inputValue()
    expect(link.length).toBeLessThan(1000)

    const theirs = await visit(link.slice(new URL(link).origin.length))
    await theirs.locator('.rp[data-at="137"]').waitFor()
    expect(await shown(theirs)).toBe(wanted)
    // Who is spoken to as “you” on one device has a name on the other.
    expect(await theirs.locator('.rps .nm').first().textContent()).toBe('Olena')
    await theirs.getByRole('button', { name: m.replay_keep() }).click()
    await theirs.waitForURL(/\/replay\/\w+\?/)
    await theirs.locator('.rp[data-at="137"]').waitFor()
    await theirs.getByRole('button', { name: m.analysis_start_work() }).waitFor()
  })

  test('that is damaged, of another version or empty is refused in words', async () => {
    const page = await visit('/replay')
    await page.getByText(m.replay_link_none()).waitFor()
    const link = linkOf(inject('finished'))
    const open = (hash: string) => page.evaluate((to) => location.replace(`#${to}`), hash)
    await open(`${link.slice(0, 40)}${link.slice(41)}`)
    await page.getByText(m.replay_link_damaged()).waitFor()
    await open(link.replace('1.', '8.'))
    await page.getByText(m.replay_link_version({ version: 8 })).waitFor()
    await open(link)
    await page.locator('.rp').waitFor()
  })

  test('in a file opens at its moment', async () => {
    const page = await visit('/')
    await chooseFile(page, writeRecordText({ ...secretive(), moment: 88 }))
    await page.locator('.rp[data-at="88"]').waitFor()
  })
})

describe('the same waters', () => {
  test('are dealt again from the score sheet, and every later draw is the same', async () => {
    const page = await visit('/')
    await openGame(page, inject('finished'))
    await page.getByRole('button', { name: m.replay_again() }).click()
    const before = page.url()
    await page.locator('#same-waters').click()
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== before)
    let steps = 0
    await playerOf(page, 3).play(({ screen }) => ++steps > 20 && screen === 'table')
    const now = recordOf(await readDownload(await downloadGame(page)))
    const { record } = secretive()
    expect(now.deal).toEqual(record.deal)
    const [earlier, later] = [drawsOf(record), drawsOf(now)]
    expect(later.length).toBeGreaterThan(now.deal.length + 5)
    for (const from of new Set(later.map(({ source }) => source))) {
      const [then, again] = [earlier, later].map((draws) =>
        draws.filter(({ source }) => source === from),
      )
      // One game may draw more often from a source than the other.
      expect(again?.slice(0, then?.length)).toEqual(then?.slice(0, again?.length))
    }
  })

  test('as a challenge are played to the comparison, also after the page was loaded again', () =>
    expectComparison('from near the end'))
})
