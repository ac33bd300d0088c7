// Every frame that a page receives, and whether it tells what its reader may not know.
import { KINDS, type Seat } from '@hadal/engine'
import { patch, type ServerFrame, type TableState } from '@hadal/protocol'
import type { LogEntry } from '@hadal/table'
import type { BrowserContext } from 'playwright'
import { named } from '../../../src/link/testing.ts'

/** Notes everything that the sockets of a browser receive, one list for each connection. */
export function recordFrames(context: BrowserContext): readonly ServerFrame[][] {
  const connections: ServerFrame[][] = []
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      const frames: ServerFrame[] = []
      connections.push(frames)
      socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload))))
    })
  })
  return connections
}

/** What somebody knew after a frame. */
interface Known {
  readonly seat: Seat | undefined
  readonly state: TableState
  readonly entries: readonly LogEntry[]
}

/** Everything that was known over some connections, in order. */
export function knownBy(connections: readonly ServerFrame[][]): readonly Known[] {
  return connections.flatMap((frames) => [...knownAfter(frames)])
}

function* knownAfter(frames: readonly ServerFrame[]): Generator<Known> {
  let state: TableState | undefined
  let seat: Seat | undefined
  for (const frame of frames) {
    if (frame.type === 'welcome') {
      seat = frame.seat
      state = frame.state
    } else if (frame.type === 'update') state = Object(patch(state, frame.patch))
    else continue
    if (state !== undefined) yield { seat, state, entries: frame.log?.entries ?? [] }
  }
}

/** What was told to people who may not know it, and how often somebody's hand was looked for. */
export function judgeFrames(people: readonly (readonly Known[])[]) {
  const hands = new Map<string, readonly number[]>()
  for (const { seat, state } of people.flat()) {
    const hand = seat === undefined ? undefined : state.view.seats[seat]?.hand
    if (hand !== undefined) hands.set(`${state.version} ${seat}`, hand)
  }
  const found = new Set<string>()
  let lookedFor = 0
  for (const { seat: eyes, state, entries } of people.flat()) {
    for (const leak of [...leaksOf(state, eyes), ...leaksOfLog(entries, eyes)])
      found.add(`to ${eyes ?? 'an onlooker'}: ${leak}`)
    for (const [seat] of state.view.seats.entries()) {
      const hand = seat === eyes ? undefined : hands.get(`${state.version} ${seat}`)
      if (hand === undefined) continue
      lookedFor++
      for (const where of handIn(state, hand)) found.add(`to ${eyes}: hand of ${seat} at ${where}`)
    }
  }
  return { found: [...found], lookedFor }
}

const SECRET = new Set(['hand', 'tokens', 'leviathanTokens'])

function leaksOf(state: TableState, eyes: Seat | undefined): string[] {
  return [...named(state)].flatMap(({ path, name }) => {
    const isOwn = path === `/view/seats/${eyes}`
    const isHidden = path.startsWith('/view') && SECRET.has(name)
    return (isHidden && !isOwn) || name === 'memory' ? [`${path}/${name}`] : []
  })
}

function leaksOfLog(entries: readonly LogEntry[], eyes: Seat | undefined): string[] {
  return entries.flatMap(({ event, cards }) => {
    const isOwn = 'seat' in event && event.seat === eyes
    const isSeen = 'secret' in event && eyes !== undefined && event.seenBy.includes(eyes)
    return (cards !== undefined && !isOwn) || ('secret' in event && !isSeen) ? [event.type] : []
  })
}

/** Where a hand stands: as counts by kind, or as kinds. */
function handIn(state: TableState, hand: readonly number[]): string[] {
  const kinds = hand.flatMap((count, kind) => Array.from({ length: count }, () => kind))
  // Small hands look like many other lists.
  if (kinds.length < 4) return []
  return [...named(state)].flatMap(({ path, name, what }) =>
    Array.isArray(what) &&
    (what.length === KINDS ? what.join() === hand.join() : what.join() === kinds.join())
      ? [`${path}/${name}`]
      : [],
  )
}
