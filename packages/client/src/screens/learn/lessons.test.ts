import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  asked,
  isOver,
  legal,
  locations,
  lords,
  RACE_NAMES,
  readDecision,
  readRecord,
  replay,
  seatAsked,
  type View,
  view,
} from '@hadal/engine'
import { LANGUAGES, speak } from '@hadal/words'
import { isForeign } from '@hadal/words/testing'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../link/host.ts'
import { hosted, type StillWorld, seatsFor } from '../../link/testing.ts'
import { isRead, type Lesson, stepAt } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import { selectorOf } from './lights.ts'
import { lessonAim, lessonName, sayWrong, stepText, stepTitle } from './words.ts'

const ME = 0

/** A lesson at a real table, begun at one of its moves. */
const taken = (lesson: Lesson, moves: number) =>
  hosted({
    id: 'lesson',
    seats: seatsFor(1 + lesson.rivals.length, 1),
    from: { script: lesson.record, moves },
    perfectMemory: false,
  })

const movesAt = (world: StillWorld): number => world.last.script?.moves ?? -1

describe.each(LESSONS)('the lesson “$id”', (lesson) => {
  const record = readRecord(lesson.record)
  const tableAt = (moves: number) => replay(record, moves)

  test('asks nothing of the person without a step about it', () => {
    const [first] = lesson.steps
    const mine = record.moves.flatMap((_, at) =>
      at >= (first?.from ?? 0) && seatAsked(tableAt(at).game) === ME ? [at] : [],
    )
    const done = lesson.steps.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, more) => from + more),
    )
    expect(done).toEqual(mine)
  })

  test('has steps only where the person is asked, or where it ends', () => {
    const misplaced = lesson.steps.filter(
      ({ from }) => from < record.moves.length && seatAsked(tableAt(from).game) !== ME,
    )
    expect(misplaced).toEqual([])
    expect(lesson.steps.at(-1)).toMatchObject({ from: record.moves.length })
  })

  test('goes to its end at a real table when every step is done', async () => {
    const { host, world } = await taken(lesson, lesson.steps[0]?.from ?? 0)
    let reached = 0
    for (let at = stepAt(lesson, 0, movesAt(world)); at !== lesson.steps.length - 1; ) {
      const step = at === undefined ? undefined : lesson.steps[at]
      if (at === undefined || step === undefined) throw new Error(`nothing follows step ${reached}`)
      reached = at + 1
      if (!isRead(step)) await host.handle({ type: 'follow', moves: step.to })
      world.passTime()
      at = stepAt(lesson, reached, movesAt(world))
    }
    expect(world.failures).toEqual([])
    expect(movesAt(world)).toBe(record.moves.length)
    expect(world.shelf.size).toBe(0)
  })

  test('can be gone back in', async () => {
    const { host, world } = await taken(lesson, record.moves.length)
    for (const { from } of lesson.steps.toReversed()) {
      await host.handle({ type: 'follow', moves: from })
      expect(movesAt(world)).toBe(from)
      expect(world.last.waitsFor).toEqual(
        isOver(tableAt(from).game) ? [] : [seatAsked(tableAt(from).game)],
      )
    }
  })

  test('speaks of other moves only where they may be made, and they are not made', async () => {
    for (const { from, to, wrong = {} } of lesson.steps)
      for (const words of Object.keys(wrong)) {
        const at = Array.from({ length: to - from }, (_, more) => from + more).find((moves) => {
          const table = tableAt(moves)
          const decision = readDecision(table.game, words)
          return decision !== undefined && legal(table).has(decision)
        })
        expect(at, `${words} at ${from}`).toBeDefined()
        const { host, world } = await taken(lesson, at ?? from)
        expect(await decide(host, world, words)).toEqual({
          ok: false,
          refusal: { reason: 'off-script', said: words },
        })
        expect(movesAt(world)).toBe(at)
      }
  })

  test('takes the moves that it waits for, whoever makes them', async () => {
    for (const { from } of lesson.steps.filter((step) => !isRead(step))) {
      const { host, world } = await taken(lesson, from)
      const reply = await host.handle({
        type: 'decide',
        seat: ME,
        decisions: [world.last.script?.next ?? -1],
      })
      expect(reply).toMatchObject({ ok: true })
      expect(movesAt(world)).toBeGreaterThan(from)
    }
  })

  test('puts only things into the light that are there', () => {
    for (const { from, light } of lesson.steps) {
      for (const name of light) expect(selectorOf(name, 0), name).toBeDefined()
      const seen = view(tableAt(from).game, ME)
      for (const name of light.filter((one) => one.includes(':')))
        expect(isThere(name, seen), `${name} at ${from}`).toBe(true)
    }
  })

  async function decide(host: Host, world: StillWorld, words: string) {
    const table = tableAt(movesAt(world))
    const decision = readDecision(table.game, words) ?? -1
    expect(asked(table.game)?.seat).toBe(ME)
    return await host.handle({ type: 'decide', seat: ME, decisions: [decision] })
  }
})

function isThere(light: string, { court, councilSize, seats, border, ...seen }: View): boolean {
  const [kind, name = ''] = light.split(':')
  const location = locations.findIndex((one) => one.name === name)
  switch (kind) {
    case 'lord':
      return court.includes(lords.findIndex((one) => one.name === name))
    case 'stack':
      return (councilSize[RACE_NAMES.findIndex((race) => name.startsWith(race))] ?? 0) > 0
    case 'location':
      return seen.locationsAvailable.includes(location)
    case 'mine':
      return seats[ME]?.locations.includes(location) ?? false
    case 'leviathan':
      return border.some((there) => there !== undefined)
    default:
      return false
  }
}

test('there are three lessons of three minutes, and one of two for each expansion', () => {
  expect(LESSONS.map(({ number, minutes }) => [number, minutes])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 2],
    [5, 2],
  ])
})

/** What no text may look like. */
const FLAWS = /^$|^\s|\s$|\s\s|[{}_'"ʼ]|\.\./

/** Every text of every lesson, in the language in use. */
const everyText = (): string[] =>
  LESSONS.flatMap((lesson) => [
    lessonName(lesson),
    lessonAim(lesson),
    ...lesson.steps.flatMap((step) => [
      stepTitle(lesson, step),
      stepText(lesson, step),
      ...Object.keys(step.wrong ?? {}).map((words) => sayWrong(lesson, step, words)),
    ]),
  ])

test.each(LANGUAGES)(
  'every lesson has all its words, and none has a flaw: %s',
  async (language) => {
    await speak(language)
    expect(everyText().filter((text) => FLAWS.test(text) || isForeign(language, text))).toEqual([])
  },
)

test('no lesson has words that nobody reads', async () => {
  await speak('en')
  const file = join(import.meta.dirname, '../../../../words/messages/en/lessons.json')
  const english: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
  const said = new Set(everyText())
  const unread = Object.entries(english).filter(
    ([key, text]) => key.startsWith('lesson_') && !said.has(String(text)),
  )
  expect(unread).toEqual([])
})
