import { readFileSync } from 'node:fs'
import { type Event, KIND_NAMES, lords, MONSTER } from '@hadal/engine'
import type { LogEntry } from '@hadal/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, speak } from '../messages.ts'
import { BROKEN, isForeign, NAMES, type Played, playByChance } from '../testing/texts.ts'
import { explainEvent } from './explain.ts'
import { tellEvent } from './lines.ts'
import { isToldElsewhere } from './told.ts'

let played: readonly Played[] | undefined

/** Whole games with all that happened in them. */
function games(): readonly Played[] {
  if (played === undefined) {
    const list: Played[] = []
    playByChance(
      4,
      () => {},
      (game) => list.push(game),
    )
    played = list
  }
  return played
}

const kind = (name: string): number => KIND_NAMES.indexOf(name)
const lord = (name: string): number => lords.findIndex((card) => card.name === name)
const entry = (event: Event): LogEntry => ({ event, turn: 1 })
const tell = (event: Event, you: number | undefined): string =>
  tellEvent({ names: NAMES, you }, entry(event))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language))

  test('everything that happens has a line, for you and for others', () => {
    const problems = new Set<string>()
    const met = new Set<Event['type']>()
    for (const { scene, log } of games())
      for (const one of log) {
        met.add(one.event.type)
        for (const you of [scene.you, undefined]) {
          const line = tellEvent({ ...scene, you }, one)
          if (line === '' || BROKEN.test(line) || isForeign(language, line))
            problems.add(`${one.event.type}: ${line}`)
        }
      }
    expect([...problems]).toEqual([])
    expect(met.size).toBeGreaterThan(52)
  })

  test('whatever is explained is a sentence', () => {
    const problems = new Set<string>()
    for (const { log } of games())
      for (const one of log) {
        const why = explainEvent(one, log)?.why
        if (why === undefined) continue
        if (!/\.$/.test(why) || BROKEN.test(why) || isForeign(language, why)) problems.add(why)
      }
    expect([...problems]).toEqual([])
  })
})

test('you are spoken to, others are spoken of', async () => {
  const bought: Event = {
    type: 'ally-bought',
    seat: 1,
    from: 0,
    kind: kind('jellyfish2'),
    pearls: 1,
    nebulis: 1,
  }
  await speak('en')
  expect(tell(bought, 1)).toBe('You buy jellyfish 2 from Олена for 1 pearl and 1 nebulis')
  expect(tell(bought, 0)).toBe('Тарас buys jellyfish 2 from you for 1 pearl and 1 nebulis')
  await speak('uk')
  expect(tell(bought, 1)).toBe('Ви купуєте медузу 2 за 1 перлину і 1 небуліс; продає Олена')
  expect(tell(bought, 0)).toBe('Тарас купує у вас медузу 2 за 1 перлину і 1 небуліс')
  await speak('ru')
  expect(tell(bought, 0)).toBe('Тарас покупает у вас медузу 2 за 1 жемчужину и 1 небулис')
  await speak('cs')
  expect(tell(bought, 0)).toBe('Тарас od vás kupuje medúzu 2 za 1 perlu a\u00a01 nebulis')
  await speak('fr')
  expect(tell(bought, 0)).toBe('Тарас vous achète méduse 2 pour 1 perle et 1 nébulis')
})

test('Ukrainian counts as it should', async () => {
  await speak('uk')
  const gained = (pearls: number): string => tell({ type: 'pearls-gained', seat: 0, pearls }, 0)
  expect([1, 2, 5, 11, 21, 22].map(gained)).toEqual([
    'Ви отримуєте 1 перлину',
    'Ви отримуєте 2 перлини',
    'Ви отримуєте 5 перлин',
    'Ви отримуєте 11 перлин',
    'Ви отримуєте 21 перлину',
    'Ви отримуєте 22 перлини',
  ])
})

test('equal cards are counted, and pearls come after the cards', async () => {
  await speak('en')
  const paid: Event = {
    type: 'lord-paid',
    seat: 0,
    lord: lord('keeper'),
    allies: [kind('crab1'), kind('crab1'), kind('seahorse2')],
    pearls: 2,
    nebulis: 0,
  }
  expect(tell(paid, 0)).toBe('You recruit the Keeper for 2 × crab 1 and seahorse 2, plus 2 pearls')
})

test('what a standing order decided says so', async () => {
  await speak('en')
  const passed: Event = { type: 'offer-declined', seat: 0, kind: kind('squid1'), price: 2 }
  expect(tellEvent({ names: NAMES, you: 0 }, { ...entry(passed), byOrder: true })).toBe(
    'You pass on squid 1 at 2 pearls (standing order)',
  )
})

test('a secret is told to those who have seen it', async () => {
  await speak('en')
  const drawn: Event = { type: 'token-gained', seat: 0, seenBy: [0], secret: { token: 1 } }
  const { secret, ...seen } = drawn
  expect(tell(drawn, 0)).toBe('You draw a monster token worth 3 points')
  expect(tell(seen, 1)).toBe('Олена draws a monster token')
})

