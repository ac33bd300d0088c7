// Every screen, every sheet and every kind of decision, and the way there.
import type { Page } from 'playwright'
import { writeGameLink } from '../../src/keep/gameLink.ts'
import { readRecordText } from '../../src/keep/recordText.ts'
import { fileAt, finishedGame, type Positions } from '../positions.ts'
import { keptGame } from './kept.ts'
import { pressLit, toStep } from './lessons.ts'
import { goTo, openGame } from './open.ts'
import { keepAgain, keepGames, keepLookBackAt } from './shelf.ts'

/** A thing to look at. */
export interface State {
  readonly name: string
  /** It is one table without a scroll bar; other screens may be longer than the window. */
  readonly isTable: boolean
  /** Parts that depend on luck here, and are looked at in other states. */
  readonly lookedAtElsewhere?: string
  /** Goes there from anywhere on the page, in a window of any size. */
  open(page: Page): Promise<void>
}

export interface Games {
  readonly positions: Positions
  readonly finished: string
}

/** A game of five with both boxes that took them few decisions: each is a line to be looked at. */
export const SHORT = 55

/** Everything there is to see. */
export function allStates(games: Games): readonly State[] {
  return [...screens(games), ...sheets(games), ...decisions(games)]
}

/** The screens around the table, and what stands between two people. */
export function screens({ positions, finished }: Games): readonly State[] {
  const screen = (name: string, path: string): State => ({
    name,
    isTable: false,
    async open(page) {
      // A screen that is shown already would only change its address.
      await goTo(page, '/')
      await goTo(page, path)
    },
  })
  const linked = (name: string, shown: string, path: () => string): State => ({
    name,
    isTable: false,
    async open(page) {
      await goTo(page, '/')
      await page.evaluate((to) => history.pushState(null, '', to), path())
      await page.locator(shown).waitFor()
    },
  })
  const book = (name: string, path: string): State => ({
    ...screen(name, path),
    async open(page) {
      await screen(name, path).open(page)
      await page.locator('.ru-c').first().waitFor()
    },
  })
  const shared = (question: string) =>
    fileAt(positions, question).replaceAll(/a bot: \S+/g, 'a person')
  return [
    screen('home', '/'),
    screen('setup', '/new'),
    screen('setup-together', '/new?together'),
    screen('settings', '/settings'),
    screen('how', '/how'),
    screen('not-found', '/nowhere'),
    screen('no-such-game', '/table/nowhere'),
    screen('balance', '/balance'),
    {
      name: 'stats-empty',
      isTable: false,
      async open(page) {
        await goTo(page, '/')
        await keepGames(page, [])
        await goTo(page, '/stats')
        await page.locator('.void').waitFor()
      },
    },
    {
      name: 'stats',
      isTable: false,
      async open(page) {
        await goTo(page, '/')
        await keepGames(page, finishedGames())
        await goTo(page, '/stats')
        await page.locator('.pts').waitFor()
      },
    },
    screen('library', '/library'),
    {
      ...screen('library-card', '/library/oracle'),
      async open(page) {
        await screen('library', '/library').open(page)
        // Beside few others: all of them have just been looked at.
        await page.locator('.lib-k input').nth(5).check({ force: true })
        await goTo(page, '/library/oracle')
      },
    },
    book('rules', '/rules/B4.10'),
    {
      ...book('rules-searched', '/rules'),
      async open(page) {
        await book('rules', '/rules').open(page)
        // Numbers are the same in every language.
        await page.locator('.ru-f input').fill('B4.1')
        await page.locator('.ru-c mark').first().waitFor()
      },
    },
    screen('learn', '/learn'),
    ...lessons(),
    firstTime(fileAt(positions, 'take your turn')),
    { name: 'score', isTable: false, open: (page) => openGame(page, finished) },
    {
      name: 'look-back',
      isTable: false,
      async open(page) {
        await openGame(page, finishedGame(SHORT))
        await lookBack(page)
        await page.locator('.why-s a').click()
        await page.locator('.lb-skill').waitFor()
      },
    },
    {
      name: 'replay',
      isTable: false,
      async open(page) {
        const short = finishedGame(SHORT)
        await openGame(page, short)
        await keepLookBackAt(page, await keptId(page), short)
        await page.locator('.why-n a').click()
        await page.locator('.rp-cv').waitFor()
        await page.locator('.rp-sc input').fill('90')
        await page.locator('.rp[data-at="90"]').waitFor()
      },
    },
    linked('challenge', '.ch', () => `/challenge?seat=1#${linkOf(finished)}`),
    {
      name: 'challenge-over',
      isTable: false,
      async open(page) {
        await openGame(page, finished)
        const waters = { game: linkOf(finished), seat: 0, isChallenge: true }
        await keepAgain(page, await keptId(page), 'again', waters)
        await goTo(page, '/')
        await goTo(page, '/table/again')
        await page.locator('.cmp').waitFor()
      },
    },
    {
      name: 'share-or-play-again',
      isTable: false,
      async open(page) {
        await openGame(page, finished)
        await page.locator('.why-n button').click()
        await page.locator('dialog[open]').waitFor()
      },
    },
    { name: 'curtain', isTable: true, open: (page) => openGame(page, shared('take your turn')) },
    inWords('text', fileAt(positions, 'choose a leviathan to fight')),
    {
      ...inWords('text-pay', fileAt(positions, 'take your turn')),
      async open(page) {
        await openInWords(page, fileAt(positions, 'take your turn'))
        await page.locator('.tx-o button').last().click()
        await page.locator('.tx-o button').nth(1).waitFor()
      },
    },
    { name: 'taps', isTable: true, open: (page) => openGame(page, shared('buy the ally')) },
  ]
}

