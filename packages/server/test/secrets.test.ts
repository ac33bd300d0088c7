import { type ExpansionName, KINDS, replay, type Seat } from '@hadal/engine'
import { patch, type ServerFrame, type TableState } from '@hadal/protocol'
import { ActedTable, type LogEntry } from '@hadal/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadActs } from '../src/tables/loading.ts'
import { fairChance } from '../src/tables/plan.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { playOut } from './game.ts'
import { newTable, PERSON, type TestNode, testNode } from './node.ts'
import { Player } from './player.ts'

let database: TestDatabase
let node: TestNode

beforeAll(async () => {
  database = await testDatabase()
  node = await testNode(database.url)
})

afterAll(async () => {
  await node.stop()
  await database.drop()
})

/** Every place in plain data where a name stands, with what stands there. */
function* named(
  data: unknown,
  path = '',
): Generator<{ path: string; name: string; what: unknown }> {
  if (typeof data !== 'object' || data === null) return
  for (const [name, what] of Object.entries(data)) {
    yield { path, name, what }
    yield* named(what, `${path}/${name}`)
  }
}

/** What stands in a state although its eyes may not know it. */
function leaks(state: TableState, eyes: Seat | undefined): string[] {
  const secret = ['hand', 'tokens', 'leviathanTokens']
  return [...named(state)].flatMap(({ path, name }) => {
    const own = path === `/view/seats/${eyes}`
    const isHidden = path.startsWith('/view') && secret.includes(name)
    const isLeak = (isHidden && !own) || name === 'memory'
    return isLeak ? [`${path}/${name}`] : []
  })
}

function leaksOfLog(entries: readonly LogEntry[], eyes: Seat | undefined): string[] {
  return entries.flatMap(({ event, cards }, at) => {
    const isOwn = 'seat' in event && event.seat === eyes
    const isSeen = 'secret' in event && eyes !== undefined && event.seenBy.includes(eyes)
    return (cards !== undefined && !isOwn) || ('secret' in event && !isSeen)
      ? [`entry ${at}: ${event.type}`]
      : []
  })
}

/** The hands of others in this state, wherever they stand: as counts by kind, or as kinds. */
function handsIn(state: TableState, eyes: Seat | undefined, hands: readonly number[][]): string[] {
  return hands.flatMap((hand, seat) => {
    const kinds = hand.flatMap((count, kind) => Array.from({ length: count }, () => kind))
    // Small hands look like many other lists.
    if (seat === eyes || kinds.length < 4) return []
    return [...named(state)].flatMap(({ path, name, what }) =>
      Array.isArray(what) &&
      (what.length === KINDS ? what.join() === hand.join() : what.join() === kinds.join())
        ? [`the hand of ${seat} at ${path}/${name}`]
        : [],
    )
  })
}

/** The same text for the same data, in whatever order it was put together. */
function text(data: unknown): string {
  return JSON.stringify(data, (_, what) =>
    typeof what === 'object' && what !== null && !Array.isArray(what)
      ? Object.fromEntries(Object.entries(what).sort(([one], [other]) => (one < other ? -1 : 1)))
      : what,
  )
}

/** What somebody knew after each frame that told them something. */
function* knownAfter(
  frames: readonly ServerFrame[],
): Generator<{ state: TableState; entries: readonly LogEntry[] }> {
  let state: TableState | undefined
  for (const frame of frames) {
    if (frame.type === 'welcome') state = frame.state
    else if (frame.type === 'update') state = Object(patch(state, frame.patch))
    else continue
    if (state !== undefined) yield { state, entries: frame.log?.entries ?? [] }
  }
}

/** Everything that each pair of eyes may ever have known, and the hands by version. */
async function truth(table: string, eyes: readonly (Seat | undefined)[]) {
  const { plan } = await node.store.db
    .selectFrom('tables')
    .select('plan')
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  if (plan === null) throw new Error('the game has not begun')
  const acted = ActedTable.replay(plan, [], fairChance)
  const allowed = new Map(eyes.map((seat) => [seat, new Set<string>()]))
  const hands = new Map<number, number[][]>()
  const look = (): void => {
    for (const [seat, known] of allowed) {
      const { log, ...sent } = acted.table.sentTo(seat, { since: acted.table.version })
      const isPerson = seat !== undefined && acted.table.occupants[seat]?.kind === 'person'
      const question = isPerson ? sent.question : undefined
      known.add(text({ ...sent, question, occupants: acted.table.occupants }))
    }
    if (acted.acts % 7 > 0) return
    const { game } = replay(acted.table.record)
    const { players } = plan.setup
    hands.set(
      acted.table.version,
      game.hand.slice(0, players).map((row) => Array.from(row)),
    )
  }
  look()
  for (const { seat, act, luck } of await loadActs(node.store.db, table, 0)) {
    acted.again({ seat, act, luck })
    look()
  }
  return { allowed, hands }
}

const BOXES: readonly (readonly ExpansionName[])[] = [[], ['kraken', 'leviathan']]

test.each(BOXES)(
  'no frame holds a card that whoever gets it may not know (%s %s)',
  async (...boxes) => {
    const bot = { kind: 'bot', bot: 'greedy' } as const
    const table = await newTable(node, {
      players: 4,
      expansions: boxes.filter((name) => name !== undefined),
      occupants: [PERSON, PERSON, PERSON, bot],
    })
    const eyes = [0, 1, 2, undefined]
    const people = await Promise.all(eyes.map((seat) => Player.at(node, table, seat)))
    const orders = { orders: [], otherwise: 'pass' } as const
    await people[1]?.act({ type: 'orders', orders })
    await playOut(people.slice(0, 3), 60)
    await people[2]?.act({ type: 'leave', bot: 'random' })
    await people[1]?.act({ type: 'orders' })
    await playOut(people.slice(0, 2), 40)
    await people[2]?.act({ type: 'take-back' })
    await playOut(people.slice(0, 3))

    const { allowed, hands } = await truth(table, eyes)
    const found: string[] = []
    let looked = 0
    let lookedForHands = 0
    for (const [at, seat] of eyes.entries()) {
      for (const { state, entries } of knownAfter(people[at]?.frames ?? [])) {
        looked++
        found.push(...leaks(state, seat), ...leaksOfLog(entries, seat))
        // Whatever leaves is what the table sends to that seat, and not a word more.
        if (!allowed.get(seat)?.has(text(state))) found.push(`seat ${seat}: ${text(state)}`)
        const held = hands.get(state.version)
        if (held === undefined) continue
        lookedForHands++
        found.push(...handsIn(state, seat, held))
      }
      const rest = people[at]?.frames.filter(({ type }) => type !== 'welcome' && type !== 'update')
      for (const frame of rest ?? [])
        if (!['accepted', 'refused', 'presence', 'lobby'].includes(frame.type))
          found.push(`a frame ${frame.type}`)
    }
    expect(found).toEqual([])
    expect(looked).toBeGreaterThan(500)
    expect(lookedForHands).toBeGreaterThan(50)
    for (const player of people) player.close()
  },
)
