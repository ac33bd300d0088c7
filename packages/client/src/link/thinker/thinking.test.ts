import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botNamed } from '@hadal/bots'
import { EXPLORE, legal, newGame, PRESETS, play, seatAsked, seeded, view } from '@hadal/engine'
import { expect, test } from 'vitest'
import type { Asked, FromThinker } from './messages.ts'
import { Thinking } from './thinking.ts'

const weights = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve('@hadal/bots/hadal.net'))),
)

/** A position in which somebody has something to choose from. */
function position(): Asked {
  const setup = { players: 2, expansions: [], options: PRESETS.rulebook } as const
  const table = newGame(setup, seeded(3))
  play(table, EXPLORE)
  while (legal(table).size < 3) play(table, legal(table).toArray()[0] ?? 0)
  return { legal: legal(table).toArray(), view: view(table.game, seatAsked(table.game)) }
}

/** Always the same luck, however many numbers there are to choose from. */
function random(limit: number): number {
  return Math.floor(0.37 * limit)
}

function begun() {
  const posted: FromThinker[] = []
  const waiting: (() => void)[] = []
  let time = 0
  const thinking = new Thinking({
    post: (message) => posted.push(message),
    later: (then) => waiting.push(then),
    random,
    now: () => {
      time += 10
      return time
    },
  })
  const goOn = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) next()
  }
  return { thinking, posted, waiting, goOn }
}

test('bots decide with what they have learned', () => {
  const { thinking, posted } = begun()
  const asked = position()
  thinking.hear({ id: 1, decide: { bot: 'level-2', ...asked } })
  expect(posted).toEqual([{ id: 1, answer: undefined }])
  thinking.hear({ weights })
  thinking.hear({ id: 2, decide: { bot: 'level-2:rusher', ...asked } })
  expect(posted).toHaveLength(2)
  const [, answered] = posted
  if (!(answered && 'answer' in answered && answered.answer && 'decision' in answered.answer))
    throw new Error('it did not decide')
  expect(asked.legal).toContain(answered.answer.decision)
  expect(botNamed('level-2:oracle')).toBeUndefined()
})

test('what is none of what bots have learned is said', () => {
  const { thinking, posted } = begun()
  thinking.hear({ weights: new Uint8Array(3) })
  expect(posted).toEqual([{ unusable: expect.any(String) }])
})

test('advice is three choices at most, with chances and reasons, the best first', () => {
  const { thinking, posted, goOn } = begun()
  thinking.hear({ weights })
  const asked = position()
  thinking.hear({ id: 1, advise: asked })
  goOn()
  const answers = posted.flatMap((said) =>
    'answer' in said && said.answer && 'isDone' in said.answer ? [said.answer] : [],
  )
  expect(answers.slice(0, -1).every(({ isDone }) => !isDone)).toBe(true)
  const last = answers.at(-1)
  expect(last).toMatchObject({ isDone: true, progress: 1 })
  expect(last?.choices.length).toBe(Math.min(3, asked.legal.length))
  for (const { decision, chance } of last?.choices ?? []) {
    expect(asked.legal).toContain(decision)
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
  }
})

test('whoever wants it no longer hears no more of it; bots need not wait for it', () => {
  const { thinking, posted, waiting, goOn } = begun()
  thinking.hear({ weights })
  const asked = position()
  thinking.hear({ id: 1, advise: asked })
  expect(waiting).toHaveLength(1)
  thinking.hear({ id: 2, decide: { bot: 'level-2', ...asked } })
  expect(posted.at(-1)).toMatchObject({ id: 2, answer: { decision: expect.any(Number) } })
  thinking.hear({ id: 1, stop: true })
  const { length } = posted
  goOn()
  expect(posted).toHaveLength(length)
})
