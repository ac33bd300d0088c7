import { expect, test } from 'vitest'
import {
  asked,
  brokenInvariants,
  type Chance,
  copyGame,
  createTable,
  type Event,
  eventFor,
  Game,
  isOver,
  legal,
  load,
  openPoints,
  play,
  readRecord,
  recordGame,
  replay,
  sameGame,
  sample,
  save,
  scoreOf,
  seeded,
  type Table,
  view,
  writeRecord,
} from '../src/index.ts'
import { DIE, type Outcome } from '../src/kernel/chance.ts'
import { dice, playRandomly, seeds, setupOf } from './randomGame.ts'

/** Random play asks every question it can be expected to ask within 150 games: twice as many leave room. */
const GAMES = 300

test('every random game ends; every position is valid and every question has two options or more', () => {
  let questions = 0
  const wrong: string[] = []
  for (const seed of seeds(GAMES)) {
    const end = playRandomly(seed, (table) => {
      questions++
      const violated = brokenInvariants(table.game)
      if (violated.length > 0) wrong.push(`game ${seed}: ${violated.join(', ')}`)
      const name = asked(table.game)?.question.name
      // A turn always begins with a question, and a single option would tell what the tokens are.
      if (legal(table).size < 2 && name !== 'take your turn' && name !== 'reveal a monster token')
        wrong.push(`game ${seed}: one option for “${name}”`)
    })
    wrong.push(...brokenInvariants(end.game))
  }
  expect(wrong).toEqual([])
  expect(questions).toBeGreaterThan(200 * GAMES)
})

test('the points that everybody can count are the score without monster tokens, at every moment', () => {
  const wrong: string[] = []
  let scores = 0
  for (const seed of seeds(GAMES / 10))
    playRandomly(seed, ({ game }) => {
      for (let seat = 0; seat < game.players; seat++) {
        const { total, tokens } = scoreOf(game, seat)
        scores++
        if (openPoints(game, seat) !== total - tokens) wrong.push(`game ${seed}: ${seat}`)
      }
    })
  expect(wrong).toEqual([])
  expect(scores).toBeGreaterThan(20 * GAMES)
})

test('every decision that is offered can be played, and a copy is independent', () => {
  const wrong: string[] = []
  const copy = createTable(new Game(), seeded(1))
  let tried = 0
  for (const seed of seeds(GAMES))
    playRandomly(seed, (table, choose) => {
      if (choose(4) > 0) return
      const before = table.game.bytes.slice()
      for (const decision of legal(table).toArray()) {
        copyGame(table.game, copy.game)
        copy.settled = false
        legal(copy)
        play(copy, decision)
        tried++
        const broken = brokenInvariants(copy.game)
        if (broken.length > 0) wrong.push(`game ${seed}, decision ${decision}: ${broken.join()}`)
      }
      if (before.some((byte, at) => byte !== table.game.bytes[at]))
        wrong.push(`game ${seed}: a copy changed the original`)
    })
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(20_000)
})

test('a record replays to the same bytes without a seed, as text too', () => {
  const wrong: number[] = []
  for (const seed of seeds(GAMES)) {
    const recorded = recordGame(setupOf(seed), seeded(seed))
    const choose = dice(seed)
    while (!isOver(recorded.table.game)) {
      const options = legal(recorded.table)
      recorded.play(options.list[choose(options.size)])
    }
    const again = replay(recorded.record)
    const text = writeRecord(recorded.record)
    const read = readRecord(text)
    if (!sameGame(again.game, recorded.table.game)) wrong.push(seed)
    if (!sameGame(replay(read).game, recorded.table.game) || writeRecord(read) !== text)
      wrong.push(seed)
  }
  expect(wrong).toEqual([])
})

test('a position is the same after saving and loading', () => {
  const wrong: number[] = []
  for (const seed of seeds(GAMES))
    playRandomly(seed, (table, choose) => {
      if (choose(20) > 0) return
      const again = createTable(load(save(table.game)), seeded(0))
      const options = legal(again).toArray().join()
      if (!sameGame(again.game, table.game) || options !== legal(table).toArray().join())
        wrong.push(seed)
    })
  expect(wrong).toEqual([])
})

