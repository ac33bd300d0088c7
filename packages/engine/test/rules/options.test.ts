import { expect, test } from 'vitest'
import { KIND_NAMES, PRESETS, rulebookSetup } from '../../src/index.ts'
import { scene } from '../scene.ts'

const TWELVE = 'crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4'
const SIX = 'crab1 crab1 crab1 crab2 crab2 crab2'

test('O the preset rulebook is the default', () => {
  expect(PRESETS.rulebook).toEqual({
    martialLaw: 'leviathan',
    commanderTiming: 'own-turn',
    excessAllies: 'allowed',
    lordDeckEnd: 'refill-fails',
    leviathanEnds: 'on',
    abyssGuilds: 'apart',
    blackSmokers: 'may-exchange',
    ambassadorKeys: 'none',
    shamanStopsBorderGuard: 'yes',
    alchemistSecondStack: 'may-decline',
  })
  expect(rulebookSetup(3)).toEqual({
    players: 3,
    expansions: [],
    options: PRESETS.rulebook,
  })
})

test('O the preset arena sets the right-hand column', () => {
  expect(PRESETS.arena).toEqual({
    martialLaw: 'always',
    commanderTiming: 'after-purchase-too',
    excessAllies: 'refused',
    lordDeckEnd: 'court-not-full',
    leviathanEnds: 'off',
    abyssGuilds: 'with-ambassadors',
    blackSmokers: 'must-exchange',
    ambassadorKeys: 'none',
    shamanStopsBorderGuard: 'no',
    alchemistSecondStack: 'must-take',
  })
})

test('O martialLaw leviathan: a hand may grow without limit in the base game', () => {
  const s = scene({ A: { hand: TWELVE, pearls: 3 }, B: {} }, { council: 'squid1 squid2' })
  s.answers('support squid')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(`${TWELVE} squid1 squid2`)
  expect(s.pearls('A')).toBe(3)
})

const martialLaw = { options: { martialLaw: 'always' } } as const

test('O L2.1 martialLaw always: above 12, a pearl for each ally or the ally, any mix', () => {
  const s = scene(
    { A: { hand: TWELVE, pearls: 1 }, B: {} },
    { ...martialLaw, council: 'squid1 squid2', lordDeck: '' },
  )
  s.answers('support squid')
  // Two too many: one pearl does not do, but with one ally it does.
  s.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'crab4', 'squid1', 'squid2')
  s.answers('squid2')
  s.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'crab4', 'squid1', 'pearls')
  s.answers('pearls')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(`${TWELVE} squid1`)
  expect(s.discardPile()).toBe('squid2')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([0, 0])
})

test('O L2.1 martialLaw always: pearls alone, or allies alone', () => {
  const table = { ...martialLaw, council: 'squid1 squid2' }
  const rich = scene({ A: { hand: TWELVE, pearls: 3 }, B: {} }, table)
  rich.answers('support squid', 'pearls')
  rich.asks('B', 'take your turn')
  expect(rich.hand('A')).toBe(`${TWELVE} squid1 squid2`)
  expect(rich.pearls('A')).toBe(1)
  const poor = scene({ A: { hand: TWELVE }, B: {} }, table)
  poor.answers('support squid')
  poor.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'crab4', 'squid1', 'squid2')
  poor.answers('crab3')
  poor.asks('A', 'martial law', 'crab1', 'crab2', 'crab3', 'crab4', 'squid1', 'squid2')
  poor.answers('squid1')
  poor.asks('B', 'take your turn')
  expect(poor.hand('A')).toBe(`${TWELVE.replace('crab3 ', '')} squid2`)
  expect(poor.discardPile()).toBe('crab3 squid1')
})

test('O L2.1 martialLaw always: 12 allies may be kept, and opponents’ hands are not looked at', () => {
  const s = scene(
    { A: { hand: TWELVE.slice('crab1 '.length) }, B: { hand: `${TWELVE} squid1` } },
    { ...martialLaw, council: 'squid2' },
  )
  s.answers('support squid')
  s.asks('B', 'take your turn')
  expect(s.hand('A').split(' ')).toHaveLength(12)
  expect(s.hand('B').split(' ')).toHaveLength(13)
})

test('O L2.R1 martialLaw always: it comes after the Commander’s limit', () => {
  const s = scene(
    {
      A: { hand: `${SIX} squid1 squid1 squid1 squid1 squid2 squid2`, pearls: 9 },
      B: { lords: 'commander' },
    },
    { ...martialLaw, council: 'jellyfish5', lordDeck: '' },
  )
  s.answers('support jellyfish')
  s.asks('A', 'discard down to a limit')
  s.answers('jellyfish5', 'squid1')
  // All squids must go; six are left, and no pearl is asked for.
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(SIX)
  expect(s.pearls('A')).toBe(9)
})

