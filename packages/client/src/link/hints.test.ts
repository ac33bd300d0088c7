import { EXPLORE, PRESETS } from '@hadal/engine'
import { expect, test } from 'vitest'
import { hosted, playOut, seatsFor } from './testing.ts'

const setup = { players: 2, expansions: [], options: PRESETS.rulebook } as const
const table = { id: 'game', seats: seatsFor(2, 2), from: { setup, seed: 3 }, perfectMemory: true }

/** Somebody who has something to choose from, and has asked for advice. */
async function advised() {
  const { host, world } = await hosted(table)
  await playOut(host, world, () => (world.last.question?.decisions.length ?? 0) < 3)
  expect(await host.handle({ type: 'hint' })).toMatchObject({ ok: true })
  return { host, world, thinker: world.thinker }
}

const choice = (decision: number) => ({
  decision,
  chance: 0.5,
  reason: { why: 'allies-first' } as const,
})

test('a person who is asked gets advice on what they see', async () => {
  const { world, thinker } = await advised()
  const { askedSince, eyes, question } = world.last
  expect(thinker.advising[0]?.about.legal).toEqual(question?.decisions)
  expect(thinker.advising[0]?.about.view.seat).toBe(eyes)
  expect(world.hints.at(-1)).toMatchObject({ seat: eyes, askedSince, state: 'thinking' })
  const choices = [choice(1), choice(2)]
  thinker.advising[0]?.tell({ progress: 0.4, choices, isDone: false })
  expect(world.hints.at(-1)).toMatchObject({ state: 'thinking', progress: 0.4, choices })
  thinker.advising[0]?.tell({ progress: 1, choices, isDone: true })
  expect(world.hints.at(-1)).toMatchObject({ state: 'done', choices })
})

test('it is said where nobody can think', async () => {
  const { world, thinker } = await advised()
  thinker.advising[0]?.tell(undefined)
  expect(world.hints.at(-1)).toMatchObject({ state: 'impossible', choices: [] })
})

test('advice that nobody waits for is not thought about', async () => {
  const { host, world, thinker } = await advised()
  await host.handle({ type: 'stop-hint' })
  expect(thinker.advising).toHaveLength(0)
  expect(world.hints.at(-1)).toBeUndefined()
})

test('who decides, or hands the device on, has no use for it any more', async () => {
  const { host, world, thinker } = await advised()
  const { eyes: seat = 0, question } = world.last
  await host.handle({ type: 'decide', seat, decisions: [question?.decisions[0] ?? EXPLORE] })
  expect(thinker.advising).toHaveLength(0)
  expect(world.hints.at(-1)).toBeUndefined()
  const other = await advised()
  await other.host.handle({ type: 'look', seat: undefined })
  expect(other.thinker.advising).toHaveLength(0)
})

test('nobody is advised who is not asked', async () => {
  const { host, world } = await hosted(table)
  expect(await host.handle({ type: 'hint' })).toMatchObject({ ok: false })
  const waiting = world.last.waitsFor[0] === 0 ? 1 : 0
  await host.handle({ type: 'look', seat: waiting })
  expect(await host.handle({ type: 'hint' })).toMatchObject({ ok: false })
  expect(world.hints).toEqual([])
})