/** The name of the game whose score is shown, when it is kept. */
export async function keptId(page: Page): Promise<string> {
  await page.locator('.why-n').waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The game of a file as a link carries it. */
export function linkOf(file: string): string {
  const read = readRecordText(file)
  if ('reason' in read) throw new Error(read.reason)
  return writeGameLink(read)
}

/** Some games that are over, of several kinds and with several people. */
function finishedGames() {
  return Array.from({ length: 7 }, (_, seed) =>
    keptGame(finishedGame(seed), seed, seed < 5 ? ['level-2', 'level-4'] : []),
  )
}

/** A lesson: something to read, something to do, over a sheet too, and what is said about another move. */
function lessons(): readonly State[] {
  const lesson = (name: string, open: (page: Page) => Promise<void>): State => ({
    name: `lesson-${name}`,
    isTable: true,
    // What lies in the dark is looked at in other states.
    lookedAtElsewhere: '.t, .sheet',
    async open(page) {
      await goTo(page, '/')
      await goTo(page, '/learn/dive')
      await open(page)
      await page.locator('.guide[data-lit="true"]').waitFor()
    },
  })
  return [
    lesson('wrong', async (page) => {
      await toStep(page, 4)
      await page.locator('#answer-0').click()
      await page.locator('.gd.no').waitFor()
    }),
    lesson('sheet', async (page) => {
      await toStep(page, 7)
      await pressLit(page)
      await page.locator('dialog[open]').waitFor()
    }),
  ]
}

/** A sentence about a turn, to somebody who was told everything else before. */
function firstTime(text: string): State {
  return {
    name: 'first-time',
    isTable: true,
    // It lies over a part of the table until it is read, or closed.
    lookedAtElsewhere: '.t > :not(.q)',
    async open(page) {
      await page.evaluate(() => {
        const key = 'hadal.settings'
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...kept, pointsOut: true }))
        const told = ['recruit', 'catch', 'buy', 'monster', 'leviathan']
        localStorage.setItem('hadal.pointed-out', JSON.stringify(told))
        dispatchEvent(new StorageEvent('storage', { key }))
      })
      await openGame(page, text)
      await page.locator('.first').waitFor()
    },
  }
}

/** A table in words. */
function inWords(name: string, text: string): State {
  return { name, isTable: false, open: (page) => openInWords(page, text) }
}

/** Opens a game, and goes to the same table in words as the menu does. */
export async function openInWords(page: Page, text: string): Promise<void> {
  await openGame(page, text)
  await goTo(page, new URL(page.url()).pathname.replace('/table/', '/words/'))
  await page.locator('.tx-o button').first().waitFor()
}