test('O commanderTiming own-turn: a hand that grew by a purchase waits for its owner’s turn', () => {
  const s = scene(
    { A: { lords: 'commander' }, B: { hand: SIX, pearls: 1 } },
    { luck: 'squid1 squid2', council: 'jellyfish1' },
  )
  s.answers('explore', 'buy')
  s.asks('A', 'take the ally or explore on')
  expect(s.hand('B')).toBe(`${SIX} squid1`)
  s.answers('take', 'support jellyfish')
  s.asks('B', 'discard down to a limit')
})

test('O commanderTiming after-purchase-too: the buyer discards at once', () => {
  const s = scene(
    { A: { lords: 'commander' }, B: { hand: SIX, pearls: 1 } },
    { luck: 'squid1 squid2', options: { commanderTiming: 'after-purchase-too' } },
  )
  s.answers('explore', 'buy')
  s.asks('B', 'discard down to a limit', 'crab1', 'crab2', 'squid1')
  s.answers('crab1')
  expect(s.hand('B')).toBe('crab1 crab1 crab2 crab2 crab2 squid1')
  expect(s.pearls('A')).toBe(1)
  s.asks('A', 'take the ally or explore on', 'take', 'on')
})

test('O commanderTiming after-purchase-too: the end of the own turn counts as well', () => {
  const s = scene(
    { A: { lords: 'commander' }, B: { hand: SIX } },
    { turn: 'B', council: 'squid1', options: { commanderTiming: 'after-purchase-too' } },
  )
  s.answers('support squid')
  s.asks('B', 'discard down to a limit', 'crab1', 'crab2', 'squid1')
})

const shepherd = {
  seats: { A: { hand: 'seahorse5 seahorse4 seahorse1', pearls: 3 }, B: {} },
  court: 'shepherd keeper trader miller',
}

test('O excessAllies allowed: an ally that could be left out may be paid', () => {
  const s = scene(shepherd.seats, { court: shepherd.court })
  s.answers('recruit shepherd', 'seahorse1', 'seahorse4')
  s.asks('A', 'pay for a lord', 'seahorse5', 'settle')
  s.answers('seahorse5')
  expect(s.affiliated('A')).toBe('seahorse1')
  expect(s.discardPile()).toBe('seahorse4 seahorse5')
})

test('O excessAllies refused: an ally that could be left out, of a race paid twice, is refused', () => {
  const s = scene(shepherd.seats, { court: shepherd.court, options: { excessAllies: 'refused' } })
  const kind = KIND_NAMES.indexOf('seahorse1')
  expect(s.payment('shepherd', 'seahorse1 seahorse4 seahorse5')).toEqual({
    reason: 'superfluous-ally',
    kind,
  })
  s.answers('recruit shepherd', 'seahorse1', 'seahorse4')
  // 1 + 4 and 3 pearls; with the 5 the 1 could be left out. All that is left is to settle.
  expect(s.pearls('A')).toBe(0)
  expect(s.hand('A')).toBe('seahorse5')
  expect(s.affiliated('A')).toBe('seahorse1')
})

test('O excessAllies refused: the only ally of its race is never too much', () => {
  const s = scene(
    { A: { hand: 'seahorse5 crab4 squid4' }, B: {} },
    { court: 'keeper shepherd trader miller', options: { excessAllies: 'refused' } },
  )
  s.recruits('keeper', 'crab4 seahorse5 squid4')
  expect(s.lords('A')).toBe('keeper')
})

test('O lordDeckEnd refill-fails: the court must be refilled and cannot be filled', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - miller shepherd reaper', lordDeck: 'trader sage', luck: 'trader sage' },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  expect(s.endTriggeredBy()).toBe('A')
})

test('O lordDeckEnd refill-fails: a deck that is just enough ends nothing', () => {
  const luck = 'trader sage elder hermit'
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - - miller shepherd reaper', lordDeck: luck, luck },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  expect(s.endTriggeredBy()).toBeUndefined()
})

test('O lordDeckEnd refill-fails: an empty deck beside a court that is not full ends nothing', () => {
  const s = scene(
    { A: { pearls: 1 }, B: {} },
    {
      court: '- - miller shepherd reaper keeper',
      lordDeck: 'sage',
      luck: 'sage',
      council: 'crab1',
    },
  )
  s.answers('plot', 'support crab')
  s.asks('B', 'take your turn')
  expect(s.court()).toBe('- sage miller shepherd reaper keeper')
  expect(s.endTriggeredBy()).toBeUndefined()
})

const courtNotFull = { options: { lordDeckEnd: 'court-not-full' } } as const

