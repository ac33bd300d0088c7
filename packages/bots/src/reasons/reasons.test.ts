import { KIND_NAMES, lords, type Table } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { answer, decide, leaveAtCouncil, scene, why, withLords } from '../../test/scenes.ts'

const kind = (name: string): number => KIND_NAMES.indexOf(name)
const lord = (name: string): number => lords.findIndex((card) => card.name === name)

const COURT = 'keeper tamer recruiter landowner oracle hunter'

describe('recruiting', () => {
  const rich = { court: COURT, hands: ['seahorse5 seahorse4 seahorse3 crab3 squid2', ''] }

  test('the third key is a location', () => {
    const table = scene({ ...rich, keys: [2, 0] })
    expect(why(table, 'recruit keeper')).toEqual({ why: 'third-key' })
  })

  test('the seventh lord ends the game for whoever is ahead', () => {
    const six = ['miller', 'trader', 'peddler', 'shopkeeper', 'apprentice', 'jailer']
    expect(why(scene(rich), 'recruit landowner', (seen) => withLords(seen, six))).toEqual({
      why: 'ends-ahead',
    })
  })

  test('twelve points are worth their cost', () => {
    expect(why(scene(rich), 'recruit landowner')).toEqual({
      why: 'points-for-strength',
      points: 12,
      strength: 10,
    })
  })

  test('somebody else could pay for it', () => {
    const hand = 'shellfish3 crab3 squid2'
    const table = scene({
      court: 'ship-master tamer keeper hunter oracle seeker',
      hands: [hand, hand],
    })
    expect(why(table, 'recruit ship-master')).toEqual({
      why: 'before-rival',
      lord: lord('ship-master'),
      seat: 1,
    })
  })

  test('a power that lasts is worth most in the beginning', () => {
    const table = scene({
      court: 'treasurer slaver alchemist oracle hunter seeker',
      hands: ['jellyfish5 jellyfish2', ''],
    })
    expect(why(table, 'recruit alchemist')).toEqual({
      why: 'power-lasts',
      lord: lord('alchemist'),
    })
  })
})

describe('other actions', () => {
  test('a stack is known by what everybody saw', () => {
    const table = scene({ court: COURT })
    leaveAtCouncil(table, 'crab5', 'crab2', 'crab1')
    expect(why(table, 'support crab')).toEqual({ why: 'stack', count: 3, strength: 8 })
  })

  test('a stack that makes a lord payable', () => {
    const table = scene({ court: COURT, hands: ['seahorse5', ''] })
    leaveAtCouncil(table, 'seahorse5')
    expect(why(table, 'support seahorse')).toEqual({
      why: 'completes',
      lord: lord('landowner'),
    })
  })

  test('who lacks a little strength explores', () => {
    const table = scene({ court: COURT, hands: ['seahorse5 seahorse2', ''], pearls: [0, 0] })
    leaveAtCouncil(table, 'crab1')
    expect(why(table, 'explore')).toEqual({
      why: 'strength-lacking',
      lord: lord('landowner'),
      strength: 3,
    })
  })

  test('high threat makes a monster welcome', () => {
    const table = scene({ court: COURT, threat: 6 })
    leaveAtCouncil(table, 'crab1')
    expect(why(table, 'explore')).toEqual({
      why: 'monster-pays',
      reward: { pearls: 0, keys: 2, tokens: 0 },
    })
  })

  test('with strength to spare any new lord is in reach', () => {
    const hand = 'seahorse5 crab5 squid5 shellfish5 jellyfish5 seahorse4 crab4 squid4'
    const table = scene({ court: COURT, hands: [hand, ''], pearls: [9, 0] })
    // The space next to the deck is free.
    table.game.court[0] = 0
    expect(why(table, 'plot')).toEqual({ why: 'lords-in-reach', percent: 100 })
  })
})

describe('exploring', () => {
  const offered = (card: string, more: Partial<Parameters<typeof scene>[0]> = {}): Table => {
    const table = scene({ court: COURT, pearls: [1, 3], ...more, luck: `card:${card}` })
    answer(table, 'explore')
    return table
  }

  test('a strong ally is cheap', () => {
    expect(why(offered('squid5'), 'buy')).toEqual({
      why: 'ally-for-pearls',
      kind: kind('squid5'),
      pearls: 1,
    })
  })

  test('an ally that makes a lord payable is bought', () => {
    const table = offered('seahorse3', { hands: ['', 'seahorse5'] })
    expect(why(table, 'buy')).toEqual({ why: 'completes', lord: lord('landowner') })
  })

  test('a weak ally is not worth a pearl', () => {
    expect(why(offered('crab1'), 'pass')).toEqual({
      why: 'not-worth',
      kind: kind('crab1'),
      pearls: 1,
    })
  })

  test('the pearls are needed elsewhere', () => {
    const table = offered('jellyfish4', { hands: ['', 'seahorse5 seahorse2'] })
    expect(why(table, 'pass')).toEqual({ why: 'pearls-for-lord', lord: lord('landowner') })
  })

  test('a strong ally is taken', () => {
    const table = offered('jellyfish5', { pearls: [1, 0] })
    expect(why(table, 'take')).toEqual({ why: 'strong', kind: kind('jellyfish5') })
  })

  test('nearly everything is better than the weakest', () => {
    const reason = why(offered('jellyfish1', { pearls: [1, 0] }), 'on')
    expect(reason.why).toBe('better-ahead')
    expect('percent' in reason && reason.percent).toBeGreaterThan(95)
  })

  test('a reward that makes the third key', () => {
    const table = scene({ court: COURT, threat: 3, keys: [2, 0], luck: 'card:monster' })
    answer(table, 'explore')
    expect(why(table, 'fight')).toEqual({ why: 'third-key' })
    expect(why(table, 'on')).toEqual({ why: 'reward-grows' })
  })
})

describe('paying', () => {
  test('the race that the lord asks for, then allies for the exact price, or pearls', () => {
    const table = scene({
      court: 'shepherd tamer recruiter seeker hunter assassin',
      hands: ['seahorse2 seahorse3 seahorse5', ''],
      pearls: [5, 0],
    })
    answer(table, 'recruit shepherd')
    expect(why(table, 'seahorse3')).toEqual({ why: 'race-asked', race: 2, lord: lord('shepherd') })
    answer(table, 'seahorse3')
    expect(why(table, 'seahorse5')).toEqual({ why: 'pays-exactly' })
    expect(why(table, 'settle')).toEqual({ why: 'spends-pearls', pearls: 5 })
  })

  test('a race is kept for another lord', () => {
    const table = scene({
      court: 'tamer landowner recruiter seeker hunter assassin',
      hands: ['crab3 squid2 shellfish2 seahorse5 jellyfish2', ''],
      pearls: [4, 0],
    })
    answer(table, 'recruit tamer', 'crab3')
    expect(why(table, 'shellfish2')).toEqual({
      why: 'race-kept',
      race: 2,
      lord: lord('landowner'),
    })
  })

  test('the stronger one of a race counts', () => {
    const table = scene({
      court: 'keeper tamer recruiter commander oracle hunter',
      hands: ['crab2 seahorse2 squid2', ''],
    })
    table.game.affiliated[0]?.set([1], kind('crab1'))
    answer(table, 'recruit keeper')
    decide(table, 'pay for a lord')
    expect(why(table, 'crab2')).toEqual({ why: 'affiliates', kind: kind('crab2'), points: 1 })
  })
})
