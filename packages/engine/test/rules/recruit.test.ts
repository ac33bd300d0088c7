import { expect, test } from 'vitest'
import { Race } from '../../src/index.ts'
import { scene } from '../scene.ts'

test('B6.1 a payment holds exactly the races shown, the required race among them', () => {
  const s = scene(
    { A: { hand: 'jellyfish5 crab3 shellfish4 squid4' }, B: {} },
    { court: 'shaman keeper trader slaver' },
  )
  const few = { reason: 'wrong-number-of-races', needed: 3, offered: 2 }
  expect(s.payment('shaman', 'jellyfish5 crab3')).toEqual(few)
  const many = { reason: 'wrong-number-of-races', needed: 3, offered: 4 }
  expect(s.payment('shaman', 'jellyfish5 crab3 shellfish4 squid4')).toEqual(many)
  const other = { reason: 'required-race-missing', race: Race.Jellyfish }
  expect(s.payment('shaman', 'crab3 shellfish4 squid4')).toEqual(other)
  s.recruits('shaman', 'jellyfish5 crab3 shellfish4')
  expect(s.lords('A')).toBe('shaman')
  expect(s.hand('A')).toBe('squid4')
})

test('B6.1 laid down one by one, an ally is offered only if the payment can be completed', () => {
  const s = scene(
    { A: { hand: 'crab2 seahorse1 seahorse5 squid2' }, B: {} },
    { court: 'reaper keeper trader slaver' },
  )
  s.answers('recruit reaper')
  // The Reaper: 7 from two races, seahorse among them.
  s.asks('A', 'pay for a lord', 'crab2', 'seahorse1', 'seahorse5')
  s.answers('crab2')
  s.asks('A', 'pay for a lord', 'seahorse1', 'seahorse5')
  s.answers('seahorse5')
  expect(s.lords('A')).toBe('reaper')
  expect(s.hand('A')).toBe('seahorse1 squid2')
})

test('B6.1 only lords that can be paid for are offered', () => {
  const s = scene(
    { A: { hand: 'shellfish5 shellfish3 squid5' }, B: {} },
    { court: 'slaver landlord peddler opportunist treasurer diplomat', deck: '' },
  )
  s.asks(
    'A',
    'take your turn',
    'recruit slaver',
    'recruit peddler',
    'recruit landlord',
    'recruit treasurer',
  )
})

test('B6.1 several allies of one race are fine, and excess strength is lost', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4 crab1', pearls: 1 }, B: {} },
    { court: 'shepherd keeper trader slaver' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse4')
  expect(s.hand('A')).toBe('crab1')
  expect(s.affiliated('A')).toBe('seahorse4')
  expect(s.discardPile()).toBe('seahorse5')
  expect(s.pearls('A')).toBe(1)
})

test('B6.1 an ambassador asks for all five races', () => {
  const seats = { A: { hand: 'jellyfish4 crab4 seahorse4 shellfish4', pearls: 1 }, B: {} }
  const s = scene(seats, { court: 'sage keeper trader slaver' })
  const few = { reason: 'wrong-number-of-races', needed: 5, offered: 4 }
  expect(s.payment('sage', 'jellyfish4 crab4 seahorse4 shellfish4')).toEqual(few)
  expect(s.whyNot('A', 'sage')).toEqual({ reason: 'races-missing', needed: 5, held: 4 })
})

test('B6.2 missing strength is paid in pearls, 1 each, to the treasury', () => {
  const s = scene(
    { A: { hand: 'shellfish4 shellfish1', pearls: 4 }, B: { pearls: 2 } },
    { court: 'slaver keeper trader miller' },
  )
  s.recruits('slaver', 'shellfish1 shellfish4', 3)
  expect(s.pearls('A')).toBe(1)
  expect(s.pearls('B')).toBe(2)
  expect(s.lords('A')).toBe('slaver')
})

test('B6.2 pearls replace strength, never the one ally of each race that is needed', () => {
  const s = scene(
    { A: { hand: 'shellfish1 crab1', pearls: 20 }, B: {} },
    { court: 'slaver landlord keeper trader shepherd jailer', deck: '' },
  )
  s.asks('A', 'take your turn', 'recruit slaver', 'recruit landlord')
})

test('B6.3 the weakest ally paid is affiliated, the others go to the discard pile', () => {
  const s = scene(
    { A: { hand: 'jellyfish3 crab2 shellfish5' }, B: {} },
    { court: 'master-of-magic keeper trader slaver', discard: 'squid1' },
  )
  s.recruits('master-of-magic', 'jellyfish3 crab2 shellfish5')
  expect(s.affiliated('A')).toBe('crab2')
  expect(s.discardPile()).toBe('jellyfish3 shellfish5 squid1')
  expect(s.hand('A')).toBe('')
})

test('B6.3 the player chooses among equally weak allies', () => {
  const s = scene(
    { A: { hand: 'seahorse2 crab2 squid3' }, B: {} },
    { court: 'keeper miller trader slaver' },
  )
  s.recruits('keeper', 'seahorse2 crab2 squid3')
  s.asks('A', 'affiliate an ally', 'crab2', 'seahorse2')
  s.answers('seahorse2')
  expect(s.affiliated('A')).toBe('seahorse2')
  expect(s.discardPile()).toBe('crab2 squid3')
})

test('B6.3 affiliated allies cannot pay for lords', () => {
  const s = scene(
    { A: { hand: 'shellfish4', affiliated: 'shellfish5' }, B: {} },
    { court: 'slaver keeper trader miller', deck: '', council: 'crab1' },
  )
  s.asks('A', 'take your turn', 'support crab')
})

