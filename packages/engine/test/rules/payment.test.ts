import { expect, test } from 'vitest'
import { recruiter } from '../../src/cards/lords/soldiers.ts'
import { KIND_NAMES, lords, Race } from '../../src/index.ts'
import { type Scene, scene } from '../scene.ts'

const idOf = (name: string) => lords.findIndex((lord) => lord.name === name)
const kindOf = (name: string) => KIND_NAMES.indexOf(name)

/** Tries a payment that must be refused, and checks that nothing at all has changed. */
function refused(s: Scene, lord: string, allies: string, pearls = 0): ReturnType<Scene['payment']> {
  const before = s.position()
  const told = s.events.length
  const refusal = s.payment(lord, allies, pearls)
  expect(s.position()).toBe(before)
  expect(s.events).toHaveLength(told)
  return refusal
}

const court = 'shepherd keeper trader miller'

test('B6.1 the Recruiter makes this cost 12, you offer 10', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3', pearls: 9 }, B: { lords: 'recruiter' } },
    { court: 'landowner keeper trader miller' },
  )
  const refusal = { reason: 'too-weak', cost: 12, offered: 10, because: [recruiter.id] }
  expect(refused(s, 'landowner', 'seahorse3 seahorse5', 2)).toEqual(refusal)
})

test('B6.1 a payment that is too weak, with nobody to blame', () => {
  const s = scene({ A: { hand: 'seahorse5 seahorse2', pearls: 1 }, B: {} }, { court })
  const refusal = { reason: 'too-weak', cost: 8, offered: 7, because: [] }
  expect(refused(s, 'shepherd', 'seahorse2 seahorse5')).toEqual(refusal)
  s.recruits('shepherd', 'seahorse2 seahorse5', 1)
  expect(s.pearls('A')).toBe(0)
})

test('B6.R1 a payment that is too weak names the lords that change the cost, the own ones too', () => {
  const seats = { A: { hand: 'seahorse5', lords: 'treasurer' }, B: {} }
  expect(refused(scene(seats, { court }), 'shepherd', 'seahorse5')).toEqual({
    reason: 'too-weak',
    cost: 6,
    offered: 5,
    because: [idOf('treasurer')],
  })
})

test('B6.1 a lord that is not at court cannot be paid for', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4', lords: 'sage' }, B: { lords: 'reaper' } },
    { court },
  )
  for (const lord of ['sage', 'reaper', 'landowner'])
    expect(refused(s, lord, 'seahorse4 seahorse5')).toEqual({
      reason: 'lord-not-at-court',
      lord: idOf(lord),
    })
})

test('B6.1 an ally that is not in hand, or not so often, cannot pay', () => {
  const s = scene(
    { A: { hand: 'seahorse4 seahorse3 crab1', affiliated: 'seahorse5' }, B: {} },
    { court },
  )
  const missing = { reason: 'no-such-ally', kind: kindOf('seahorse5') }
  expect(refused(s, 'shepherd', 'seahorse5 seahorse4')).toEqual(missing)
  const twice = { reason: 'no-such-ally', kind: kindOf('seahorse4') }
  expect(refused(s, 'shepherd', 'seahorse4 seahorse4')).toEqual(twice)
})

test('B6.1 a payment with the wrong number of races', () => {
  const s = scene({ A: { hand: 'seahorse5 seahorse4 crab1' }, B: {} }, { court })
  const many = { reason: 'wrong-number-of-races', needed: 1, offered: 2 }
  expect(refused(s, 'shepherd', 'crab1 seahorse5 seahorse4')).toEqual(many)
  const few = { reason: 'wrong-number-of-races', needed: 3, offered: 2 }
  expect(refused(s, 'keeper', 'crab1 seahorse5')).toEqual(few)
  const none = { reason: 'wrong-number-of-races', needed: 1, offered: 0 }
  expect(refused(s, 'shepherd', '')).toEqual(none)
})

test('B6.1 a payment without the required race', () => {
  const s = scene({ A: { hand: 'seahorse4 crab5 crab4' }, B: {} }, { court })
  const refusal = { reason: 'required-race-missing', race: Race.Seahorse }
  expect(refused(s, 'shepherd', 'crab4 crab5')).toEqual(refusal)
})

