// How the page feels on a slow device, and what it weighs: npm run measure [-- --json] [--slowdown N]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { startPage } from '@hadal/server'
import type { Browser } from 'playwright'
import { filesKeptOffline, filesOfFirstVisit } from '../../../scripts/browserFiles.mjs'
import { buildPage } from '../../../scripts/build.mjs'
import { launchChromium } from '../../../scripts/chromium.mjs'
import { type Hand, mouse, playerOf } from './browser/player/player.ts'
import { LOOKING } from './browser/player/survey.ts'
import { arrive, type Visitor } from './browser/visitor.ts'
import { CATEGORIES, type Task, tasksIn } from './mainThread.ts'
import { slowDown } from './slowDown.ts'
import { answersAtOnce } from './thinkingAtOnce.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    slowdown: { type: 'string', default: '4' },
  },
})
/** So many times slower than this machine. */
const SLOWDOWN = Number(options.slowdown)
if (!(SLOWDOWN >= 1)) throw new Error(`--slowdown is a number from 1 on, not ${options.slowdown}.`)
/** Things that are done at the table. */
const STEPS = 60
/** No finger is quicker. */
const PRESS_MS = 60
/** What a person does not notice. */
const LONG_TASK_MS = 50
const ANSWER_MS = 100

const BOT = { name: '', bot: 'level-1' } as const

/** Both boxes, a table full of players, everything moving. */
const VISITOR: Visitor = {
  keepsPage: true,
  settings: { motion: 'normal', botPace: 'fast', sound: true },
  plan: {
    seats: [{ name: '', bot: undefined }, BOT, BOT, BOT, BOT],
    expansions: ['kraken', 'leviathan'],
    seed: '7',
  },
}

/** Presses where something is, and leaves the page alone until everything has moved. */
const calmly: Hand = {
  ...mouse,
  restMs: 900,
  async press(page, element) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS })
  },
}

/** A time of the page's clock, in milliseconds. */
interface Span {
  readonly start: number
  readonly duration: number
}

/** What happened on the page while somebody played. */
interface Notes {
  readonly tasks: readonly Task[]
  /** From a press to the next picture. */
  readonly presses: readonly number[]
  /** When something began to move, and for how long. */
  readonly motions: readonly Span[]
}

/** Notes presses, and what moves. Runs in the page. */
function takeNotes(): void {
  const notes = { presses: [] as number[], motions: [] as Span[] }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') notes.presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  // Asking the browser what moves would keep it busy: it is noted as it begins.
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
    notes.motions.push({ start: performance.now(), duration: Number(endTime) })
    return animation
  }
  Object.assign(window, { notes })
}

async function play(browser: Browser, origin: string): Promise<Notes & { readonly steps: number }> {
  const context = await arrive(browser, origin, VISITOR)
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('button.play').click()
  await page.waitForURL('**/table/*')
  await page.locator('.t').waitFor()
  await slowDown(page, SLOWDOWN)
  await page.evaluate(takeNotes)
  await browser.startTracing(page, { categories: CATEGORIES })
  let steps = 0
  await playerOf(page, 1, calmly).play(() => ++steps > STEPS)
  const trace = await browser.stopTracing()
  const notes = await page.evaluate(
    () => (window as unknown as { notes: Omit<Notes, 'tasks'> }).notes,
  )
  const looks = await page.evaluate(
    (looking) => performance.getEntriesByName(looking).map(({ startTime }) => startTime),
    LOOKING,
  )
  await context.close()
  return { ...notes, tasks: tasksIn(trace, { name: LOOKING, at: looks }), steps }
}

/** Bytes on the network, packed as servers pack them. */
function weigh(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  )
}

/** The time that a share of all does not exceed, to a tenth of a millisecond. */
function spread(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b)
  return (share) => {
    const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
    return Math.round(10 * (sorted[at] ?? 0)) / 10
  }
}

function report(
  { tasks, presses, motions, steps }: Awaited<ReturnType<typeof play>>,
  bots: readonly number[],
) {
  const wasMoving = ({ start, duration }: Span) =>
    motions.some(
      (motion) => motion.start < start + duration && motion.start + motion.duration > start,
    )
  const long = tasks.filter(({ busy }) => busy > LONG_TASK_MS)
  const answer = spread(presses)
  const bot = spread(bots)
  const longest = (all: readonly Task[]) => Math.round(Math.max(0, ...all.map(({ busy }) => busy)))
  const firstVisit = filesOfFirstVisit(folder).filter((file) => /\.(js|css)$/.test(file))
  return {
    slowdown: SLOWDOWN,
    steps,
    tasks: tasks.length,
    longTasks: long.length,
    longestTaskMs: longest(long),
    longTasksInMotion: long.filter(wasMoving).length,
    longestTaskInMotionMs: longest(long.filter(wasMoving)),
    longTasksByTheClock: tasks.filter(({ duration }) => duration > LONG_TASK_MS).length,
    presses: presses.length,
    answerMedianMs: answer(0.5),
    answer95Ms: answer(0.95),
    answerLongestMs: answer(1),
    answersTooLate: presses.filter((duration) => duration > ANSWER_MS).length,
    botMedianMs: bot(0.5),
    botLongestMs: bot(1),
    firstVisitBytes: weigh(firstVisit),
    offlineBytes: weigh(filesKeptOffline(folder)),
  }
}

function sayReport(figures: ReturnType<typeof report>): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const rows: readonly (readonly [string, string])[] = [
    ['things done at the table', String(figures.steps)],
    [
      `tasks busy for over ${LONG_TASK_MS} ms`,
      `${figures.longTasks} of ${figures.tasks}, the longest ${figures.longestTaskMs} ms`,
    ],
    [
      'of these while something moved',
      `${figures.longTasksInMotion}, the longest ${figures.longestTaskInMotionMs} ms`,
    ],
    ['over that by the clock, with waiting for a core', String(figures.longTasksByTheClock)],
    [
      'from a press to the next picture',
      `${figures.answerMedianMs} ms in the middle, ${figures.answer95Ms} ms for 95 %, ${figures.answerLongestMs} ms at most`,
    ],
    [`answers after more than ${ANSWER_MS} ms`, `${figures.answersTooLate} of ${figures.presses}`],
    [
      'a bot that answers at once',
      `${figures.botMedianMs} ms in the middle, ${figures.botLongestMs} ms at most`,
    ],
    ['first visit, scripts and styles', kilobytes(figures.firstVisitBytes)],
    ['everything, to be played offline', kilobytes(figures.offlineBytes)],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    `5 players, both expansions, the main thread ${figures.slowdown} times slower`,
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
  ].join('\n')
}

const folder = await buildPage()
const server = await startPage({ folder })
const browser = await launchChromium()
try {
  const bots = await answersAtOnce(browser, server.url, folder, SLOWDOWN)
  const figures = report(await play(browser, server.url), bots)
  console.log(options.json ? JSON.stringify(figures) : sayReport(figures))
} finally {
  await browser.close()
  await server.close()
}
