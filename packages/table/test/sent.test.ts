import {
  type Event,
  eventFor,
  type GameRecord,
  replay,
  type Seat,
  Source,
  seeded,
} from '@hadal/engine'
import { expect, test } from 'vitest'
import { GameTable, type Sent } from '../src/index.ts'
import { anyDecision, dice, playByChance, seeds, tableOf } from './games.ts'
import { asText } from './scenes.ts'

/** What a seat is sent that it may not know. */
function secretsIn({ view, log }: Sent, seat: Seat | undefined): string[] {
  const secrets: string[] = []
  if (view.memory !== undefined) secrets.push('what lies face down')
  for (const [them, { hand, tokens, leviathanTokens }] of view.seats.entries())
    if (them !== seat && (hand ?? tokens ?? leviathanTokens) !== undefined)
      secrets.push(`what ${them} holds`)
  for (const { event, cards } of log.entries) {
    if ('secret' in event && (seat === undefined || !event.seenBy.includes(seat)))
      secrets.push(event.type)
    if (cards !== undefined && (event.type !== 'stack-taken' || event.seat !== seat))
      secrets.push('the cards of a stack')
  }
  return secrets
}

test('nobody is sent what only others may know', () => {
  const wrong: string[] = []
  let told = 0
  for (const seed of seeds(40)) {
    const table = tableOf(seed)
    const choose = dice(seed)
    const sent = new Map<Seat | undefined, number>()
    const look = (): void => {
      if (choose(3) > 0 && !table.isOver) return
      for (const seat of [...table.occupants.keys(), undefined]) {
        const received = table.sentTo(seat, { since: sent.get(seat) })
        sent.set(seat, received.version)
        for (const secret of secretsIn(received, seat)) wrong.push(`game ${seed}: ${secret}`)
        for (const { event, cards } of received.log.entries)
          if (event.type === 'stack-taken' && event.seat === seat) {
            told++
            if (cards?.length !== event.cards) wrong.push(`game ${seed}: a stack is not told`)
          }
      }
    }
    playByChance(table, choose, look)
    look()
  }
  expect(wrong).toEqual([])
  expect(told).toBeGreaterThan(300)
})

/** The same game with other monster tokens, which nobody but their owners may see; and who drew them. */
function withOtherTokens(record: GameRecord): { record: GameRecord; owners: Set<Seat> } {
  const owners = new Set<Seat>()
  const note = (event: Event): void => {
    if (event.type === 'token-gained' || event.type === 'token-stolen') owners.add(event.seat)
    if (event.type === 'token-stolen') owners.add(event.from)
  }
  replay(record, record.moves.length, note)
  // Every token drawn becomes the one that the next of them was: the same tokens in another order.
  const drawn = record.moves.flatMap(({ luck }) =>
    luck.flatMap(({ source, value }) => (source === Source.Tokens ? [value] : [])),
  )
  let at = 0
  const moves = record.moves.map((move) => ({
    ...move,
    luck: move.luck.map(({ source, value }) => {
      if (source !== Source.Tokens) return { source, value }
      return { source, value: drawn[++at % drawn.length] ?? value }
    }),
  }))
  return { record: { ...record, moves }, owners }
}

test('whoever has no part in a secret is sent the same, whatever it is', () => {
  const wrong: string[] = []
  let compared = 0
  for (const seed of seeds(120)) {
    const table = tableOf(seed)
    const choose = dice(seed)
    // At the end of the game tokens are turned up.
    for (let decisions = 0; decisions < 120 && !table.isOver; decisions++) {
      const [seat = 0] = table.awaited()
      table.decide(seat, table.version, [anyDecision(table, seat, choose)])
    }
    const { record } = table
    // A token that is robbed is drawn from a hand: which one depends on what lies there.
    const isRobbery = (event: Event): boolean => event.type === 'token-stolen'
    if (table.isOver || table.sentTo(0).log.entries.some(({ event }) => isRobbery(event))) continue
    const other = withOtherTokens(record)
    if (JSON.stringify(other.record) === JSON.stringify(record)) continue
    const settings = { occupants: table.occupants, perfectMemory: false }
    const one = GameTable.resume(record, seeded(0), settings)
    const another = GameTable.resume(other.record, seeded(0), settings)
    for (const seat of [...table.occupants.keys(), undefined]) {
      if (seat !== undefined && other.owners.has(seat)) continue
      compared++
      if (asText(one, seat) !== asText(another, seat)) wrong.push(`game ${seed}: seat ${seat}`)
    }
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(40)
})

test('the log that is sent bit by bit is the log that is sent at once', () => {
  const wrong: number[] = []
  for (const seed of seeds(40)) {
    const table = tableOf(seed)
    const choose = dice(seed)
    let received: Sent['log']['entries'] = []
    let version: number | undefined
    const look = (): void => {
      const { log, version: now } = table.sentTo(1, { since: version })
      received = [...received.slice(0, log.from), ...log.entries]
      version = now
    }
    playByChance(table, choose, (seat) => {
      if (choose(3) > 0) look()
      if (choose(3) > 0) return
      table.decide(seat, table.version, [anyDecision(table, seat, choose)])
      table.undo(seat, table.version)
    })
    look()
    const events: Event[] = []
    replay(table.record, table.record.moves.length, (event) => events.push(eventFor(event, 1)))
    const told = received.map(({ event }) => event)
    if (JSON.stringify(received) !== JSON.stringify(table.sentTo(1).log.entries)) wrong.push(seed)
    if (JSON.stringify(told) !== JSON.stringify(events)) wrong.push(seed)
  }
  expect(wrong).toEqual([])
})

test('answers given ahead leave no trace in what others are sent', () => {
  const wrong: number[] = []
  let sealed = 0
  for (const seed of seeds(40)) {
    const table = tableOf(seed)
    const choose = dice(seed)
    playByChance(table, choose, () => {
      const [, ...ahead] = table.awaited()
      const seat = ahead[choose(4)]
      if (seat === undefined) return
      const others = [...table.occupants.keys(), undefined].filter((them) => them !== seat)
      const before = others.map((them) => asText(table, them)).join('\n')
      table.decide(seat, table.version, [anyDecision(table, seat, choose)])
      sealed++
      if (others.map((them) => asText(table, them)).join('\n') !== before) wrong.push(seed)
    })
  }
  expect(wrong).toEqual([])
  expect(sealed).toBeGreaterThan(100)
})
