// People at tables online: each with a browser of their own.
import { m } from '@hadal/words'
import type { BrowserContext, Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { type Player, playerOf, untilAsked } from '../player/player.ts'
import { untilLogged } from '../settled.ts'
import { visitor } from '../visit.ts'
import type { Visitor } from '../visitor.ts'
import { recordFrames } from './frames.ts'
import { type CutLine, lineTo } from './proxy.ts'

/** Somebody with a browser of their own, and everything they were ever told. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly frames: ReturnType<typeof recordFrames>
}

interface Elsewhere {
  readonly origin?: string
  readonly mayFail?: RegExp
}

export async function person(who: Visitor = {}, elsewhere: Elsewhere = {}): Promise<Person> {
  const { origin = inject('online'), ...rest } = elsewhere
  const context = await visitor(who, { origin, ...rest })
  const frames = recordFrames(context)
  return { context, page: await context.newPage(), frames }
}

/** A line to the server that can be cut, until the test is over. */
export async function cutLine(): Promise<CutLine> {
  const line = await lineTo(inject('online'))
  onTestFinished(() => line.close())
  return line
}

interface NewTable {
  readonly name?: string
  readonly seats?: number
  readonly bots?: number
  readonly isListed?: boolean
  readonly expansions?: readonly string[]
}

/** Opens a table on the screen; gives its address. */
export async function openTable(page: Page, table: NewTable = {}): Promise<string> {
  const { name = 'Friday dive', seats = 4, bots = 0, isListed = false, expansions = [] } = table
  await page.goto('/online/new')
  await page.getByLabel(m.online_new_name()).fill(name)
  for (const expansion of expansions) await page.getByLabel(expansion).check()
  await step(page, m.online_new_players(), seats - 4)
  await step(page, m.online_new_bots(), bots)
  await page.getByLabel(m.setup_memory()).uncheck()
  if (isListed) await page.getByRole('radio', { name: m.online_new_listed() }).check()
  await page.locator('#open').click()
  await page.waitForURL('**/t/*')
  return new URL(page.url()).pathname
}

/** Presses more or less, so many times. */
async function step(page: Page, label: string, by: number): Promise<void> {
  const name = by < 0 ? m.common_less() : m.common_more()
  const button = page.getByRole('group', { name: label }).getByRole('button', { name })
  for (let count = 0; count < Math.abs(by); count++) await button.click()
}

/** Goes to a table and takes the first seat that is free. */
export async function sitDown(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#sit-down').click()
  await page.getByText(m.online_here_you()).waitFor()
}

export async function start(page: Page): Promise<void> {
  await page.locator('#start:not([aria-disabled])').click()
  await page.locator('.t').waitFor()
}

/** Somebody joins whoever has opened a table, and both see the game begin. */
export async function startWith(host: Page, guest: Page, path: string): Promise<void> {
  await sitDown(guest, path)
  await host.locator('.arch.ok').nth(1).waitFor()
  await start(host)
  await guest.locator('.t').waitFor()
}

/** Passes on every ally from now on: the table answers for this person. */
export async function passOnEverything(page: Page): Promise<void> {
  await page.keyboard.press('o')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: m.orders_otherwise_pass(), exact: true }).last().check()
  await sheet.locator('#use-orders').click()
  await sheet.waitFor({ state: 'detached' })
}

/** So long nothing at all may happen. */
const PATIENCE_MS = 60_000
const AT_ONCE_MS = 1_000

/** Plays with others until the score is shown, or somebody has seen enough. */
export async function playOnline(
  page: Page,
  seed: number,
  isEnough: (steps: number) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  const player = playerOf(page, seed)
  for (;;) {
    await whileOthersPlay(page, () => untilAsked(page, PATIENCE_MS))
    if ((await page.locator('[data-screen="score"]').count()) > 0) return
    if (await isEnough(player.steps.length)) return
    if (await hasAnswered(page)) await untilSeen(page)
    else await stepOrLookAgain(page, player)
  }
}

const ANSWERED = '#question .told'

/** An answer that was given ahead could be changed, but need not be. */
async function hasAnswered(page: Page): Promise<boolean> {
  const [said = ''] = await page.locator(ANSWERED).allTextContents()
  return said.startsWith(m.orders_answered({ answer: '' }).slice(0, 10))
}

async function untilSeen(page: Page): Promise<void> {
  const answered = page.locator(ANSWERED)
  await whileOthersPlay(page, () => answered.waitFor({ state: 'detached', timeout: PATIENCE_MS }))
}

/** Waits for something, however long, as long as the game goes on. */
async function whileOthersPlay(page: Page, wait: () => Promise<void>): Promise<void> {
  for (;;) {
    const before = await versionOf(page)
    try {
      return await wait()
    } catch (error) {
      if ((await versionOf(page)) === before) throw error
    }
  }
}

/** Others decide at any moment: what was about to be pressed may be gone, and nobody asked for long. */
async function stepOrLookAgain(page: Page, player: Player): Promise<void> {
  const version = await versionOf(page)
  try {
    await player.step()
  } catch (error) {
    const isAsked = await untilAsked(page, AT_ONCE_MS).then(
      () => true,
      () => false,
    )
    if (isAsked && (await versionOf(page)) === version) throw error
  }
}

/** How far the game is, as far as it can be seen. */
export async function versionOf(page: Page): Promise<string> {
  await untilLogged(page)
  return (await page.locator('.log-l li, .top-turn').allTextContents()).join()
}

/** Waits for everybody; if one of them cannot go on, says what each of them sees. */
export async function telling(
  people: readonly Person[],
  games: readonly Promise<void>[],
): Promise<void> {
  try {
    await Promise.all(games)
  } catch (error) {
    const seen = people.map(({ page }) => page.locator('.bn, #question, dialog').allTextContents())
    throw new Error(JSON.stringify(await Promise.all(seen), undefined, 2), { cause: error })
  }
}
