// The screens of tables online, and the way there.
import { type Page, request } from 'playwright'
import { goTo } from '../open.ts'
import type { State } from '../states.ts'
import type { CutLine } from './proxy.ts'

/** Somebody else, without a page. */
async function somebodyElse(page: Page, name: string) {
  const api = await request.newContext({ baseURL: new URL(page.url()).origin })
  const ask = async (path: string, data: object = {}) => {
    const response = await api.post(`/api${path}`, { data })
    if (!response.ok()) throw new Error(await response.text())
    return await response.json()
  }
  await ask('/guest', { name })
  return ask
}

type Ask = Awaited<ReturnType<typeof somebodyElse>>

/** Asks for whoever looks at the page. */
function asking(page: Page): Ask {
  return (path, body = {}) =>
    page.evaluate(
      async ([to, sent]) => {
        const response = await fetch(`/api${to}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sent,
        })
        if (!response.ok) throw new Error(await response.text())
        return await response.json()
      },
      [path, JSON.stringify(body)] as const,
    )
}

interface World {
  readonly playing: string
  /** At this one bots take their time. */
  readonly slow: string
  readonly open: string
  readonly strange: string
}

const worlds = new WeakMap<Page, Promise<World>>()
const BOT = 'greedy'

/** Tables of every kind, made once for a page. */
function worldOf(page: Page): Promise<World> {
  const made = worlds.get(page) ?? makeWorld(page)
  worlds.set(page, made)
  return made
}

async function makeWorld(page: Page): Promise<World> {
  const me = asking(page)
  await me('/guest', { name: 'Nadia' })
  const olena = await somebodyElse(page, 'Olena')
  const taras = await somebodyElse(page, 'Taras')
  const open = async (ask: Ask, table: object): Promise<string> =>
    (await ask('/tables', { pace: 'instant', ...table })).id

  // Waits for me: whoever decides first, the bots do not wait.
  const withBots = async (pace: string): Promise<string> => {
    const bots = [1, 2].map((seat) => ({ seat, bot: BOT }))
    const table = { name: 'Five fathoms', players: 3, expansions: ['kraken'], pace, bots }
    const id = await open(me, table)
    await me(`/tables/${id}/start`)
    return id
  }
  const playing = await withBots('instant')
  const slow = await withBots('slow')

  const waiting = await open(olena, { name: 'Sunday rematch', players: 2 })
  await me(`/tables/${waiting}/seats`)
  await olena(`/tables/${waiting}/start`)

  const mine = await open(me, { name: 'Friday dive', players: 4 })
  await taras(`/tables/${mine}/seats`)
  await me(`/tables/${mine}/seats`).catch(() => {})

  const strange = await open(taras, {
    name: 'Newcomers welcome',
    players: 5,
    expansions: ['kraken', 'leviathan'],
    visibility: 'listed',
    bots: [{ seat: 4, bot: BOT }],
  })
  await open(olena, { players: 3, expansions: ['kraken'], visibility: 'listed' })
  return { playing, slow, open: mine, strange }
}

/** Every screen of tables online, reached over a line that can be cut. */
export function onlineStates(line: CutLine): readonly State[] {
  const show = async (page: Page, path: string): Promise<void> => {
    line.mend()
    await goTo(page, '/')
    await goTo(page, path)
  }
  const state = (name: string, open: (page: Page) => Promise<void>, isTable = false): State => ({
    name: `online-${name}`,
    isTable,
    open,
    // Nobody knows which cards are dealt.
    ...(isTable && { lookedAtElsewhere: '.sea, .side, .mine' }),
  })
  const shown = (name: string, path: string, seen: string): State =>
    state(name, async (page) => {
      await show(page, path)
      await page.locator(seen).first().waitFor()
    })
  const table = (
    name: string,
    more: (page: Page) => Promise<void>,
    which: 'playing' | 'slow' = 'playing',
  ): State =>
    state(
      name,
      async (page) => {
        const { [which]: id } = await worldOf(page)
        await show(page, `/t/${id}`)
        await page.locator('.t').waitFor()
        await more(page)
      },
      true,
    )
  return [
    shown('none', '/online', '.emp'),
    shown('new', '/online/new', '.on-new'),
    state('tables', async (page) => {
      await worldOf(page)
      await show(page, '/online')
      await page.locator('.tb.me').first().waitFor()
    }),
    state('seats', async (page) => {
      const { open } = await worldOf(page)
      await show(page, `/t/${open}`)
      await page.locator('.arch.ok').first().waitFor()
    }),
    state('sit-down', async (page) => {
      const { strange } = await worldOf(page)
      await show(page, `/t/${strange}`)
      await page.locator('#sit-down').waitFor()
    }),
    shown('account', '/account', '.acc'),
    shown('not-found', '/t/AAAAAAAAAAAAAAAAAAAA', '.void'),
    table('table', async () => {}),
    table('menu', async (page) => {
      await page.locator('.top .iconbtn').first().click()
      await page.locator('dialog[open]').waitFor()
    }),
    table('offline', async (page) => {
      line.cut()
      // After a few tries it says that it may take longer.
      await page.locator('.bn .btn').waitFor()
    }),
    table(
      'bot',
      async (page) => {
        // Looked at before, it is left already.
        if ((await page.locator('.bn').count()) === 0) {
          await page.locator('.top .iconbtn').first().click()
          await page.locator('dialog[open] .mn-r[aria-expanded]').click()
          await page.locator('dialog[open] .mn-b .btn.go').click()
        }
        await page.locator('.bn .btn').waitFor()
      },
      'slow',
    ),
  ]
}
