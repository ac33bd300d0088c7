import { type Game, KINDS, readRecord, replay, type Seat } from '@hadal/engine'
import { everySetup } from '@hadal/words/testing'
import { expect, test } from 'vitest'
import type { Update } from './protocol.ts'
import { hosted, named, playOut, type StillWorld, seatsFor } from './testing.ts'

/** What stands in an update although its eyes may not know it. */
function leaks({ eyes, log, ...update }: Update): string[] {
  const found: string[] = []
  for (const { path, name, what } of named(update)) {
    const own = path === `/view/seats/${eyes}`
    if (['hand', 'tokens', 'leviathanTokens'].includes(name) && path.startsWith('/view') && !own)
      found.push(`${path}/${name}`)
    if (name === 'memory') found.push(`${path}/${name}`)
    if (name === 'withHand' && what !== undefined && path !== `/outlook/seats/${eyes}`)
      found.push(`${path}/${name}`)
  }
  for (const [at, { event, cards }] of log.entries.entries()) {
    const isOwn = 'seat' in event && event.seat === eyes
    if (cards !== undefined && !isOwn) found.push(`cards of entry ${at}`)
    if ('secret' in event && !(eyes !== undefined && event.seenBy.includes(eyes)))
      found.push(`secret of entry ${at}`)
  }
  return found
}

/** The hands of others that can be found in an update of this position. */
function handsIn({ eyes, log, ...update }: Update, { players, hand }: Game): string[] {
  const hands = hand.slice(0, players).map((row) => Array.from(row))
  return hands.flatMap((row, seat) => (seat === eyes ? [] : handIn(update, row, seat)))
}

/** The hand itself, wherever it is: as counts by kind, or as a list of kinds. */
function handIn(update: object, hand: readonly number[], seat: Seat): string[] {
  const kinds = hand.flatMap((count, kind) => Array.from({ length: count }, () => kind))
  // Small hands look like many other lists.
  if (kinds.length < 4) return []
  const lists = [...named(update)].filter(
    ({ what }) =>
      Array.isArray(what) &&
      (what.length === KINDS ? what.join() === hand.join() : what.join() === kinds.join()),
  )
  return lists.map(({ path, name }) => `the hand of ${seat} at ${path}/${name}`)
}

function gameOf(world: StillWorld): Game {
  return replay(readRecord(world.shelf.get('shared')?.record ?? '')).game
}

test.each(everySetup.filter(({ players }) => players > 3))(
  'one device, $players players with $expansions: only the eyes that look are shown their cards',
  async (setup) => {
    const seats = seatsFor(setup.players, setup.players - 1)
    const begin = { id: 'shared', seats, from: { setup }, perfectMemory: false }
    const { host, world } = await hosted(begin)
    const found: string[] = []
    let looked = 0
    await playOut(host, world, () => {
      if (looked++ % 5 === 0) found.push(...handsIn(world.last, gameOf(world)))
      return undefined
    })
    found.push(...world.updates.flatMap(leaks))
    expect(found).toEqual([])
    expect(looked).toBeGreaterThan(50)
  },
)

test('while the device is handed round nobody is shown anything of their own', async () => {
  const [setup] = everySetup.filter(
    ({ players, expansions }) => players === 4 && expansions.length > 1,
  )
  if (setup === undefined) throw new Error('there is no such set-up')
  const begin = { id: 'shared', seats: seatsFor(4, 4), from: { setup }, perfectMemory: false }
  const { host, world } = await hosted(begin)
  expect(world.last.eyes).toBeUndefined()
  const found: string[] = []
  let rounds = 0
  while (rounds++ < 60 && world.last.result === undefined) {
    let decided = false
    await playOut(host, world, () => {
      const again = decided
      decided = true
      return !again
    })
    await host.handle({ type: 'look', seat: undefined })
    found.push(...leaks(world.last), ...handsIn(world.last, gameOf(world)))
    const { question, answer, orders, undo } = world.last
    expect({ question, answer, orders, undo }).toEqual({
      question: undefined,
      answer: undefined,
      orders: undefined,
      undo: { possible: false, reason: 'nothing-decided' },
    })
  }
  expect(found).toEqual([])
})

test('with perfect memory tokens and what was looked out in secret stay secret', async () => {
  const [setup] = everySetup.filter(
    ({ players, expansions }) => players === 4 && expansions.length > 1,
  )
  if (setup === undefined) throw new Error('there is no such set-up')
  const begin = { id: 'shared', seats: seatsFor(4, 2), from: { setup }, perfectMemory: true }
  const { host, world } = await hosted(begin)
  const found: string[] = []
  await playOut(host, world, () => {
    const { view, eyes } = world.last
    expect(view.memory).toBeDefined()
    for (const [seat, their] of view.seats.entries())
      if (seat !== eyes && (their.tokens ?? their.leviathanTokens) !== undefined)
        found.push(`turn ${view.turn}: tokens of ${seat}`)
    return undefined
  })
  expect(found).toEqual([])
})
