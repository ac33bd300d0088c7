// How long a bot takes that answers at once, on a slow device.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newGame, PRESETS, play, legal as questions, seatAsked, seeded, view } from '@hadal/engine'
import type { Browser } from 'playwright'
import type { FromThinker, ToThinker } from '../src/link/thinker/messages.ts'
import { slowDown } from './slowDown.ts'

const BOT = 'level-3'
const ANSWERS = 60
/** Decisions between one question and the next that is asked. */
const APART = 5

/** Questions of a game for five with everything, the way it goes if the first answer is always given. */
function asked(): ToThinker[] {
  const setup = {
    players: 5,
    expansions: ['kraken', 'leviathan'],
    options: PRESETS.rulebook,
  } as const
  const table = newGame(setup, seeded(7))
  const all: ToThinker[] = []
  for (let decisions = 0; all.length < ANSWERS; decisions++) {
    const legal = questions(table).toArray()
    if (legal.length > 1 && decisions % APART === 0)
      all.push({
        id: all.length,
        decide: { bot: BOT, legal, view: view(table.game, seatAsked(table.game)) },
      })
    play(table, legal[decisions % legal.length] ?? 0)
  }
  return all
}

/**
 * Milliseconds for each answer of the page's own thinker.
 *
 * Chromium slows down the main thread alone: what is a worker otherwise runs there.
 */
export async function answersAtOnce(
  browser: Browser,
  origin: string,
  folder: string,
  slowdown: number,
): Promise<number[]> {
  const files = readdirSync(join(folder, 'assets'))
  const thinker = files.find(
    (name) =>
      name.startsWith('worker') &&
      readFileSync(join(folder, 'assets', name), 'utf8').includes('thinker'),
  )
  const weights = files.find((name) => name.endsWith('.net'))
  const page = await browser.newPage()
  const empty = `${origin}/empty`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  await slowDown(page, slowdown)
  const times = await page.evaluate(
    async ({ thinker, weights, asked }) => {
      window.name = 'thinker'
      const answers: FromThinker[] = []
      window.postMessage = (message: FromThinker) => answers.push(message)
      await import(thinker)
      const learned = new Uint8Array(await (await fetch(weights)).arrayBuffer())
      const times = [{ weights: learned }, ...asked].map((data) => {
        const began = performance.now()
        window.onmessage?.(new MessageEvent('message', { data }))
        return performance.now() - began
      })
      if (
        answers.length !== asked.length ||
        answers.some((one) => !('answer' in one && one.answer))
      )
        throw new Error('the thinker has not answered everything')
      // The first is none: it is what the thinker has to learn.
      return times.slice(1)
    },
    { thinker: `/assets/${thinker}`, weights: `/assets/${weights}`, asked: asked() },
  )
  await page.close()
  return times
}
