import { asked, KIND_NAMES, LEVIATHAN_TOKEN_NAMES, lords, PASS, Place, view } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { observe } from '../../test/observing.ts'
import { answer, choice, decide, scene, withLords } from '../../test/scenes.ts'
import { greedy } from './greedy.ts'

describe('leviathans', () => {
  test.each([
    ['fights a leviathan that it slays for certain', '16', 'seahorse4', 'fight'],
    ['leaves one alone that its allies cannot harm', '3', '', 'on'],
  ])('%s', (_, leviathan, hand, decision) => {
    const table = scene({ leviathan, hands: [hand, ''], pearls: [0, 0], luck: 'card:monster' })
    answer(table, 'explore')
    expect(choice(table)).toBe(decision)
  })

  test('sends no stronger ally than it needs', () => {
    const hands = ['squid4 squid5', '']
    const table = scene({ leviathan: '12', hands, pearls: [0, 0], luck: 'card:monster' })
    answer(table, 'explore', 'fight')
    expect(asked(table.game)?.question.name).toBe('choose an ally for the fight')
    // A crab that fails costs little; were there none, the weaker squid could not fail.
    expect(choice(table)).toBe('crab1')
    const squids = ['squid4', 'squid5'].map((name) => KIND_NAMES.indexOf(name))
    const chosen = greedy.choose({ ...observe(table.game, 1), legal: squids })
    expect(KIND_NAMES[chosen]).toBe('squid4')
  })

  test.each([
    ['adds the pearl that slays', 'die:4', '1'],
    ['adds no pearls that are worth more', 'die:1', '0'],
  ])('%s', (_, die, pearls) => {
    const table = scene({
      leviathan: '20',
      hands: ['crab2p', ''],
      pearls: [4, 0],
      luck: `card:monster ${die}`,
    })
    // The scourge is out of reach: there is no more to win than a token.
    table.game.scourgeHolder = 1
    table.game.leviathanPlace.fill(Place.Seat + 1, 0, 4)
    answer(table, 'explore', 'fight', 'crab2p')
    expect(choice(table)).toBe(pearls)
  })

  test('attacks again as long as there is something to win', () => {
    const table = scene({
      leviathan: '2',
      hands: ['jellyfish5 jellyfish4', ''],
      pearls: [0, 0],
      luck: 'card:monster die:3 token:token2 token:token2 leviathan-token:pearls2 leviathan-token:pearls2',
    })
    answer(table, 'explore', 'fight', 'jellyfish4')
    decide(table, 'split the tokens')
    decide(table, 'reveal a monster token')
    expect(asked(table.game)?.question.name).toBe('attack the leviathan again')
    expect(choice(table)).toBe('fight')
  })

  test.each([
    ['pearls are revealed at once', 0, 'pearls2'],
    ['a key is revealed at once', 2, 'key'],
    ['a poor stack can wait', 3, 'pass'],
  ])('%s', (_, token, decision) => {
    const { game } = scene({ leviathan: '20' })
    game.council[1]?.set([1], KIND_NAMES.indexOf('crab1'))
    game.councilSize[1] = 1
    const seen = view(game, 0)
    const observation = observe(game, 1, () => ({
      ...seen,
      asked: { question: 'reveal a monster token', seat: 0, a: 0, b: 0 },
      seats: seen.seats.map((seat, at) =>
        at === 0 ? { ...seat, leviathanTokenCount: 1, leviathanTokens: oneOf(4, token) } : seat,
      ),
    }))
    const chosen = greedy.choose({ ...observation, legal: [token, PASS] })
    expect(chosen === PASS ? 'pass' : LEVIATHAN_TOKEN_NAMES[chosen]).toBe(decision)
  })

  test('loses the lord that is worth least', () => {
    const { game } = scene({ leviathan: '9' })
    const names = ['landowner', 'jailer', 'treasurer']
    const asking = { question: 'discard a lord to a leviathan', seat: 0, a: 0, b: 0 }
    const seen = { ...withLords(view(game, 0), names, []), asked: asking }
    const legal = names.map((name) => lords.findIndex((lord) => lord.name === name))
    const chosen = greedy.choose({ ...observe(game, 1, () => seen), legal })
    expect(lords[chosen]?.name).toBe('jailer')
  })
})

const oneOf = (kinds: number, kind: number): number[] =>
  Array.from({ length: kinds }, (_, at) => (at === kind ? 1 : 0))

/** The luck that some loot needs. */
const REWARDS = new Map([
  ['loot5', 'token:token2'],
  ['loot6', 'card:crab2'],
])

describe('loot', () => {
  test.each([
    ['searches on while little can be lost', ['loot7'], 'search'],
    ['stops when a pair is likelier than not', ['loot7', 'loot6', 'loot5'], 'stop'],
    ['goes on no further with almost everything', ['loot7', 'loot4', 'loot3', 'loot6'], 'stop'],
  ])('%s', (_, loot, decision) => {
    const drawn = loot.map((card) => `loot:${card} ${REWARDS.get(card) ?? ''}`)
    const table = scene({
      expansions: ['kraken'],
      location: 'megalodon',
      keys: [3, 0],
      pearls: [0, 0],
      luck: `card:crab5 ${drawn.join(' ')}`,
    })
    answer(table, 'explore', 'take', 'megalodon')
    for (let i = 1; i < loot.length; i++) answer(table, 'search')
    expect(asked(table.game)?.question.name).toBe('search the sanctuary')
    expect(choice(table)).toBe(decision)
  })
})

describe('nebulis', () => {
  test('is used to buy an ally when there is no pearl left', () => {
    const table = scene({ expansions: ['kraken'], pearls: [1, 0], luck: 'card:crab5' })
    table.game.nebulis.set([0, 2])
    table.game.krakenHolder = 1
    answer(table, 'explore')
    expect(choice(table)).toBe('buy with 1 nebulis')
  })

  test('keeps from taking a strong kraken', () => {
    const table = scene({ expansions: ['kraken'], pearls: [0, 0], luck: 'card:kraken4' })
    answer(table, 'explore')
    expect(choice(table)).toBe('on')
  })

  test('makes up what a lord costs', () => {
    const table = scene({
      expansions: ['kraken'],
      court: 'landowner tamer recruiter shaman oracle hunter',
      hands: ['seahorse5 seahorse3', ''],
      pearls: [1, 0],
    })
    table.game.nebulis.set([2, 0])
    table.game.krakenHolder = 0
    expect(choice(table)).toBe('recruit landowner')
    answer(table, 'recruit landowner')
    expect(view(table.game, 0).seats[0]).toMatchObject({ pearls: 0, nebulis: 1 })
  })

  test('the figure goes to the leader', () => {
    const { game } = scene({ expansions: ['kraken'], hands: ['', '', ''] })
    const asking = { question: 'give the kraken figure', seat: 0, a: 0, b: 0 }
    const led = { ...withLords(view(game, 0), [], [], ['landowner']), asked: asking }
    expect(greedy.choose({ ...observe(game, 1, () => led), legal: [1, 2] })).toBe(2)
  })
})