test('O lordDeckEnd court-not-full: at the end of a turn, deck empty and fewer than 6 at court', () => {
  const table = { court: '- - miller shepherd reaper keeper', lordDeck: 'sage', luck: 'sage' }
  const s = scene(
    { A: { pearls: 1 }, B: {} },
    { ...table, ...courtNotFull, council: 'crab1 squid1' },
  )
  s.answers('plot')
  expect(s.endTriggeredBy()).toBeUndefined()
  s.answers('support crab')
  expect(s.endTriggeredBy()).toBe('A')
  s.answers('support squid')
  expect(s.isOver()).toBe(true)
})

test('O lordDeckEnd court-not-full: a full court beside an empty deck ends nothing', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    {
      ...courtNotFull,
      court: '- - - miller shepherd reaper',
      lordDeck: 'trader sage elder hermit',
      luck: 'trader sage elder hermit',
    },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  s.asks('B', 'take your turn')
  expect(s.lordDeckSize()).toBe(0)
  expect(s.endTriggeredBy()).toBeUndefined()
})

test('O lordDeckEnd court-not-full: a refill that fails ends the game when the turn ends', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3 crab1', lords: 'slaver' }, B: {} },
    { ...courtNotFull, court: '- - - miller shepherd reaper', lordDeck: 'sage', luck: 'sage' },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  s.answers('seahorse3')
  s.asks('A', 'end your turn')
  expect(s.pearls('A')).toBe(2)
  expect(s.endTriggeredBy()).toBeUndefined()
  s.answers('end')
  expect(s.endTriggeredBy()).toBe('A')
})

test('O blackSmokers may-exchange: it may be kept, and goes into the deck if it is not', () => {
  const seats = { A: { keys: 3 }, B: {} }
  const table = { available: 'black-smokers', locationDeck: 'jail chasm' }
  const s = scene(seats, table)
  s.answers('black-smokers')
  s.asks('A', 'exchange the location for one of the deck', 'chasm', 'jail', 'pass')
  s.answers('jail')
  expect([s.locations('A'), s.available(), s.locationDeckSize()]).toEqual(['jail', '', 2])
  const kept = scene(seats, table)
  kept.answers('black-smokers', 'pass')
  expect([kept.locations('A'), kept.locationDeckSize()]).toEqual(['black-smokers', 2])
})

const mustExchange = { options: { blackSmokers: 'must-exchange' } } as const

test('O blackSmokers must-exchange: it must be exchanged, and goes out of the game', () => {
  const s = scene(
    { A: { keys: 2, lords: 'keeper' }, B: {} },
    { ...mustExchange, available: 'black-smokers', locationDeck: 'jail chasm' },
  )
  s.answers('black-smokers')
  s.asks('A', 'exchange the location for one of the deck', 'chasm', 'jail')
  s.answers('jail')
  expect([s.locations('A'), s.available(), s.locationDeckSize()]).toEqual(['jail', '', 1])
  expect(s.lords('A')).toBe('keeper@jail')
})

test('O blackSmokers must-exchange: with an empty deck it stays', () => {
  const table = { ...mustExchange, available: 'black-smokers', locationDeck: '' }
  const s = scene({ A: { keys: 3 }, B: {} }, table)
  s.asks('A', 'take your turn')
  expect(s.locations('A')).toBe('black-smokers')
  expect(s.points('A', 'black-smokers')).toBe(0)
})

test('O ambassadorKeys: none for the towers, or three in the eyes of the Closed Tower', () => {
  const seats = { A: { lords: 'elder keeper miller', locations: 'closed-tower lost-tower' }, B: {} }
  const none = scene(seats)
  expect(none.points('A', 'closed-tower')).toBe(3)
  expect(none.points('A', 'lost-tower')).toBe(3 + 3)
  const three = scene(seats, { options: { ambassadorKeys: 'three' } })
  expect(three.points('A', 'closed-tower')).toBe(3 + 3)
  expect(three.points('A', 'lost-tower')).toBe(3)
  expect(three.keys('A')).toBe(1)
})

const alchemist = { seats: { A: { lords: 'alchemist' }, B: {} }, council: 'crab1 squid1 seahorse1' }

test('O alchemistSecondStack may-decline: the second stack may be declined', () => {
  const s = scene(alchemist.seats, { council: alchemist.council })
  s.answers('support crab')
  s.asks('A', 'take a second stack', 'seahorse', 'squid', 'pass')
  s.answers('pass')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe('crab1')
})

test('O alchemistSecondStack must-take: it must be taken, if there is one to take', () => {
  const options = { alchemistSecondStack: 'must-take' } as const
  const s = scene(alchemist.seats, { council: alchemist.council, options })
  s.answers('support crab')
  s.asks('A', 'take a second stack', 'seahorse', 'squid')
  s.answers('squid')
  expect(s.hand('A')).toBe('crab1 squid1')
  const none = scene(alchemist.seats, { council: 'crab1', options })
  none.answers('support crab')
  none.asks('B', 'take your turn')
})
