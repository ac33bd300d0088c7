import { expect, test } from 'vitest'
import { recruiter } from '../../src/cards/lords/soldiers.ts'
import { lords, Race } from '../../src/index.ts'
import { scene } from '../scene.ts'

const court = 'shepherd keeper trader miller'

test('B6.1 there is no reason against what can be chosen', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3', pearls: 1 }, B: {} },
    { court, council: 'crab1' },
  )
  for (const name of ['shepherd', 'crab', 'explore', 'plot'])
    expect(s.whyNot('A', name)).toBeUndefined()
})

test('B9.2 the game is over', () => {
  const s = scene({ A: {}, B: {} })
  s.ends()
  expect(s.whyNot('A', 'explore')).toEqual({ reason: 'game-over' })
})

test('B1.R1 an onlooker chooses nothing', () => {
  const s = scene({ A: {}, B: {} })
  expect(s.whyNot('onlooker', 'explore')).toEqual({ reason: 'onlooker' })
})

test('B2.2 somebody else decides', () => {
  const s = scene(
    { A: {}, B: { hand: 'seahorse5 seahorse3', keys: 3, pearls: 1 } },
    { court, council: 'crab1', available: 'jail' },
  )
  for (const name of ['explore', 'crab', 'shepherd', 'jail', 'seahorse5', 'plot', 'buy'])
    expect(s.whyNot('B', name)).toEqual({ reason: 'somebody-else-decides', seat: 0 })
})

test('B3.2 something else is asked', () => {
  const s = scene({ A: { pearls: 1 }, B: {} }, { court: `- ${court} sage`, luck: 'crab1' })
  s.answers('explore')
  expect(s.whyNot('A', 'plot')).toEqual({
    reason: 'another-question',
    question: 'take the ally or explore on',
  })
})

test('B6.1 the lord is not at court', () => {
  const s = scene({ A: { hand: 'seahorse5 seahorse4' }, B: { lords: 'reaper' } }, { court })
  const reaper = lords.findIndex(({ name }) => name === 'reaper')
  expect(s.whyNot('A', 'reaper')).toEqual({ reason: 'not-at-court', lord: reaper })
})

test('B6.1 no ally of the required race', () => {
  const s = scene({ A: { hand: 'crab5 squid5', pearls: 9 }, B: {} }, { court })
  expect(s.whyNot('A', 'shepherd')).toEqual({ reason: 'race-missing', race: Race.Seahorse })
})

test('B6.1 too few races', () => {
  const s = scene({ A: { hand: 'seahorse5 seahorse4 crab5', pearls: 9 }, B: {} }, { court })
  expect(s.whyNot('A', 'keeper')).toEqual({ reason: 'races-missing', needed: 3, held: 2 })
})

test('B6.1 B6.2 too little strength, pearls included', () => {
  const s = scene({ A: { hand: 'seahorse3 seahorse2 crab5', pearls: 1 }, B: {} }, { court })
  expect(s.whyNot('A', 'shepherd')).toEqual({
    reason: 'strength-missing',
    cost: 8,
    most: 5 + 1,
    because: [],
  })
})

test('B6.R1 too little strength, because of the Recruiter', () => {
  const seats = { A: { hand: 'seahorse5 seahorse4' }, B: { lords: 'recruiter' } }
  const s = scene(seats, { court })
  expect(s.whyNot('A', 'shepherd')).toEqual({
    reason: 'strength-missing',
    cost: 10,
    most: 9,
    because: [recruiter.id],
  })
})

test('B5.1 the stack is empty', () => {
  const s = scene({ A: {}, B: {} }, { council: 'crab1' })
  expect(s.whyNot('A', 'squid')).toEqual({ reason: 'stack-empty' })
})

test('B7.2 the location is not available: it is in the deck, or somebody controls it', () => {
  const s = scene(
    { A: { keys: 3, locations: 'depths' }, B: { locations: 'jail' } },
    { available: 'chasm' },
  )
  expect(s.whyNot('A', 'abyss')).toEqual({ reason: 'not-available', owner: undefined })
  expect(s.whyNot('A', 'jail')).toEqual({ reason: 'not-available', owner: 1 })
  expect(s.whyNot('A', 'depths')).toEqual({ reason: 'not-available', owner: 0 })
  expect(s.whyNot('A', 'chasm')).toBeUndefined()
})

