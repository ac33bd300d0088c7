import { expect, test } from 'vitest'
import { KIND_NAMES, Race } from '../../src/index.ts'
import { scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const
const court = 'shepherd keeper reaper miller'
const STACKS = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']

test('K2.1 a kraken stands for one race of the player’s choice, also for one that is paid already', () => {
  const s = scene({ A: { hand: 'seahorse4 kraken4' }, B: {} }, { ...kraken, court })
  s.recruits('shepherd', 'seahorse4 kraken4')
  expect(s.lords('A')).toBe('shepherd')
  expect(s.hand('A')).toBe('')
})

test('K2.1 two krakens may stand for different races, or for the same one', () => {
  const different = scene(
    { A: { hand: 'crab1 kraken2 kraken3' }, B: {} },
    { ...kraken, court, deck: '' },
  )
  different.asks('A', 'take your turn', 'recruit keeper')
  different.recruits('keeper', 'crab1 kraken2 kraken3')
  expect(different.lords('A')).toBe('keeper')
  const same = scene({ A: { hand: 'kraken4 kraken4' }, B: {} }, { ...kraken, court })
  same.recruits('shepherd', 'kraken4 kraken4')
  expect(same.lords('A')).toBe('shepherd')
})

test('K2.1, K2.6 a kraken may be the required race, not a race more than the lord asks for', () => {
  const s = scene(
    { A: { hand: 'crab5 crab4 seahorse5 kraken3 kraken2', pearls: 9 }, B: {} },
    { ...kraken, court },
  )
  expect(s.payment('shepherd', 'crab5 kraken3')).toEqual({
    reason: 'required-race-missing',
    race: Race.Seahorse,
  })
  expect(s.payment('keeper', 'kraken2 kraken3', 1)).toEqual({
    reason: 'wrong-number-of-races',
    needed: 3,
    offered: 2,
  })
  expect(s.payment('reaper', 'crab4 crab5')).toMatchObject({ reason: 'wrong-number-of-races' })
  s.recruits('reaper', 'crab5 kraken3')
  expect(s.lords('A')).toBe('reaper')
  expect(s.affiliated('A')).toBe('crab5')
})

test('K2.6 laid down one by one, krakens come last and no ally leads to a dead end', () => {
  const s = scene(
    { A: { hand: 'crab1 squid1 seahorse3 kraken3 kraken4' }, B: {} },
    { ...kraken, court },
  )
  s.answers('recruit reaper')
  s.asks('A', 'pay for a lord', 'crab1', 'squid1', 'seahorse3', 'kraken3')
  s.answers('crab1')
  // Crab and seahorse, or crab with krakens for seahorse; a squid would be one race too many.
  s.asks('A', 'pay for a lord', 'seahorse3', 'kraken3')
  s.answers('seahorse3')
  // 4 so far: the 3 is enough, and the 4 by itself.
  s.asks('A', 'pay for a lord', 'kraken3', 'kraken4')
  s.answers('kraken3')
  s.asks('A', 'pay for a lord', 'kraken4', 'settle')
  s.answers('settle')
  expect(s.hand('A')).toBe('squid1 kraken4')
  expect(s.nebulis('A')).toBe(2)
})

test('K2.6 krakens fill up the five races of an ambassador', () => {
  const s = scene(
    { A: { hand: 'jellyfish1 crab1 seahorse2 kraken3 kraken3' }, B: {} },
    { ...kraken, court: `sage ${court}`, luck: 'jail chasm' },
  )
  s.recruits('sage', 'jellyfish1 crab1 seahorse2 kraken3 kraken3')
  s.answers('crab1', 'jail')
  expect(s.lords('A')).toBe('sage@jail')
  expect(s.nebulis('A')).toBe(4)
})

test('K2.6 no lord is offered whose races krakens cannot make up', () => {
  const s = scene(
    { A: { hand: 'kraken4 kraken4', pearls: 9 }, B: {} },
    { ...kraken, court: `sage ${court}`, deck: '', lordDeck: '' },
  )
  s.asks('A', 'take your turn', 'recruit shepherd', 'recruit reaper', 'recruit miller')
  expect(s.whyNot('A', 'keeper')).toEqual({ reason: 'races-missing', needed: 3, held: 2 })
})

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('K2.2 paying with a kraken %i gives %i nebulis at once', (value, nebulis) => {
  const s = scene(
    { A: { hand: `crab3 seahorse3 kraken${value}` }, B: {} },
    { ...kraken, court: `keeper ${court.replace('keeper', 'trader')}` },
  )
  s.recruits('keeper', `crab3 seahorse3 kraken${value}`)
  s.asks('A', 'affiliate an ally', 'crab3', 'seahorse3')
  expect(s.nebulis('A')).toBe(nebulis)
  expect(s.krakenHolder()).toBe('A')
})

test('K2.3 krakens are discarded, and the weakest other ally is affiliated', () => {
  const s = scene({ A: { hand: 'seahorse5 kraken2' }, B: {} }, { ...kraken, court })
  s.recruits('reaper', 'seahorse5 kraken2')
  expect(s.affiliated('A')).toBe('seahorse5')
  expect(s.discardPile()).toBe('kraken2')
})

test('K2.3 who pays with krakens alone affiliates nobody', () => {
  const s = scene({ A: { hand: 'kraken3 kraken4' }, B: {} }, { ...kraken, court })
  s.recruits('reaper', 'kraken3 kraken4')
  s.asks('B', 'take your turn')
  expect(s.affiliated('A')).toBe('')
  expect(s.discardPile()).toBe('kraken3 kraken4')
})

test('K2.3, B8.4 the Master of Magic affiliates any ally paid that is not a kraken', () => {
  const s = scene(
    { A: { hand: 'seahorse2 crab3 kraken4', lords: 'master-of-magic' }, B: {} },
    { ...kraken, court },
  )
  s.recruits('keeper', 'seahorse2 crab3 kraken4')
  s.asks('A', 'affiliate an ally', 'crab3', 'seahorse2')
  s.answers('crab3')
  expect(s.affiliated('A')).toBe('crab3')
  expect(s.discardPile()).toBe('seahorse2 kraken4')
})

test('K2.4 a kraken left in the depths goes to the stack that the explorer chooses', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, luck: 'kraken3 squid1 crab1' })
  s.answers('explore', 'on', 'on', 'take')
  expect(s.stack('squid')).toBe('squid1')
  s.asks('A', 'place a kraken', ...STACKS)
  s.answers('squid')
  expect(s.stack('squid')).toBe('squid1 kraken3')
  expect(s.hand('A')).toBe('crab1')
  s.asks('B', 'take your turn')
})

