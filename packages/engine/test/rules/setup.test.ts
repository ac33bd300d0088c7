import { expect, test } from 'vitest'
import { Source } from '../../src/game/sources.ts'
import {
  BadSetup,
  EXPLORE,
  eventFor,
  forget,
  GUILD_NAMES,
  KIND_NAMES,
  locations,
  lords,
  newGame,
  play,
  readOutcome,
  rulebookSetup,
  scripted,
  TAKE,
  TOKEN_NAMES,
  view,
} from '../../src/index.ts'
import { scene } from '../scene.ts'

const COURT_AND_LOCATION =
  'lord:keeper lord:reaper lord:trader lord:jailer lord:sage lord:shaman location:jail'

/** A new game with this luck, and what lay in every bag when it was first drawn from. */
function setUpWith(players: number, luck: string) {
  const bags = new Map<number, number[]>()
  const { draw, roll } = scripted(luck.split(' ').flatMap((word) => readOutcome(word) ?? []))
  const table = newGame(rulebookSetup(players), {
    draw(source, bag, size) {
      if (!bags.has(source)) bags.set(source, Array.from(bag))
      return draw(source, bag, size)
    },
    roll,
  })
  return { table, bag: (source: number): readonly number[] => bags.get(source) ?? [] }
}

/** How many of each: `crab1: 4`. What is not there is left out. */
function counted(bag: readonly number[], names: readonly string[]): Record<string, number> {
  const there = bag.flatMap((count, at) => (count > 0 ? [[names[at], count] as const] : []))
  return Object.fromEntries(there)
}

test('B1.1 the exploration deck holds five races of 13 allies and 6 monsters', () => {
  const { table, bag } = setUpWith(2, `${COURT_AND_LOCATION} first:A card:crab1`)
  expect(view(table.game).deckSize).toBe(71)
  play(table, EXPLORE)
  const races = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']
  const expected = races.flatMap((race) => [
    [`${race}1`, 4] as const,
    [`${race}2`, 3] as const,
    [`${race}3`, 3] as const,
    [`${race}4`, 2] as const,
    [`${race}5`, 1] as const,
  ])
  expect(counted(bag(Source.Exploration), KIND_NAMES)).toEqual({
    ...Object.fromEntries(expected),
    monster: 6,
  })
})

test('B1.2 of 35 lords 6 are revealed into the court', () => {
  const { table, bag } = setUpWith(2, `${COURT_AND_LOCATION} first:A`)
  const names = lords.map((lord) => lord.name)
  const deck = counted(bag(Source.Lords), names)
  expect(Object.values(deck)).toEqual(Array(35).fill(1))
  const guilds = GUILD_NAMES.map(
    (_, guild) => lords.filter((lord) => lord.guild === guild && lord.name in deck).length,
  )
  expect(guilds).toEqual([7, 6, 7, 6, 6, 3, 0])
  const seen = view(table.game)
  expect(seen.court.map((lord) => names[lord ?? -1])).toEqual([
    'keeper',
    'reaper',
    'trader',
    'jailer',
    'sage',
    'shaman',
  ])
  expect(seen.lordDeckSize).toBe(29)
})

test('B1.3 of 20 locations 1 is revealed and available', () => {
  const { table, bag } = setUpWith(2, `${COURT_AND_LOCATION} first:A`)
  const names = locations.map((location) => location.name)
  const deck = counted(bag(Source.Locations), names)
  expect(Object.values(deck)).toEqual(Array(20).fill(1))
  const seen = view(table.game)
  expect(seen.locationsAvailable.map((location) => names[location])).toEqual(['jail'])
  expect(seen.locationDeckSize).toBe(19)
})

test('B1.4 there are nine monster tokens of 2, nine of 3, two of 4, and the marker is on the first space', () => {
  const { table, bag } = setUpWith(2, `${COURT_AND_LOCATION} first:A card:monster token:token2`)
  expect(view(table.game)).toMatchObject({ tokenPileSize: 20, threat: 0 })
  play(table, EXPLORE)
  play(table, TAKE)
  // The rewards of the first space: a pearl or a token.
  play(table, 1)
  expect(counted(bag(Source.Tokens), TOKEN_NAMES)).toEqual({ token2: 9, token3: 9, token4: 2 })
  expect(view(table.game).tokenPileSize).toBe(19)
})

test.each([2, 3, 4])('B1.5 each of %i players starts with 1 pearl and nothing else', (players) => {
  const { table } = setUpWith(players, `${COURT_AND_LOCATION} first:A`)
  const { seats } = view(table.game)
  expect(seats.map((seat) => seat.pearls)).toEqual(Array(players).fill(1))
  for (const seat of seats)
    expect(seat).toMatchObject({
      handSize: 0,
      keyTokens: 0,
      tokenCount: 0,
      lords: [],
      locations: [],
    })
})

test('B1.5 the first player is random', () => {
  const { table, bag } = setUpWith(4, `${COURT_AND_LOCATION} first:C`)
  expect(bag(Source.FirstSeat)).toEqual([1, 1, 1, 1])
  expect(view(table.game)).toMatchObject({ turnSeat: 2, asked: { seat: 2 } })
})

test.each([0, 1, 5, 2.5])('B1 two to four play the base game, not %d', (players) => {
  expect(() => newGame(rulebookSetup(players), scripted([]))).toThrow(BadSetup)
})

