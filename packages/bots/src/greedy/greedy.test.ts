import { asked, KIND_NAMES, seatAsked, view } from '@hadal/engine'
import { expect, test } from 'vitest'
import { observe } from '../../test/observing.ts'
import { answer, choice, decide, scene, withLords } from '../../test/scenes.ts'
import { greedy } from './greedy.ts'

test('recruits the lord that brings most for what it costs', () => {
  const table = scene({
    court: 'tamer recruiter landowner shaman keeper reaper',
    hands: ['seahorse5 seahorse4 seahorse1', ''],
  })
  expect(choice(table)).toBe('recruit landowner')
})

test('pays no more than it must', () => {
  const table = scene({
    court: 'shepherd tamer recruiter shaman oracle hunter',
    hands: ['seahorse2 seahorse3 seahorse4 seahorse5', ''],
    pearls: [0, 0],
  })
  answer(table, 'recruit shepherd')
  decide(table, 'pay for a lord')
  const hand = view(table.game, 0).seats[0]?.hand ?? []
  expect(KIND_NAMES.filter((_, kind) => hand[kind])).toEqual(['seahorse2', 'seahorse4'])
})

test('affiliates the ally that brings most among the weakest', () => {
  const table = scene({
    court: 'keeper tamer recruiter commander oracle hunter',
    hands: ['crab2 seahorse2 squid2', ''],
  })
  // With a crab of the same strength before it, another crab would bring nothing.
  table.game.affiliated[0]?.set([1], KIND_NAMES.indexOf('crab2'))
  answer(table, 'recruit keeper')
  decide(table, 'pay for a lord')
  expect(choice(table)).not.toBe('crab2')
})

test('buys a strong ally for a pearl', () => {
  const table = scene({ pearls: [1, 1], luck: 'card:crab5' })
  answer(table, 'explore')
  expect(choice(table)).toBe('buy')
})

test('does not buy a weak ally for three pearls', () => {
  const table = scene({ pearls: [1, 3], luck: 'card:crab1' })
  answer(table, 'explore')
  table.game.sold = 2
  expect(choice(table)).toBe('pass')
})

test.each([
  ['crab5', 'take'],
  ['crab1', 'on'],
])('shown %s, decides to %s', (card, decision) => {
  const table = scene({ pearls: [1, 0], luck: `card:${card}` })
  answer(table, 'explore')
  expect(choice(table)).toBe(decision)
})

test('fights when two keys are to be had', () => {
  const table = scene({ threat: 6, luck: 'card:monster' })
  answer(table, 'explore')
  expect(choice(table)).toBe('fight')
})

test('prefers two tokens to two pearls', () => {
  const table = scene({ threat: 2, luck: 'card:monster' })
  answer(table, 'explore', 'fight')
  expect(choice(table)).toBe('reward3')
})

test('takes the stack that holds more strength, not more cards', () => {
  const table = scene({ hands: ['', ''] })
  const { game } = table
  game.council[1]?.set([1], KIND_NAMES.indexOf('crab5'))
  game.council[4]?.set([2], KIND_NAMES.indexOf('squid1'))
  game.councilSize.set([0, 1, 0, 0, 2])
  game.deck.fill(0)
  game.deckSize = 0
  table.settled = false
  expect(choice(table)).toBe('support crab')
})

test('discards the weakest ally for the Jailer', () => {
  const table = scene({
    court: 'jailer tamer recruiter commander oracle hunter',
    hands: ['crab2 seahorse2 squid2', 'crab5 jellyfish1'],
  })
  answer(table, 'recruit jailer')
  decide(table, 'pay for a lord')
  decide(table, 'affiliate an ally')
  expect(seatAsked(table.game)).toBe(1)
  expect(choice(table)).toBe('jellyfish1')
})

test('the Assassin strikes where key and power are lost', () => {
  const table = scene({
    court: 'assassin landlord shopkeeper tamer oracle hunter',
    hands: ['crab5 crab4 crab3', 'shellfish5 squid5 shellfish4 crab1 jellyfish1'],
    pearls: [0, 0],
    luck: 'card:squid4 card:squid4',
  })
  const recruit = (lord: string): void => {
    answer(table, `recruit ${lord}`)
    decide(table, 'pay for a lord')
    decide(table, 'affiliate an ally')
  }
  answer(table, 'explore', 'take')
  recruit('landlord')
  answer(table, 'explore', 'pass', 'take')
  recruit('shopkeeper')
  recruit('assassin')
  expect(asked(table.game)?.question.name).toBe('choose a lord to disable')
  expect(choice(table)).toBe('landlord')
})

test('chooses the location that will be worth more', () => {
  const table = scene({
    keys: [3, 0],
    pearls: [1, 0],
    luck: 'card:crab5 location:dockworks location:barracks',
  })
  answer(table, 'explore', 'take', 'draw2')
  expect(choice(table)).toBe('barracks')
})

test('keeps the lord with a power when it spends keys', () => {
  const table = scene({
    court: 'landlord keeper tamer recruiter oracle hunter',
    hands: ['shellfish5 squid5 seahorse4 crab4 jellyfish4', ''],
    pearls: [0, 0],
    luck: 'card:squid4',
  })
  answer(table, 'recruit landlord')
  decide(table, 'pay for a lord')
  decide(table, 'affiliate an ally')
  answer(table, 'explore', 'pass', 'take')
  table.game.keyTokens[0] = 2
  answer(table, 'recruit keeper')
  decide(table, 'pay for a lord')
  decide(table, 'affiliate an ally')
  answer(table, 'abyss')
  expect(choice(table)).toBe('keeper')
})

test.each([
  ['crab1 squid1 shellfish1', 'crab1'],
  ['crab5 squid5 shellfish5', 'pearls'],
])('under martial law, with a hand of 4s and %s, gives %s', (more, given) => {
  const table = scene({
    hands: [
      `crab4 crab4 squid4 squid4 shellfish4 shellfish4 seahorse4 seahorse4 jellyfish4 ${more}`,
      '',
    ],
    pearls: [4, 0],
    luck: 'card:seahorse5',
    preset: 'arena',
  })
  answer(table, 'explore', 'take')
  expect(asked(table.game)?.question.name).toBe('martial law')
  expect(choice(table)).toBe(given)
})

const SIX = ['tamer', 'recruiter', 'commander', 'shaman', 'oracle', 'alchemist']
const STRONG = ['landowner', 'aquaculturalist', 'miller', 'trader', 'peddler', 'shopkeeper']

test.each([
  ['recruits the seventh lord when it is ahead', [], 'recruit'],
  ['does not end a game that it would lose', STRONG, 'explore'],
])('%s', (_, theirs, decision) => {
  const table = scene({
    court: 'keeper reaper shepherd assassin corruptor schemer',
    hands: ['seahorse5 seahorse3', 'squid5 squid4 crab5'],
    pearls: [0, 0],
  })
  const { game } = table
  const observation = observe(game, 1, () => withLords(view(game, 0), SIX, theirs))
  const chosen = greedy.choose(observation)
  expect(chosen < 64 ? 'recruit' : 'explore').toBe(decision)
})

test('answers a question it has never heard of', () => {
  const { game } = scene({ pearls: [1, 1] })
  const chosen = new Set<number>()
  const observation = observe(game, 1, () => {
    const seen = view(game, 0)
    return { ...seen, asked: { question: 'feed the leviathan', seat: 0, a: 0, b: 0 } }
  })
  const legal = [3, 7, 11]
  for (let i = 0; i < 50; i++) chosen.add(greedy.choose({ ...observation, legal }))
  expect([...chosen].toSorted((one, other) => one - other)).toEqual(legal)
})
