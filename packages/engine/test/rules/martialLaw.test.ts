import { expect, test } from 'vitest'
import { borderScene, scene } from '../scene.ts'

const SIX = 'crab1 crab1 crab2 crab2 crab3 crab3'
const TWELVE = `${SIX} squid1 squid1 squid2 squid2 squid3 squid3`

test('L2.1 above 12 allies, the player pays 1 pearl for each of them', () => {
  const s = borderScene(
    { A: { hand: TWELVE, pearls: 3 }, B: {} },
    { council: 'jellyfish1 jellyfish4' },
  )
  s.answers('support jellyfish')
  const kinds = ['crab1', 'crab2', 'crab3', 'squid1', 'squid2', 'squid3']
  s.asks('A', 'martial law', 'pearls', 'jellyfish1', 'jellyfish4', ...kinds)
  s.answers('pearls')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([1, 0])
  expect(s.hand('A').split(' ')).toHaveLength(14)
})

test('L2.1 or discards them, or any mix', () => {
  const s = borderScene(
    { A: { hand: TWELVE, pearls: 2 }, B: {} },
    { council: 'jellyfish1 jellyfish2 jellyfish4', lordDeck: '' },
  )
  s.answers('support jellyfish')
  const kinds = ['crab1', 'crab2', 'crab3', 'squid1', 'squid2', 'squid3']
  // Two pearls do not pay for three.
  s.asks('A', 'martial law', 'jellyfish1', 'jellyfish2', 'jellyfish4', ...kinds)
  s.answers('jellyfish2')
  s.asks('A', 'martial law', 'pearls', 'jellyfish1', 'jellyfish4', ...kinds)
  s.answers('jellyfish1')
  s.asks('A', 'martial law', 'pearls', 'jellyfish4', ...kinds)
  s.answers('pearls')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.discardPile()]).toEqual([1, 'jellyfish1 jellyfish2'])
  expect(s.hand('A')).toBe(`jellyfish4 ${TWELVE}`)
})

test('L2.1 without pearls allies are discarded, down to 12', () => {
  const s = borderScene({ A: { hand: TWELVE }, B: {} }, { council: 'jellyfish1 jellyfish4' })
  s.answers('support jellyfish', 'squid1', 'crab3')
  s.asks('B', 'take your turn')
  expect(s.hand('A').split(' ')).toHaveLength(12)
  expect(s.discardPile()).toBe('crab3 squid1')
})

test('L2.1 it counts at the end of the own turn only, and 12 may be kept', () => {
  const s = borderScene(
    { A: { hand: SIX }, B: { hand: `${TWELVE} seahorse1`, pearls: 1 } },
    { council: 'jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2' },
  )
  s.answers('support jellyfish')
  s.asks('B', 'take your turn')
  expect(s.hand('A').split(' ')).toHaveLength(12)
  expect(s.hand('B').split(' ')).toHaveLength(13)
  expect(s.pearls('B')).toBe(1)
})

test('L2.1 a hand that is too large in the middle of a turn is not looked at', () => {
  const s = borderScene(
    { A: { hand: `${TWELVE} seahorse5 seahorse3` }, B: {} },
    { court: 'shepherd sage hermit elder' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(TWELVE)
})

test('L2.1 no krakens are discarded this way, and nebulis pays for nothing', () => {
  const s = scene(
    { A: { hand: `${SIX} ${SIX} kraken2`, pearls: 0, nebulis: 3 }, B: {} },
    { expansions: ['kraken', 'leviathan'], council: 'squid5', krakenHolder: 'A' },
  )
  s.answers('support squid')
  s.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'squid5')
  s.answers('crab1', 'crab1')
  s.asks('B', 'take your turn')
  expect(s.nebulis('A')).toBe(3)
})

test('L2.R1 it comes after the Commander’s limit', () => {
  const s = borderScene(
    { A: { hand: TWELVE, pearls: 9 }, B: { lords: 'commander' } },
    { council: 'jellyfish5', lordDeck: '' },
  )
  s.answers('support jellyfish')
  s.asks('A', 'discard down to a limit')
  s.answers('jellyfish5', 'squid1')
  s.asks('B', 'take your turn')
  expect([s.hand('A'), s.pearls('A')]).toEqual([SIX, 9])
})

test('L2.R1, B8.6 who has a Shaman is spared the Commander, not martial law', () => {
  const s = borderScene(
    { A: { hand: TWELVE, pearls: 9, lords: 'shaman' }, B: { lords: 'commander' } },
    { council: 'jellyfish5' },
  )
  s.answers('support jellyfish')
  s.asks('A', 'martial law')
  s.answers('pearls')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.hand('A')]).toEqual([8, `jellyfish5 ${TWELVE}`])
})

test('L2.R2 if only krakens are left to discard and there are no pearls, they stay', () => {
  const krakens = 'kraken2 kraken2 kraken2 kraken3 kraken3 kraken3 kraken4 kraken4 kraken4 kraken4'
  // More than there are: the box has 7, and with them it cannot happen.
  const hand = `${krakens} kraken4 kraken4 kraken4`
  const s = scene(
    { A: { hand }, B: {} },
    { expansions: ['kraken', 'leviathan'], council: 'squid5', deck: 'crab1' },
  )
  s.answers('support squid')
  s.asks('B', 'take your turn')
  expect([s.hand('A'), s.discardPile()]).toEqual([hand, 'squid5'])
})

test('B2.5 a `turn` power may be used while martial law waits', () => {
  const s = borderScene(
    { A: { hand: TWELVE, lords: 'slaver' }, B: {} },
    { council: 'jellyfish5', lordDeck: '' },
  )
  s.answers('support jellyfish', 'end')
  expect(s.options()).toContain('use slaver')
  s.answers('use slaver', 'crab1')
  s.asks('B', 'take your turn')
  expect(s.hand('A').split(' ')).toHaveLength(12)
})

test.each(['leviathan', 'always'] as const)(
  'O martialLaw %s: with Leviathan the limit of 12 holds',
  (martialLaw) => {
    const s = borderScene(
      { A: { hand: TWELVE, pearls: 1 }, B: {} },
      { council: 'jellyfish5', options: { martialLaw } },
    )
    s.answers('support jellyfish')
    s.asks('A', 'martial law')
    s.answers('jellyfish5')
    expect([s.hand('A'), s.pearls('A')]).toEqual([TWELVE, 1])
  },
)

test('O martialLaw leviathan: with Kraken alone there is no limit', () => {
  const s = scene(
    { A: { hand: TWELVE, pearls: 1 }, B: {} },
    { council: 'jellyfish5', expansions: ['kraken'] },
  )
  s.answers('support jellyfish')
  s.asks('B', 'take your turn')
  expect(s.hand('A').split(' ')).toHaveLength(13)
})
