import { EXPLORE, PASS, PRESETS } from '@hadal/engine'
import { expect, test } from 'vitest'
import type { Host } from './host.ts'
import type { Pace, TableBegin } from './protocol.ts'
import { hosted, type StillWorld, seatsFor } from './testing.ts'

const setup = { players: 2, expansions: [], options: PRESETS.rulebook } as const

/** Two seats, a bot in each that is not a person's. */
function game(people: number, bot: string): TableBegin {
  const from = { setup, seed: 5 }
  return { id: 'game', seats: seatsFor(2, people, bot), from, perfectMemory: true }
}

/** Two bots that take their time, one of which has something to choose from. */
async function botAsked(pace: Pace = 'readable'): Promise<Played> {
  const played = await hosted(game(0, 'level-6'), pace)
  const pauses = pace === 'instant' ? 0 : 1
  await until(played, ({ thinker, waits }) => thinker.deciding.length > 0 && waits === pauses)
  return played
}

interface Played {
  readonly host: Host
  readonly world: StillWorld
}

/** Plays on, one thing after the other, until something is so. */
async function until({ host, world }: Played, isSo: (world: StillWorld) => boolean): Promise<void> {
  for (let steps = 0; steps < 5000; steps++) {
    if (isSo(world)) return
    const { question } = world.last
    const decisions = question && [question.decisions[0] ?? 0]
    if (decisions !== undefined) await host.handle({ type: 'decide', seat: 0, decisions })
    else if (world.thinker.deciding.length > 0) world.thinker.decided(anything)
    else world.passPause()
  }
  throw new Error('it never came to that')
}

const anything = ({ legal }: { readonly legal: readonly number[] }): number | undefined => legal[0]

test('a bot that takes its time thinks elsewhere, and sees only what its seat may', async () => {
  const { world } = await botAsked()
  const [thought] = world.thinker.deciding
  expect(thought?.about.bot).toBe('level-6')
  expect(thought?.about.view.seat).toBe(world.last.waitsFor[0])
  expect(thought?.about.legal.length).toBeGreaterThan(1)
})

test('it thinks during the pause, and decides when both are over', async () => {
  const { world } = await botAsked()
  const { version } = world.last
  expect(world.waits).toBe(1)
  world.thinker.decided(anything)
  expect(world.last.version).toBe(version)
  world.passPause()
  expect(world.last.version).toBeGreaterThan(version)
})

test('one that takes longer than the pause decides as soon as it knows', async () => {
  const { world } = await botAsked()
  const { version } = world.last
  world.passPause()
  expect(world.waits).toBe(0)
  expect(world.last.version).toBe(version)
  world.thinker.decided(anything)
  expect(world.last.version).toBeGreaterThan(version)
})

test('without pauses nothing but its thinking is waited for', async () => {
  const { world } = await botAsked('instant')
  const { version } = world.last
  expect(world.waits).toBe(0)
  world.thinker.decided(anything)
  expect(world.last.version).toBeGreaterThan(version)
})

test('whoever hurries does not make it begin anew', async () => {
  const { host, world } = await botAsked()
  await host.handle({ type: 'hurry' })
  await host.handle({ type: 'pace', pace: 'fast' })
  expect(world.thinker.cancelled).toBe(0)
  expect(world.thinker.deciding).toHaveLength(1)
  const { version } = world.last
  world.thinker.decided(anything)
  expect(world.last.version).toBeGreaterThan(version)
})

test.each([undefined, 999])(
  'one that cannot think (%s) plays by rules of thumb',
  async (answer) => {
    const { world } = await botAsked('instant')
    const { version } = world.last
    world.thinker.decided(() => answer)
    expect(world.last.version).toBeGreaterThan(version)
    expect(world.failures).toEqual([])
  },
)

test('whole games are played, by bots of every kind', async () => {
  const seats = seatsFor(2, 0, 'level-4').with(1, { name: 'Brine', bot: 'greedy' })
  const played = await hosted({ ...game(0, 'level-4'), seats }, 'fast')
  await until(played, ({ last }) => last.result !== undefined)
  expect(played.world.last.result).toHaveLength(2)
  expect(played.world.failures).toEqual([])
})

test('what a person takes back stops the bot that thinks about it', async () => {
  const played = await hosted(game(1, 'level-6'), 'slow')
  const { host, world } = played
  await until(played, ({ last }) => last.question?.name === 'buy the ally')
  await host.handle({ type: 'decide', seat: 0, decisions: [PASS] })
  expect(world.thinker.deciding).toHaveLength(1)
  expect(await host.handle({ type: 'undo', seat: 0 })).toMatchObject({ ok: true })
  expect(world.thinker.deciding).toHaveLength(0)
  expect(world.thinker.cancelled).toBe(1)
  expect(world.last.question?.name).toBe('buy the ally')
})

test('a person who takes the seat back stops the bot that thinks there', async () => {
  const { host, world } = await hosted(game(2, ''), 'readable')
  const [asked = 0] = world.last.waitsFor
  await host.handle({ type: 'decide', seat: asked, decisions: [EXPLORE] })
  await host.handle({ type: 'leave', seat: world.last.waitsFor[0] ?? 0, bot: 'level-5:rusher' })
  expect(world.thinker.deciding[0]?.about.bot).toBe('level-5:rusher')
  await host.handle({ type: 'take-back', seat: world.last.waitsFor[0] ?? 0 })
  expect(world.thinker.deciding).toHaveLength(0)
  expect(world.waits).toBe(0)
})

test('nobody thinks at a table that was left', async () => {
  const { host, world } = await botAsked()
  host.stop()
  expect(world.thinker.deciding).toHaveLength(0)
  expect(world.waits).toBe(0)
})
