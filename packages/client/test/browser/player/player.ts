// Plays by what is on the screen: looks, chooses by chance, presses.
import { randomFrom } from '@hadal/words/testing'
import type { ElementHandle, Page } from 'playwright'
import { appearance, type Move, type Survey, survey } from './survey.ts'

/** How somebody presses things: with a mouse, a finger, or keys. */
export interface Hand {
  /** How long it waits after a press; otherwise until the page has changed. */
  readonly restMs?: number
  press(page: Page, element: ElementHandle<HTMLElement>): Promise<void>
  /** Holds something until the page has changed. */
  hold(page: Page, element: ElementHandle<HTMLElement>, changed: () => Promise<void>): Promise<void>
}

/** Something may lie over a thing for so long until it counts as out of reach. */
const REACH_MS = 5000

/**
 * Brings something into sight, and finds where it is not covered: cards in a hand lie over each other.
 *
 * Runs in the page.
 */
function whereSeen(it: HTMLElement): {
  readonly position?: { readonly x: number; readonly y: number }
} {
  it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = it.getBoundingClientRect()
  for (const down of [0.5, 0.2, 0.8])
    for (const across of [0.5, 0.1, 0.9]) {
      const position = { x: width * across, y: height * down }
      if (it.contains(document.elementFromPoint(x + position.x, y + position.y)))
        return { position }
    }
  return {}
}

export const mouse: Hand = {
  press: async (_page, element) =>
    element.click({ timeout: REACH_MS, ...(await element.evaluate(whereSeen)) }),
  async hold(page, element, changed) {
    await element.hover()
    await page.mouse.down()
    await changed()
    await page.mouse.up()
  },
}

export const finger: Hand = {
  press: async (_page, element) =>
    element.tap({ timeout: REACH_MS, ...(await element.evaluate(whereSeen)) }),
  async hold(page, element, changed) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
    const points = [{ x: x + width / 2, y: y + height / 2 }]
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
    await changed()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  },
}

/** How much more often one thing is pressed than another: games should end. */
function weightOf({ as, kind }: Move, { screen, moves }: Survey): number {
  const hasAnswer = moves.some((move) => move.as === 'answer' && move.kind === 'go')
  // However many there are to choose from, choosing is one thing to do.
  const each = 1 / moves.filter((move) => move.as === as).length
  switch (as) {
    case 'answer':
      return kind === 'go' ? 12 : kind === 'sec' ? 4 : 1
    case 'lord':
      return 60
    case 'target':
      return (hasAnswer ? 12 : 60) * each
    case 'option':
      return (hasAnswer ? 6 : 60) * each
    case 'tab':
      return 1
    case 'close':
      return screen === 'sheet' && hasAnswer ? 1 : 6
    case 'pad':
    case 'hold':
      return 1
  }
}

/** Steps that a game may take; more are a circle. */
const MOST_STEPS = 3000
/** So long an answer may be on its way. */
const PATIENCE_MS = 20_000

export interface Player {
  /** Does one thing. */
  step(): Promise<void>
  /** Plays until the score is shown, or somebody has seen enough. */
  play(isEnough?: (survey: Survey) => boolean | Promise<boolean>): Promise<void>
  /** What was done so far. */
  readonly steps: readonly string[]
}

/** What somebody sees, and what waits until they see something else. */
interface Sight {
  readonly seen: Survey
  readonly changed: () => Promise<void>
}

export function playerOf(page: Page, seed: number, hand: Hand = mouse): Player {
  const random = randomFrom(seed)
  const steps: string[] = []

  const choose = (seen: Survey): Move => {
    const weights = seen.moves.map((move) => weightOf(move, seen))
    let at = random(weights.reduce((sum, weight) => sum + weight, 0))
    const chosen = seen.moves.find((_, index) => {
      at -= weights[index] ?? 0
      return at < 0
    })
    if (chosen === undefined) throw new Error(`Nothing can be done about “${seen.question}”.`)
    return chosen
  }

  const stepFrom = async ({ seen, changed }: Sight): Promise<void> => {
    const move = choose(seen)
    steps.push(`${seen.question} → ${move.name}`)
    const element = await seen.element(move)
    if (move.as === 'hold') return await hand.hold(page, element, changed)
    try {
      await hand.press(page, element)
    } catch (error) {
      // A sheet that has only now come to lie over the table is a new sight, and no obstacle; so is one
      // that has only now found out what to ask.
      if (!(await element.evaluate((it) => it.isConnected))) return
      const { screen, question } = await survey(page)
      if (screen !== seen.screen || question !== seen.question) return
      throw error
    }
    // Whoever brings a zone to the front where it stands anyway sees nothing move.
    if (move.as !== 'tab') await changed()
  }

  const lookOnce = async (): Promise<Sight> => {
    const { restMs } = hand
    // Whoever just waits does not compare: that would keep the page busy.
    if (restMs !== undefined)
      return { seen: await survey(page), changed: () => page.waitForTimeout(restMs) }
    for (;;) {
      const before = await page.evaluate(appearance, undefined)
      const seen = await survey(page)
      // What changed while somebody looked is looked at again.
      if ((await page.evaluate(appearance, undefined)) !== before) continue
      return { seen, changed: () => untilChanged(page, before) }
    }
  }

  const look = async (): Promise<Sight> => {
    await untilAsked(page)
    let sight = await lookOnce()
    // A sheet that comes up slowly can be seen before anything on it.
    for (const started = performance.now(); performance.now() - started < PATIENCE_MS; ) {
      if (sight.seen.moves.length > 0) break
      await nextFrame(page)
      sight = await lookOnce()
    }
    return sight
  }

  return {
    steps,
    step: async () => stepFrom(await look()),
    async play(isEnough = () => false) {
      try {
        for (let count = 0; count < MOST_STEPS; count++) {
          const sight = await look()
          if (sight.seen.screen === 'score' || (await isEnough(sight.seen))) return
          await stepFrom(sight)
        }
        throw new Error('the game does not end')
      } catch (error) {
        throw new Error(`After ${steps.length} steps:\n${steps.slice(-12).join('\n')}`, {
          cause: error,
        })
      }
    },
  }
}

/** Where somebody can do something. */
const ASKED = [
  '[data-screen="score"]',
  'dialog[open]:not(.wait)',
  '.curt #look',
  '.tap .pk',
  '.t #question .q-a .act:not(.tool)',
  '.well:not([aria-disabled="true"])',
  '.hand .hc:not([aria-disabled="true"])',
].join()
/** Whoever looked with every frame would slow down what they look at. */
const LOOK_EVERY_MS = 40

/** Waits until there is something to do: bots have played, and what was answered has arrived. */
export async function untilAsked(page: Page, timeout = PATIENCE_MS): Promise<void> {
  await page.waitForFunction(
    // A sheet may be on its way to lie over the table.
    (asked) => document.querySelector(asked) !== null && !document.querySelector('dialog.wait'),
    ASKED,
    { timeout, polling: LOOK_EVERY_MS },
  )
}

/** Waits until the page looks different. */
async function untilChanged(page: Page, before: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing has happened')), PATIENCE_MS)
  })
  await Promise.race([page.evaluate(appearance, before), tooLate]).finally(() =>
    clearTimeout(timer),
  )
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