test('K2.4, B4.14 after a fight the reward is chosen first', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, luck: 'kraken3 monster' })
  s.answers('explore', 'on', 'fight')
  s.asks('A', 'choose a reward', 'reward1', 'reward2')
  s.answers('reward1')
  s.asks('A', 'place a kraken', ...STACKS)
  s.answers('jellyfish')
  expect(s.stack('jellyfish')).toBe('kraken3')
  expect(s.pearls('A')).toBe(1)
})

test('K2.4, B4.R1 it is placed too when the exploration ends with nothing', () => {
  const s = scene(
    { A: {}, B: { pearls: 1 } },
    { ...kraken, deck: 'kraken3 crab1', luck: 'kraken3 crab1' },
  )
  s.answers('explore', 'pass', 'on', 'buy')
  s.asks('A', 'place a kraken', ...STACKS)
  s.answers('crab')
  expect(s.stack('crab')).toBe('kraken3')
  expect(s.hand('B')).toBe('crab1')
})

test('K2.R3 of several krakens left the one in the lowest space comes first, on any stack', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, luck: 'kraken4 squid1 kraken2 crab1', sentinels: 'watcher=B@seahorse' },
  )
  s.answers('explore', 'on', 'on', 'on', 'take')
  // Empty stacks, and the one that B has reserved, are among them.
  s.asks('A', 'place a kraken', ...STACKS)
  s.answers('seahorse')
  expect(s.stack('seahorse')).toBe('kraken4')
  s.asks('A', 'place a kraken', ...STACKS)
  s.answers('squid')
  expect(s.stack('squid')).toBe('squid1 kraken2')
  s.asks('B', 'take your turn')
})