test('B6.R2 a payment with more pearls than are missing', () => {
  const s = scene({ A: { hand: 'seahorse4 seahorse3', pearls: 5 }, B: {} }, { court })
  const refusal = { reason: 'too-many-pearls', needed: 1, offered: 2 }
  expect(refused(s, 'shepherd', 'seahorse3 seahorse4', 2)).toEqual(refusal)
})

test('B6.2 a payment with pearls that are not there', () => {
  const s = scene({ A: { hand: 'seahorse4 seahorse2', pearls: 1 }, B: { pearls: 9 } }, { court })
  const refusal = { reason: 'pearls-missing', needed: 2, pearls: 1 }
  expect(refused(s, 'shepherd', 'seahorse2 seahorse4', 2)).toEqual(refusal)
})

test('O excessAllies: a payment with a superfluous ally', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4 seahorse1' }, B: {} },
    { court, options: { excessAllies: 'refused' } },
  )
  const refusal = { reason: 'superfluous-ally', kind: kindOf('seahorse1') }
  expect(refused(s, 'shepherd', 'seahorse1 seahorse4 seahorse5')).toEqual(refusal)
  s.recruits('shepherd', 'seahorse4 seahorse5')
  expect(s.hand('A')).toBe('seahorse1')
})

test('B6.1 the allies of a payment are laid down whatever the order in which they are named', () => {
  const hand = 'jellyfish1 jellyfish2 jellyfish3 jellyfish4'
  for (const allies of ['jellyfish4 jellyfish1 jellyfish2', 'jellyfish1 jellyfish2 jellyfish4']) {
    const s = scene({ A: { hand }, B: {} }, { court: 'alchemist keeper trader miller' })
    s.recruits('alchemist', allies)
    expect(s.hand('A')).toBe('jellyfish3')
    expect(s.affiliated('A')).toBe('jellyfish1')
    expect(s.discardPile()).toBe('jellyfish2 jellyfish4')
  }
})

test('B4.2 no payment while somebody else decides', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4' }, B: { pearls: 1 } },
    { court, luck: 'crab1' },
  )
  s.answers('explore')
  s.asks('B', 'buy the ally')
  const refusal = { reason: 'somebody-else-decides', seat: 1 }
  expect(refused(s, 'shepherd', 'seahorse4 seahorse5')).toEqual(refusal)
})

test('B2.1 no payment in the middle of another action', () => {
  // Lords and other answers share their numbers: a payment must not be taken for one of those.
  for (const [lord, allies] of [
    ['recruiter', 'crab5 squid5'],
    ['jailer', 'crab5 squid5 seahorse4'],
  ] as const) {
    const s = scene(
      { A: { hand: 'crab5 squid5 seahorse4' }, B: {} },
      { court: 'recruiter jailer trader miller', luck: 'crab1' },
    )
    s.answers('explore')
    const question = 'take the ally or explore on'
    s.asks('A', question, 'take', 'on')
    expect(refused(s, lord, allies)).toEqual({
      reason: 'not-offered',
      question,
      decision: idOf(lord),
      why: { reason: 'another-question', question },
    })
  }
})

test('B2.5 no payment in the middle of a turn power', () => {
  const s = scene({ A: { hand: 'seahorse5 seahorse4', lords: 'opportunist' }, B: {} }, { court })
  s.answers('use opportunist')
  const question = 'replace a lord of the court'
  expect(refused(s, 'shepherd', 'seahorse4 seahorse5')).toEqual({
    reason: 'not-offered',
    question,
    decision: idOf('shepherd'),
    why: { reason: 'another-question', question },
  })
})

test('B9.2 no payment when the game is over', () => {
  const s = scene({ A: { hand: 'seahorse5 seahorse4' }, B: {} }, { court })
  s.ends()
  expect(refused(s, 'shepherd', 'seahorse4 seahorse5')).toEqual({ reason: 'game-over' })
})

test('B3.2 a lord revealed by plotting can be paid for in the same turn', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4', pearls: 1 }, B: {} },
    { court: '- - keeper trader miller', luck: 'shepherd' },
  )
  s.answers('plot')
  s.recruits('shepherd', 'seahorse4 seahorse5')
  expect(s.lords('A')).toBe('shepherd')
})