/** Works out on the score screen how a game went, or finds it there. */
export async function lookBack(page: Page): Promise<void> {
  await page.locator('.why .lb-b, .why .lb-g').first().waitFor()
  if (await page.locator('.why .lb-b').isVisible())
    await page.locator('.why .lb-b').getByRole('button').click()
  await page.locator('.why .lb-g').waitFor({ timeout: 120_000 })
}

/** What can be laid over the table. */
export function sheets({ positions }: Games): readonly State[] {
  // Somebody else's turn: whatever is pressed is read, and not decided.
  const elsewhere = fileAt(positions, 'buy the ally')
  const fighting = fileAt(positions, 'choose a leviathan to fight')
  const sheet = (name: string, text: string, open: (page: Page) => Promise<void>): State => ({
    name: `sheet-${name}`,
    isTable: true,
    async open(page) {
      await openGame(page, text)
      await open(page)
      await page.locator('dialog[open]').waitFor()
    },
  })
  const pressed = (selector: string, zone?: keyof typeof TABS) => async (page: Page) => {
    if (zone !== undefined) await bringToFront(page, zone)
    await page.locator(selector).first().click()
  }
  const key = (name: string) => (page: Page) => page.keyboard.press(name)
  return [
    sheet('menu', elsewhere, pressed('.top .iconbtn')),
    sheet('log', elsewhere, key('l')),
    {
      name: 'recap',
      isTable: true,
      // It lies over the table, and goes when that is touched.
      lookedAtElsewhere: '.t',
      async open(page) {
        await openGame(page, fileAt(positions, 'take your turn'))
        await page.keyboard.press('w')
        await page.locator('.snc').waitFor()
      },
    },
    sheet('memory', elsewhere, key('m')),
    sheet('odds', fileAt(positions, 'fight a leviathan or explore on'), key('d')),
    sheet('orders', elsewhere, key('o')),
    sheet('legend', elsewhere, key('g')),
    sheet('keys', elsewhere, key('?')),
    sheet('seat', elsewhere, pressed('.rv')),
    sheet('lord', elsewhere, pressed('.lord[data-lord]', 'court')),
    sheet('location', elsewhere, pressed('.place', 'places')),
    sheet('leviathan', fighting, pressed('.bs:not(.can) button', 'depths')),
    sheet('rules', fileAt(positions, 'take your turn'), async (page) => {
      await page.locator('#question .act.rule').click()
      await page.locator('.ru-q').waitFor()
    }),
    sheet('hint', fileAt(positions, 'take your turn'), async (page) => {
      await page.keyboard.press('a')
      await page.locator('.hi[aria-busy="false"]').waitFor()
    }),
    sheet('recruit', fileAt(positions, 'take your turn'), async (page) => {
      await page.locator('#answer-recruit').click()
      await page.locator('.lord.can[data-lord]').first().click()
      await page.locator('.pays .pay').first().waitFor()
    }),
  ]
}

/** A question that is asked, and how many answers it has. */
export interface Decision extends State {
  readonly choices: number
}

/** Every question, asked. */
export function decisions({ positions }: Games): readonly Decision[] {
  return Object.entries(positions).map(([question, { file, choices }]) => ({
    name: question.replaceAll(' ', '-'),
    isTable: true,
    choices,
    open: (page) => openGame(page, file),
  }))
}

/** One for each zone and each sheet: the others are made of the same parts. */
const TELLING = [
  'take-your-turn',
  'buy-the-ally',
  'take-the-ally-or-explore-on',
  'fight-the-monster-or-explore-on',
  'choose-a-leviathan-to-fight',
  'choose-an-ally-for-the-fight',
  'choose-whom-to-rob-of-a-token',
  'control-a-location',
  'spend-keys',
  'search-the-sanctuary',
  'discard-down-to-a-limit',
  'choose-a-lord-to-disable',
  'affiliate-an-ally',
]
export const isTelling = ({ name }: State): boolean => TELLING.includes(name)

/** The zones in the order of their tabs. */
const TABS = { depths: 0, council: 1, court: 2, places: 3 } as const

/** Where there is little room, one zone is shown at a time. */
async function bringToFront(page: Page, zone: keyof typeof TABS): Promise<void> {
  const tab = page.locator('.tabs button').nth(TABS[zone])
  if (await tab.isVisible()) await tab.click()
}