test('K2.R3 where a kraken was placed is public', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, luck: 'kraken4 crab1' })
  s.answers('explore', 'on', 'take', 'squid')
  expect(s.events).toContainEqual({
    type: 'kraken-placed',
    seat: 0,
    kind: KIND_NAMES.indexOf('kraken4'),
    race: Race.Squid,
  })
})

test('K2.R2 for the Ship Master a kraken sent to the council is of no race', () => {
  const s = scene(
    { A: { lords: 'ship-master' }, B: {} },
    { ...kraken, luck: 'kraken3 crab1 kraken2 squid1' },
  )
  s.answers('explore', 'on', 'on', 'on', 'take', 'crab', 'squid')
  expect(s.pearls('A')).toBe(1)
})

test('K2.5 krakens in hand at the end give their nebulis and are discarded, not affiliated', () => {
  const s = scene({ A: { hand: 'crab3 kraken2 kraken4' }, B: {} }, kraken)
  s.ends()
  expect(s.isOver()).toBe(true)
  expect([s.hand('A'), s.affiliated('A')]).toEqual(['', 'crab3'])
  expect(s.discardPile()).toBe('kraken2 kraken4')
  expect(s.nebulis('A')).toBe(1 + 3)
  expect(s.score('A').total).toBe(3 - 4 - 5)
})

test('K2.6 a kraken is offered and bought, or taken, like any ally', () => {
  const s = scene({ A: {}, B: { pearls: 1 } }, { ...kraken, luck: 'kraken4 kraken2' })
  s.answers('explore')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  s.answers('buy')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('take')
  expect([s.hand('A'), s.hand('B')]).toEqual(['kraken2', 'kraken4'])
  expect([s.nebulis('A'), s.nebulis('B')]).toEqual([0, 0])
})

test('K2.6, K2.R1 krakens count for the Commander; those discarded to it give no nebulis', () => {
  const s = scene(
    { A: { hand: 'crab1 crab1 crab2 squid1 squid2 kraken3' }, B: { lords: 'commander' } },
    { ...kraken, council: 'jellyfish1' },
  )
  s.answers('support jellyfish')
  s.asks(
    'A',
    'discard down to a limit',
    ...['jellyfish1', 'crab1', 'crab2', 'squid1', 'squid2', 'kraken3'],
  )
  s.answers('kraken3')
  expect(s.discardPile()).toBe('kraken3')
  expect([s.nebulis('A'), s.krakenHolder()]).toEqual([0, undefined])
})

test('K2.R1 a kraken discarded to the Jailer or sold by the Slaver gives no nebulis', () => {
  const s = scene({ A: { hand: 'kraken4', lords: 'slaver' }, B: { hand: 'crab1 kraken3' } }, kraken)
  s.gains('A', 'jailer')
  s.asks('B', 'discard an ally', 'crab1', 'kraken3')
  s.answers('kraken3', 'use slaver')
  expect(s.pearls('A')).toBe(2)
  expect(s.discardPile()).toBe('kraken3 kraken4')
  expect([s.nebulis('A'), s.nebulis('B')]).toEqual([0, 0])
})

const E5 = {
  seats: { A: { hand: 'seahorse5 kraken3 kraken4' }, B: {} },
  table: { ...kraken, court: 'seeker keeper trader miller' },
}

test('E5 (a) kraken 3 as crab and seahorse 5: 2 nebulis, the seahorse is affiliated', () => {
  const s = scene(E5.seats, E5.table)
  s.recruits('seeker', 'seahorse5 kraken3')
  expect(s.nebulis('A')).toBe(2)
  expect(s.affiliated('A')).toBe('seahorse5')
  expect(s.krakenHolder()).toBe('A')
})

test('E5 (b) kraken 3 as crab and kraken 4 as squid: 5 nebulis, nobody is affiliated', () => {
  const s = scene(E5.seats, E5.table)
  s.recruits('seeker', 'kraken3 kraken4')
  expect(s.nebulis('A')).toBe(2 + 3)
  expect(s.affiliated('A')).toBe('')
  expect(s.krakenHolder()).toBe('A')
  expect(s.lords('A')).toBe('seeker')
})
