// Games played by chance, for the tests of words: whatever can be asked or happen is said.

import { bots } from '@hadal/bots'
import { type Event, eventFor, isOver, newGame, play, seeded, view } from '@hadal/engine'
import type { LogEntry, Question } from '@hadal/table'
import type { Locale } from '../messages.ts'
import { outlook } from '../outlook/outlook.ts'
import type { Scene } from '../scene.ts'
import { everySetup, questionAt, randomFrom } from './chance.ts'

/** No letter of these is Latin, and none is missing in another Cyrillic: what is not translated would stand out. */
export const NAMES = ['Олена', 'Тарас', 'Богдан', 'Яринка', 'Юхим'] as const

/** A position in which somebody is asked. */
export interface Position {
  readonly scene: Scene
  readonly question: Question
}

/** A whole game as one seat may know it. */
export interface Played {
  readonly scene: Scene
  readonly log: readonly LogEntry[]
}

/** Plays whole games by chance, all expansions and numbers of players in turn, and looks on. */
export function playByChance(
  rounds: number,
  look: (question: string, position: () => Position) => void,
  over: (played: Played) => void = () => {},
): void {
  const bot = bots.get('random')
  if (bot === undefined) throw new Error('there is no bot that plays by chance')
  for (let round = 0; round < rounds; round++)
    for (const [number, setup] of everySetup.entries()) {
      const seed = round * everySetup.length + number
      const names = NAMES.slice(0, setup.players)
      const events: Event[] = []
      const table = newGame(setup, seeded(seed), (event) => events.push(event))
      // Every other round shows what is forced too: it is asked where a power could come first.
      table.asksAll = round % 2 === 1
      const random = randomFrom(seed)
      while (!isOver(table.game)) {
        const question = questionAt(table)
        look(question.name, () => {
          const seen = view(table.game, question.seat)
          const scene = { view: seen, you: question.seat, names, outlook: outlook(seen, question) }
          return { scene, question }
        })
        const { decisions: legal, seat } = question
        play(table, bot.choose({ legal, view: () => view(table.game, seat), random }))
      }
      const eyes = seed % setup.players
      over({
        scene: { view: view(table.game, eyes), you: eyes, names },
        log: events.map((event) => ({ event: eventFor(event, eyes), turn: 0 })),
      })
    }
}

/** What no sentence may hold: a hole, a brace, or a name that is empty. */
export const BROKEN = /undefined|NaN|null|[{}]|\(\)|«»|: *$|^\s|\s$| {2}/

/** Letters that no text of a language may hold. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Cyrillic}/u,
  uk: /[A-ZЁЪЫЭ]/iu,
  ru: /[A-ZҐЄІЇ]/iu,
  cs: /\p{Script=Cyrillic}/u,
  fr: /\p{Script=Cyrillic}/u,
}

/** Whether something is said in another language; names of people are not. */
export function isForeign(language: Locale, text: string): boolean {
  return FOREIGN[language].test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text))
}