/** The numbers of all clauses and rulings: `B4.7`, `K3.R1`. */
function clauses(): Set<string> {
  const rules = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8')
  const found = new Set<string>()
  let section = ''
  for (const line of rules.split('\n')) {
    section = /^### ([BKL]\d+)/.exec(line)?.[1] ?? section
    if (/^## [EO]\./.test(line)) section = ''
    const number = /^(R?\d+)\. /.exec(line)?.[1]
    if (section !== '' && number !== undefined) found.add(`${section}.${number}`)
  }
  return found
}

test('every event rests on a clause of the rules', async () => {
  await speak('en')
  const known = clauses()
  expect(known.size).toBeGreaterThan(150)
  const cited = new Set(
    games().flatMap(({ log }) => log.map((one) => explainEvent(one, log)?.clause ?? 'none')),
  )
  expect([...cited].filter((clause) => !known.has(clause))).toEqual([])
  expect(cited.size).toBeGreaterThan(45)
})

describe('why something happened', () => {
  beforeAll(() => speak('en'))
  const log = (...events: Event[]): LogEntry[] => events.map(entry)
  const clauseOf = (at: number, entries: readonly LogEntry[]): string | undefined => {
    const one = entries[at]
    return one && explainEvent(one, entries)?.clause
  }
  const turn: Event = { type: 'turn-begins', seat: 0, turn: 3 }
  const gains = (seat: number, pearls: number): Event => ({ type: 'pearls-gained', seat, pearls })
  const loses = (seat: number, pearls: number): Event => ({ type: 'pearls-lost', seat, pearls })
  const joins = (seat: number, name: string): Event => ({
    type: 'lord-gained',
    seat,
    lord: lord(name),
  })
  const discards = (seat: number): Event => ({
    type: 'allies-discarded',
    seat,
    allies: [kind('crab1')],
  })

  test('the toll of the Highwayman, on both sides', () => {
    const entries = log(turn, gains(0, 2), loses(0, 1), gains(1, 1))
    expect(clauseOf(2, entries)).toBe('K6.R1')
    expect(clauseOf(3, entries)).toBe('K6.R1')
  })

  test('a discard is the Jailer’s, the Commander’s, or martial law’s', () => {
    expect(clauseOf(2, log(turn, joins(0, 'jailer'), discards(1)))).toBe('B8.12')
    expect(clauseOf(2, log(joins(1, 'commander'), turn, discards(0)))).toBe('B8.1')
    expect(clauseOf(1, log(turn, discards(0)))).toBe('L2.1')
    const sheltered = log(joins(1, 'commander'), joins(0, 'shaman'), turn, discards(0))
    expect(clauseOf(3, sheltered)).toBe('L2.1')
    const struck: Event = { type: 'lord-disabled', seat: 1, lord: lord('commander') }
    expect(clauseOf(3, log(joins(1, 'commander'), struck, turn, discards(0)))).toBe('L2.1')
  })

  test('pearls lost are the Seeker’s, a leviathan’s, or paid for an attack', () => {
    expect(clauseOf(2, log(turn, joins(0, 'seeker'), loses(1, 2)))).toBe('B8.12')
    const attacked: Event = {
      type: 'attacked',
      seat: 0,
      attack: { kind: 'lose-pearls', amount: 3 },
    }
    expect(clauseOf(2, log(turn, attacked, loses(0, 3)))).toBe('L3.2')
    const rolled: Event = {
      type: 'attack-rolled',
      seat: 0,
      space: 3,
      kind: kind('crab1p'),
      roll: 2,
    }
    expect(clauseOf(2, log(turn, rolled, loses(0, 1)))).toBe('L3.3')
    expect(clauseOf(2, log(turn, rolled, gains(0, 1)))).toBe('L3.5')
  })

  test('a reward of a lower space is the Tamer’s doing', () => {
    const fought: Event = { type: 'monster-fought', seat: 0, threat: 2 }
    const won = (pearls: number, keys: number): Event => ({
      type: 'rewarded',
      seat: 0,
      reward: { pearls, keys, tokens: 0 },
    })
    expect(clauseOf(2, log(turn, fought, won(0, 1)))).toBe('B4.10')
    const setBack = log(turn, fought, won(2, 0))
    expect(clauseOf(2, setBack)).toBe('B8.3')
    expect(setBack[2] && explainEvent(setBack[2], setBack)?.why).toMatch(/Tamer/)
  })

  test('the pearl of the fifth space, and the Ship Master’s', () => {
    const reveals = (card: number): Event => ({ type: 'card-revealed', seat: 0, card, space: 4 })
    const takes: Event = { type: 'ally-taken', seat: 0, kind: kind('crab1') }
    const entries = log(turn, reveals(kind('crab1')), gains(0, 1), gains(0, 2), takes)
    expect(clauseOf(2, entries)).toBe('B4.7')
    expect(clauseOf(3, entries)).toBe('B8.8')
    expect(clauseOf(2, log(turn, reveals(MONSTER), gains(0, 1)))).toBe('B4.9')
  })

  test('an entry that stands alone has a clause too', () => {
    const [alone] = log(discards(0))
    expect(alone && explainEvent(alone)?.clause).toBe('L2.1')
  })
})

test('what the lines around an event tell as well can be left out', () => {
  const sold: Event = {
    type: 'ally-bought',
    seat: 1,
    from: 0,
    kind: kind('crab3'),
    pearls: 2,
    nebulis: 1,
  }
  const log = [
    sold,
    { type: 'pearls-gained', seat: 0, pearls: 2 },
    { type: 'nebulis-changed', seat: 0, nebulis: 1 },
    { type: 'nebulis-changed', seat: 1, nebulis: -1 },
    { type: 'ally-taken', seat: 0, kind: kind('crab1') },
    { type: 'exploration-ended', seat: 0, toCouncil: [] },
    { type: 'exploration-ended', seat: 0, toCouncil: [kind('crab2')] },
  ] as const satisfies readonly Event[]
  const entries = log.map(entry)
  expect(entries.map((_, at) => isToldElsewhere(entries, at))).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
    false,
  ])
})
