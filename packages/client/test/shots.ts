// Pictures of every screen and every kind of decision: npm run shots [-- WORD…]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPage } from '@hadal/server'
import type { Browser, Page } from 'playwright'
import { buildPage } from '../../../scripts/build.mjs'
import { launchChromium } from '../../../scripts/chromium.mjs'
import { root } from '../../../scripts/install.mjs'
import { lineTo } from './browser/online/proxy.ts'
import { onlineStates } from './browser/online/states.ts'
import { untilDrawn, untilLaidOut } from './browser/settled.ts'
import { allStates, type State } from './browser/states.ts'
import { arrive, SIZES, type Size, type Visitor } from './browser/visitor.ts'
import { startOnline } from './onlineServer.ts'
import { findPositions, finishedGame } from './positions.ts'

const SHOTS = join(root, 'shots')

/** One way to look at the page. */
interface Look {
  readonly name: string
  readonly who: Visitor
  readonly sizes: readonly Size[]
  /** What is looked at: everything, or what differs most. */
  readonly only?: RegExp
}

const TELLING =
  /^(home|learn|lesson-(wrong|sheet)|first-time|online-[\w-]+|setup|settings|score|stats|recap|look-back|replay|challenge|challenge-over|share-or-play-again|library|library-card|rules|curtain|taps|text|sheet-(recruit|lord|log|orders|hint|odds)|take-your-turn|buy-the-ally|control-a-location|choose-a-leviathan-to-fight|search-the-sanctuary)$/

const LOOKS: readonly Look[] = [
  { name: 'dark', who: {}, sizes: ['desktop', 'tablet', 'phone'] },
  {
    name: 'light',
    who: { settings: { theme: 'light' } },
    sizes: ['desktop', 'phone'],
    only: TELLING,
  },
  {
    name: 'contrast',
    who: { settings: { theme: 'contrast' } },
    sizes: ['desktop', 'phone'],
    only: TELLING,
  },
  { name: 'uk', who: { locale: 'uk-UA' }, sizes: ['desktop', 'phone'], only: TELLING },
  { name: 'ru', who: { locale: 'ru-RU' }, sizes: ['desktop', 'phone'], only: TELLING },
  { name: 'cs', who: { locale: 'cs-CZ' }, sizes: ['desktop', 'phone'], only: TELLING },
  { name: 'fr', who: { locale: 'fr-FR' }, sizes: ['desktop', 'phone'], only: TELLING },
  {
    name: 'large-text',
    who: { settings: { textSize: 160 } },
    sizes: ['desktop', 'phone'],
    only: TELLING,
  },
]

interface Shot {
  readonly state: string
  readonly look: string
  readonly size: Size
  readonly file: string
}

/** Takes pictures one after the other. */
async function shoot(
  browser: Browser,
  origin: string,
  states: readonly State[],
  looks: readonly Look[],
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const { name: look, who, sizes, only = /./ } of looks) {
    const context = await arrive(browser, origin, who)
    const page = await context.newPage()
    await page.goto('/')
    for (const state of states.filter(({ name }) => only.test(name))) {
      await page.setViewportSize(SIZES.desktop)
      await state.open(page)
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size])
        await untilLaidOut(page)
        if (!state.isTable) await showWhole(page)
        await untilDrawn(page)
        const file = `${state.name}.${size}.${look}.png`
        await page.screenshot({ path: join(SHOTS, file) })
        shots.push({ state: state.name, look, size, file })
      }
    }
    await context.close()
    const count = shots.filter((shot) => shot.look === look).length
    process.stderr.write(`${look}: ${count} pictures\n`)
  }
  return shots
}

/** Makes the window as long as the page: in a picture its bar would lie across the middle otherwise. */
async function showWhole(page: Page): Promise<void> {
  const [width, height] = await page.evaluate(
    () => [innerWidth, document.documentElement.scrollHeight] as const,
  )
  await page.setViewportSize({ width, height })
  await untilLaidOut(page)
}

/** All pictures on one page, those of a state beside each other. */
function contactSheet(shots: readonly Shot[]): string {
  const states = [...new Set(shots.map(({ state }) => state))]
  const figures = (state: string) =>
    shots
      .filter((shot) => shot.state === state)
      .map(
        ({ file, size, look }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${size}, ${look}</figcaption></figure>`,
      )
      .join('')
  const style =
    'body{margin:2rem;background:#0b1b26;color:#eaf4f6;font:16px sans-serif}section div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:20rem;border:1px solid #2b4a5e}'
  const sections = states.map(
    (state) => `<section><h2>${state}</h2><div>${figures(state)}</div></section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Hadal in pictures</title><style>${style}</style><h1>Hadal in pictures</h1>${sections.join('')}`
}

const words = process.argv.slice(2)
const positions = findPositions()
const states = allStates({ positions, finished: finishedGame() })
const isWanted = ({ name }: State): boolean =>
  words.length === 0 || words.some((word) => name.includes(word))
const wanted = states.filter(isWanted)
rmSync(SHOTS, { recursive: true, force: true })
mkdirSync(SHOTS, { recursive: true })
const folder = await buildPage()
const server = await startPage({ folder })
const online = await startOnline(folder)
const browser = await launchChromium()
try {
  // Most pictures are taken in the first look: the others go on beside it.
  const series = [LOOKS.slice(0, 1), LOOKS.slice(1)]
  const taken = series.map(async (looks) => {
    const line = await lineTo(online.url)
    const there = onlineStates(line).filter(isWanted)
    const shots = [
      ...(await shoot(browser, server.url, wanted, looks)),
      ...(await shoot(browser, line.url, there, looks)),
    ]
    await line.close()
    return shots
  })
  const shots = (await Promise.all(taken)).flat()
  writeFileSync(join(SHOTS, 'index.html'), contactSheet(shots))
  console.log(`${shots.length} pictures in ${join(SHOTS, 'index.html')}`)
} finally {
  await browser.close()
  await server.close()
  await online.close()
}