test('B6.4 a power with an arrow takes effect when the lord is recruited, once', () => {
  const s = scene(
    { A: { hand: 'shellfish5 shellfish3' }, B: {} },
    { court: 'peddler keeper trader miller', council: 'crab1 squid1', deck: '' },
  )
  s.recruits('peddler', 'shellfish3 shellfish5')
  expect(s.pearls('A')).toBe(2)
  s.answers('support crab')
  s.asks('A', 'take your turn')
  expect(s.pearls('A')).toBe(2)
})

test('B6.4 a power without an arrow works while the lord is free and not disabled', () => {
  const costFor = (lords: string) =>
    scene(
      { A: { hand: 'seahorse1', lords, locations: 'jail' }, B: {} },
      { court: 'shepherd keeper trader miller' },
    ).payment('shepherd', 'seahorse1')
  expect(costFor('treasurer')).toMatchObject({ reason: 'too-weak', cost: 6 })
  expect(costFor('treasurer@jail')).toMatchObject({ reason: 'too-weak', cost: 8 })
  expect(costFor('treasurer!')).toMatchObject({ reason: 'too-weak', cost: 8 })
})

test('B6.5 the lords left at court slide away from the deck', () => {
  const s = scene(
    { A: { hand: 'shellfish5 shellfish3' }, B: {} },
    { court: 'keeper shepherd peddler miller reaper sage' },
  )
  s.recruits('peddler', 'shellfish3 shellfish5')
  expect(s.court()).toBe('- keeper shepherd miller reaper sage')
})

test('B6.5 with three lords left at court it is not refilled', () => {
  const s = scene(
    { A: { hand: 'shellfish5 shellfish3' }, B: {} },
    { court: '- - keeper slaver miller reaper' },
  )
  s.recruits('slaver', 'shellfish3 shellfish5')
  expect(s.court()).toBe('- - - keeper miller reaper')
  expect(s.pearls('A')).toBe(0)
})

test('B6.5 with fewer than three left the recruiter gains 2 pearls and the court is full again', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - miller shepherd reaper', luck: 'trader peddler landlord slaver' },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  expect(s.pearls('A')).toBe(2)
  expect(s.pearls('B')).toBe(0)
  expect(s.court()).toBe('trader peddler landlord slaver miller reaper')
})

test('B6.6 payment, lord, end looked at, affiliation, power and what it sets off, court, keys', () => {
  const s = scene(
    {
      A: {
        hand: 'squid4 crab2 seahorse2',
        lords: 'jailer seeker trader peddler shopkeeper miller',
        keys: 2,
      },
      B: {},
    },
    {
      court: '- - - schemer reaper keeper',
      luck: 'landlord sage hermit elder slaver',
      available: 'jail',
      locationDeck: '',
    },
  )
  s.recruits('schemer', 'squid4 crab2 seahorse2')
  s.answers('crab2', 'miller')
  expect(s.events.map((event) => event.type)).toEqual([
    'lord-paid',
    'lord-gained',
    'end-triggered',
    'ally-affiliated',
    'lord-discarded',
    'lord-gained',
    'pearls-gained',
    'pearls-gained',
    'lord-revealed',
    'lord-revealed',
    'lord-revealed',
    'lord-revealed',
    'court-refilled',
    'location-controlled',
    'turn-begins',
  ])
  expect(s.pearls('A')).toBe(1 + 2)
  expect(s.lords('A')).toBe('jailer seeker trader peddler landlord@jail shopkeeper schemer')
})

const E2 = {
  seats: { A: { hand: 'jellyfish3 crab2 shellfish5 shellfish1', pearls: 2 }, B: {} },
  table: { court: '- - - master-of-magic slaver traitor', luck: 'sage hermit elder keeper' },
}

test('E2 (a) Master of Magic for 10: crab 2 affiliated, 2 pearls, 4 lords drawn', () => {
  const s = scene(E2.seats, E2.table)
  s.recruits('master-of-magic', 'jellyfish3 crab2 shellfish5')
  expect(s.affiliated('A')).toBe('crab2')
  expect(s.discardPile()).toBe('jellyfish3 shellfish5')
  expect(s.hand('A')).toBe('shellfish1')
  expect(s.pearls('A')).toBe(2 + 2)
  expect(s.court()).toBe('sage hermit elder keeper slaver traitor')
})

test('E2 (b) Slaver for shellfish 5 and 1 and 2 pearls: shellfish 1 affiliated, 4 lords drawn', () => {
  const s = scene(E2.seats, E2.table)
  s.recruits('slaver', 'shellfish1 shellfish5', 2)
  s.asks('A', 'affiliate an ally', 'shellfish1', 'use slaver')
  s.answers('shellfish1')
  expect(s.affiliated('A')).toBe('shellfish1')
  expect(s.discardPile()).toBe('shellfish5')
  expect(s.pearls('A')).toBe(0 + 2)
  expect(s.court()).toBe('sage hermit elder keeper master-of-magic traitor')
})

test('E2 (c) the Traitor cannot be recruited without a squid', () => {
  const s = scene(E2.seats, { ...E2.table, luck: '', deck: '' })
  s.asks('A', 'take your turn', 'recruit master-of-magic', 'recruit slaver', 'plot')
  expect(s.whyNot('A', 'traitor')).toEqual({ reason: 'race-missing', race: Race.Squid })
})