/** Luck that repeats what another game drew, where the bag still holds it. */
function echo(outcomes: readonly Outcome[]): Chance & { faithful: () => boolean } {
  let at = 0
  let faithful = true
  return {
    draw(source, bag) {
      const outcome = outcomes[at++]
      if (outcome?.source === source && bag[outcome.value]) return outcome.value
      faithful = false
      return bag.findIndex((count) => count > 0)
    },
    roll() {
      const outcome = outcomes[at++]
      if (outcome?.source === DIE) return outcome.value
      faithful = false
      return 1
    },
    faithful: () => faithful,
  }
}

/** A table at a position, which writes down its luck and its events. */
function watched(bytes: Uint8Array, chance: Chance): { table: Table; events: Event[] } {
  const events: Event[] = []
  const table = createTable(new Game(), chance, (event) => events.push(event))
  table.game.bytes.set(bytes)
  legal(table)
  return { table, events }
}

test('games that differ only in what a seat cannot know look the same to it, now and afterwards', () => {
  const wrong: string[] = []
  let compared = 0
  let different = 0
  for (const seed of seeds(120))
    playRandomly(seed, (table, choose) => {
      if (choose(8) > 0) return
      const seat = choose(table.game.players)
      const seen = view(table.game, seat)
      const twin = sample(seen, seeded(seed))
      if (!sameGame(twin, table.game)) different++
      if (JSON.stringify(view(twin, seat)) !== JSON.stringify(seen))
        wrong.push(`game ${seed}: seat ${seat} sees a difference`)
      const broken = brokenInvariants(twin)
      if (broken.length > 0) wrong.push(`game ${seed}: a sampled game cannot be: ${broken.join()}`)

      const mine = asked(table.game)?.seat === seat
      const luck: Outcome[] = []
      const random = seeded(seed + 1)
      const one = watched(table.game.bytes, {
        draw(source, bag, size) {
          const value = random.draw(source, bag, size)
          luck.push({ source, value })
          return value
        },
        roll() {
          const value = random.roll()
          luck.push({ source: DIE, value })
          return value
        },
      })
      const options = legal(one.table).toArray()
      const decision = options[choose(options.length)]
      play(one.table, decision)
      const repeated = echo(luck)
      const other = watched(twin.bytes, repeated)
      const twinOptions = legal(other.table).toArray()
      if (mine && twinOptions.join() !== options.join())
        wrong.push(`game ${seed}: seat ${seat} is offered something else`)
      if (!twinOptions.includes(decision)) return
      play(other.table, decision)
      // Luck that the twin could not repeat may have been seen: then nothing follows. An ally that
      // nobody has seen shows itself when its owner uses it, or when the game ends.
      if (!repeated.faithful() || isOver(one.table.game)) return
      if (seen.memory?.healed?.seat === seen.asked?.seat && seen.memory?.healed) return
      compared++
      const eventsSeen = (events: Event[]) => JSON.stringify(events.map((e) => eventFor(e, seat)))
      if (eventsSeen(one.events) !== eventsSeen(other.events))
        wrong.push(`game ${seed}: seat ${seat} is told something else`)
      const views = [one, other].map((each) => JSON.stringify(view(each.table.game, seat)))
      if (views[0] !== views[1]) wrong.push(`game ${seed}: seat ${seat} sees a difference later`)
    })
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(1500)
  expect(different).toBeGreaterThan(250)
})

test('an onlooker is told nothing that is secret', () => {
  const secrets: Event[] = []
  let tokens = 0
  for (const seed of seeds(50)) {
    const { table, play: decide } = recordGame(setupOf(seed), seeded(seed), (event) => {
      if (event.type === 'token-gained') tokens++
      if ('secret' in eventFor(event, undefined)) secrets.push(event)
    })
    const choose = dice(seed)
    while (!isOver(table.game)) decide(legal(table).list[choose(legal(table).size)])
    const seen = view(table.game)
    if (seen.seats.some((seat) => seat.hand ?? seat.tokens)) throw new Error('a hand is seen')
  }
  expect(secrets).toEqual([])
  expect(tokens).toBeGreaterThan(50)
})
