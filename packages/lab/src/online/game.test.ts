import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Move, OnlineGame } from './game.ts'
import { Seat } from './seat.ts'

interface Sent {
  readonly seat: number
  readonly id: string
  readonly version: number
  readonly decision: number
}

/** A table of two that asks the seats in turn, and does what a test wants with what they say. */
class FakeTable {
  readonly sent: Sent[] = []
  version = 0
  last = 6
  /** Says whether a decision is answered as usual. */
  isUsual: (sent: Sent) => boolean = () => true
  /** Seats that hear nothing of updates. */
  readonly deaf = new Set<number>()
  private readonly server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  private readonly sockets = new Map<number, WebSocket>()
  private readonly known = new Map<string, number>()

  async open(): Promise<string> {
    this.server.on('connection', (socket, { headers }) => {
      const seat = Number(headers.cookie)
      this.sockets.set(seat, socket)
      const state = { version: this.version, ...this.askedOf(seat) }
      socket.send(JSON.stringify({ type: 'welcome', protocol: 1, state }))
      socket.on('message', (data) => this.received(seat, String(data)))
    })
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  tell(seat: number, frame: object): void {
    this.sockets.get(seat)?.send(JSON.stringify(frame))
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.terminate()
    this.server.close()
  }

  private askedOf(seat: number) {
    if (this.version >= this.last) return { result: [{ seat: 0, total: 1, place: 1 }] }
    const question = { name: 'q', seat, a: 0, b: 0, decisions: [7], ahead: false }
    return this.version % 2 === seat ? { question } : {}
  }

  private received(seat: number, text: string): void {
    const { id, version, act } = JSON.parse(text)
    const sent = { seat, id, version, decision: act.decisions[0] }
    this.sent.push(sent)
    if (!this.isUsual(sent)) return
    const known = this.known.get(id)
    if (known === undefined) this.done(id)
    this.tell(seat, { type: 'accepted', id, version: known ?? this.version })
  }

  private done(id: string): void {
    this.version++
    this.known.set(id, this.version)
    for (const seat of this.sockets.keys()) {
      const { question, result } = this.askedOf(seat)
      const patch = {
        version: [this.version],
        question: question ? [question] : [],
        ...(result && { result: [result] }),
      }
      if (!this.deaf.has(seat)) this.tell(seat, { type: 'update', patch })
    }
  }
}

let table: FakeTable
let url = ''
let seats: Seat[] = []
beforeEach(async () => {
  table = new FakeTable()
  url = await table.open()
  seats = [new Seat(), new Seat()]
  for (const seat of [0, 1]) await sitDown(seat)
})
afterEach(() => table.close())

const sitDown = (seat: number) => seats[seat]?.connect({ url, table: 'T', cookie: String(seat) })

/** Plays to the end. */
function playOut(think = 0) {
  const moves: (Move | undefined)[] = []
  const refused: string[] = []
  const ended = new Promise<{ moves: typeof moves; refused: string[] }>((resolve) => {
    new OnlineGame(seats, () => think, {
      moved: (move) => moves.push(move),
      refused: (reason) => refused.push(reason),
      over: () => resolve({ moves, refused }),
    }).start()
  })
  return ended
}

test.each([0, 5])(
  'whoever is asked decides, with a pause of %i, until the game is over',
  async (pause) => {
    const { moves, refused } = await playOut(pause)
    expect(table.sent.map(({ seat, version, decision }) => [seat, version, decision])).toEqual(
      [0, 1, 2, 3, 4, 5].map((version) => [version % 2, version, 7]),
    )
    expect(new Set(table.sent.map(({ id }) => id)).size).toBe(6)
    expect(moves.map((move) => move?.number)).toEqual([1, 2, 3, 4, 5, 6])
    for (const move of moves) {
      expect(move?.toOthers).toHaveLength(1)
      expect(move?.toOthers[0]).toBeGreaterThan(0)
    }
    expect(refused).toEqual([])
  },
)

test('what could not be written is sent again, the same', async () => {
  let failures = 0
  table.isUsual = ({ seat, id, version }) => {
    if (version !== 2 || failures === 2) return true
    failures++
    table.tell(seat, { type: 'refused', id, refusal: { reason: 'try-again' } })
    return false
  }
  const { moves, refused } = await playOut()
  const again = table.sent.filter(({ version }) => version === 2)
  expect(again).toHaveLength(3)
  expect(new Set(again.map(({ id }) => id)).size).toBe(1)
  expect(refused).toEqual(['try-again', 'try-again'])
  expect(moves).toHaveLength(6)
})

test('what is stale is decided anew, by another name', async () => {
  table.isUsual = ({ seat, id, version }) => {
    const isFirst = version === 3 && table.sent.filter((one) => one.version === 3).length === 1
    if (isFirst) table.tell(seat, { type: 'refused', id, refusal: { reason: 'stale', version } })
    return !isFirst
  }
  const { refused } = await playOut()
  const [one, other] = table.sent.filter(({ version }) => version === 3)
  expect(one?.id).not.toBe(other?.id)
  expect(refused).toEqual(['stale'])
})

test('nobody goes on before everybody has seen a move, and it is told when that takes too long', async () => {
  table.deaf.add(0)
  let stalls = 0
  const game = new OnlineGame(seats, () => 0, { stalled: () => stalls++ })
  game.start()
  await expect.poll(() => game.moves, { timeout: 20_000 }).toBe(1)
  game.watch(performance.now())
  expect(stalls).toBe(0)
  game.watch(performance.now() + 5_001)
  expect(stalls).toBe(1)
  expect(table.sent).toHaveLength(1)
  game.stop()
})

test('what was not answered when the connection broke off is sent again, the same, and done once', async () => {
  table.isUsual = ({ version }) => version !== 2
  const ended = playOut()
  await expect.poll(() => table.sent.length, { timeout: 20_000 }).toBe(3)
  table.isUsual = () => true
  for (const [at, seat] of seats.entries()) {
    seat.cut()
    await sitDown(at)
    seat.sendAgain()
  }
  const { moves } = await ended
  const again = table.sent.filter(({ version }) => version === 2)
  expect(new Set(again.map(({ id }) => id)).size).toBe(1)
  expect(again.length).toBeGreaterThan(1)
  expect(table.version).toBe(6)
  expect(moves).toHaveLength(6)
})