test('B7.1 keys are missing', () => {
  const s = scene({ A: { keys: 1, lords: 'keeper reaper!' }, B: {} }, { available: 'chasm' })
  expect(s.whyNot('A', 'chasm')).toEqual({ reason: 'keys-missing', needed: 3, held: 2 })
})

test('B6.1 the ally is not in hand', () => {
  const s = scene({ A: { hand: 'crab1 crab2' }, B: {} }, { turn: 'B' })
  s.gains('B', 'jailer')
  expect(s.whyNot('A', 'crab5')).toEqual({ reason: 'not-in-hand' })
  expect(s.whyNot('A', 'crab1')).toBeUndefined()
})

test('B6.1 the payment has no use for the ally', () => {
  const s = scene({ A: { hand: 'seahorse3 seahorse4 seahorse5 crab1' }, B: {} }, { court })
  s.answers('recruit shepherd')
  s.asks('A', 'pay for a lord', 'seahorse3', 'seahorse4')
  expect(s.whyNot('A', 'crab1')).toEqual({ reason: 'payment-has-no-use-for-it' })
})

test('B3.1 plotting needs a pearl', () => {
  const s = scene({ A: {}, B: { pearls: 1 } })
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'no-pearl' })
})

test('B3.1 plotting needs a free space at court', () => {
  const s = scene({ A: { pearls: 1 }, B: {} }, { court: `${court} sage elder` })
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'court-full' })
})

test('B3.1 plotting needs a lord in the deck', () => {
  const s = scene({ A: { pearls: 1 }, B: {} }, { lordDeck: '' })
  expect(s.whyNot('A', 'plot')).toEqual({ reason: 'lord-deck-empty' })
})

test('B3.R1 nothing is left to explore', () => {
  const s = scene({ A: {}, B: {} }, { deck: '', council: 'crab1' })
  expect(s.whyNot('A', 'explore')).toEqual({ reason: 'nothing-left-to-explore' })
})

test('B4.4 an ally was bought in this turn already', () => {
  const s = scene({ A: {}, B: { pearls: 9 } }, { luck: 'crab1 squid1' })
  s.answers('explore', 'buy')
  s.asks('A', 'take the ally or explore on')
  expect(s.whyNot('B', 'buy')).toEqual({ reason: 'bought-already' })
})

test('B4.3 the price is too high', () => {
  const s = scene({ A: {}, B: { pearls: 1 }, C: { pearls: 1 } }, { luck: 'crab1 squid1' })
  s.answers('explore', 'buy')
  expect(s.whyNot('C', 'buy')).toEqual({ reason: 'price-too-high', price: 2, purse: 1 })
})

test('B2.1 an answer that is not offered is refused with the reason, and changes nothing', () => {
  const s = scene({ A: { hand: 'crab5' }, B: {} }, { court, council: 'crab1' })
  const before = s.position()
  const why = (answer: string) => s.submits('A', answer)
  const asked = { reason: 'not-offered', question: 'take your turn' }
  const lord = { reason: 'race-missing', race: Race.Seahorse }
  expect(why('recruit shepherd')).toMatchObject({ ...asked, why: lord })
  expect(why('support squid')).toMatchObject({ ...asked, why: { reason: 'stack-empty' } })
  expect(why('plot')).toMatchObject({ ...asked, why: { reason: 'no-pearl' } })
  expect(s.submits('B', 'explore')).toEqual({ reason: 'somebody-else-decides', seat: 0 })
  expect(why('nonsense')).toEqual({ reason: 'malformed', decision: undefined })
  expect(s.position()).toBe(before)
  expect(why('support crab')).toBeUndefined()
  expect(s.hand('A')).toBe('crab1 crab5')
})

test('B7.2 B6.1 a location or an ally that is not offered is refused with the reason', () => {
  const s = scene(
    { A: { keys: 3 }, B: { hand: 'crab1 crab2', locations: 'jail' } },
    { available: 'chasm' },
  )
  expect(s.submits('A', 'jail')).toMatchObject({ why: { reason: 'not-available', owner: 1 } })
  s.answers('chasm')
  s.gains('A', 'jailer')
  expect(s.submits('B', 'crab5')).toMatchObject({ why: { reason: 'not-in-hand' } })
})