test('B1.5 pearls are unlimited', () => {
  const s = scene({ A: { pearls: 254 }, B: {} })
  s.gains('A', 'trader')
  expect(s.pearls('A')).toBe(257)
})

const everything = () =>
  scene(
    {
      A: {
        hand: 'crab3 squid1',
        pearls: 2,
        keys: 1,
        lords: 'keeper@jail reaper!',
        affiliated: 'crab1',
        tokens: '2 4',
        locations: 'jail',
      },
      B: { hand: 'crab5' },
    },
    {
      council: 'squid2 squid3',
      discard: 'crab4',
      court: '- - - miller sage hermit',
      available: 'chasm',
    },
  )

test.each(['A', 'B', undefined])('B1.R1 everybody (%s) sees what is public', (seat) => {
  const seen = everything().sees(seat)
  const [them] = seen.seats
  expect(them).toMatchObject({ pearls: 2, keyTokens: 1, handSize: 2, tokenCount: 2 })
  expect(counted(them.affiliated, KIND_NAMES)).toEqual({ crab1: 1 })
  const shown = them.lords.map(({ lord, disabled, under }) => ({
    lord: lords[lord].name,
    disabled,
    under: under === undefined ? undefined : locations[under].name,
  }))
  expect(shown).toEqual([
    { lord: 'keeper', disabled: false, under: 'jail' },
    { lord: 'reaper', disabled: true, under: undefined },
  ])
  expect(them.locations.map((location) => locations[location].name)).toEqual(['jail'])
  expect(seen).toMatchObject({
    deckSize: 64,
    discardSize: 1,
    councilSize: [0, 0, 0, 0, 2],
    lordDeckSize: 30,
    locationDeckSize: 18,
    tokenPileSize: 20,
  })
})

test('B1.R1 hands and the values of monster tokens are seen by their owner alone', () => {
  const s = everything()
  const own = s.sees('A').seats[0]
  expect(counted(own.hand ?? [], KIND_NAMES)).toEqual({ crab3: 1, squid1: 1 })
  expect(counted(own.tokens ?? [], TOKEN_NAMES)).toEqual({ token2: 1, token4: 1 })
  for (const seat of ['B', undefined]) {
    expect(s.sees(seat).seats[0]).not.toHaveProperty('hand')
    expect(s.sees(seat).seats[0]).not.toHaveProperty('tokens')
  }
  expect(s.sees('A').seats[1]).not.toHaveProperty('hand')
})

test('B1.R1 nobody sees into decks, council stacks or the discard pile', () => {
  const one = scene(
    { A: { hand: 'crab3 squid1' }, B: { hand: 'crab1' } },
    { council: 'squid1 squid4', discard: 'crab5' },
  )
  const other = scene(
    { A: { hand: 'crab3 squid1' }, B: { hand: 'crab2' } },
    { council: 'squid2 squid3', discard: 'crab4' },
  )
  expect(one.sees('A')).toEqual(other.sees('A'))
})

test('B1.R1 every card is public at the moment it is discarded from a hand', () => {
  const s = scene({ A: {}, B: { hand: 'crab3 squid1' } })
  s.gains('A', 'jailer')
  s.answers('squid1')
  const discarded = s.events.filter((event) => event.type === 'allies-discarded')
  expect(discarded).toEqual([
    { type: 'allies-discarded', seat: 1, allies: [KIND_NAMES.indexOf('squid1')] },
  ])
  for (const event of discarded) expect(eventFor(event, undefined)).toEqual(event)
})

test('B1.R1, B9.3 what is discarded from the hands at the end of the game is public too', () => {
  const s = scene({ A: { hand: 'crab1 crab3' }, B: {} })
  s.ends()
  expect(s.discardPile()).toBe('crab3')
  expect(s.events).toContainEqual({
    type: 'allies-discarded',
    seat: 0,
    allies: [KIND_NAMES.indexOf('crab3')],
  })
})

test('B1.R1 the stack an Oracle discards stays unseen', () => {
  const s = scene({ A: { lords: 'oracle' }, B: {} }, { council: 'crab4 crab5 squid1' })
  s.answers('use oracle', 'crab')
  expect(s.discardPile()).toBe('crab4 crab5')
  expect(s.events).toEqual([
    { type: 'power-used', seat: 0, lord: lords.findIndex((lord) => lord.name === 'oracle') },
    { type: 'stack-discarded', seat: 0, race: 1, cards: 2 },
  ])
  expect(s.sees('A').discardSize).toBe(2)
})

test('B1.R1 a monster token that somebody gains is told to them alone', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster token4' })
  s.answers('explore', 'fight', 'reward2')
  const gained = s.events.filter((event) => event.type === 'token-gained')
  expect(gained).toHaveLength(1)
  const [event] = gained
  expect(eventFor(event, 0)).toHaveProperty('secret', { token: 2 })
  expect(eventFor(event, 1)).not.toHaveProperty('secret')
  expect(eventFor(event, undefined)).not.toHaveProperty('secret')
})

test('B1.R1 the memory of a table can be left out of what is seen', () => {
  const { table } = setUpWith(2, `${COURT_AND_LOCATION} first:A`)
  const { memory, ...rest } = view(table.game, 0)
  expect(memory).toBeDefined()
  expect(forget(view(table.game, 0))).toEqual(rest)
})
