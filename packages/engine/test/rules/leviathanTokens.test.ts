import { expect, test } from 'vitest'
import { eventFor, LEVIATHAN_TOKEN_NAMES, LeviathanToken, type View } from '../../src/index.ts'
import { borderScene } from '../scene.ts'

/** A fights leviathan 12 with a crab, and slays it; 1 token. */
const SLAY = ['explore', 'fight', '7']
const slays = { border: '12@7 20@8' }

/** The tokens of the second pile that a view shows of a seat: `key: 1`, or nothing. */
function shown(seen: View, seat: number): Record<string, number> | undefined {
  const tokens = seen.seats[seat]?.leviathanTokens
  const there = tokens?.flatMap((count, at) =>
    count > 0 ? [[LEVIATHAN_TOKEN_NAMES[at], count] as const] : [],
  )
  return there && Object.fromEntries(there)
}

test.each([
  ['pearls2', 2],
  ['pearls3', 3],
])('L3.6 a token of the new pile may be revealed at once: %s gives %i pearls', (token, pearls) => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { ...slays, luck: `monster die1 ${token}` },
  )
  s.answers(...SLAY, '0 base')
  s.asks('A', 'reveal a monster token', token, 'pass')
  s.answers(token)
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.leviathanTokens('A')]).toEqual([pearls, ''])
})

test('L3.6 a revealed key is a key token', () => {
  const s = borderScene({ A: { leviathanTokens: 'key' }, B: {} })
  s.answers('key')
  expect([s.keyTokens('A'), s.leviathanTokens('A')]).toEqual([1, ''])
})

test('L3.6 a revealed council stack is one of choice, taken into hand', () => {
  const s = borderScene(
    { A: { leviathanTokens: 'stack', lords: 'alchemist' }, B: {} },
    { council: 'crab1 squid2 squid3' },
  )
  s.answers('stack')
  s.asks('A', 'take a stack', 'crab', 'squid')
  s.answers('squid')
  // B8.7: the Alchemist brings no second one.
  s.asks('A', 'take your turn', 'explore', 'support crab')
  expect([s.hand('A'), s.leviathanTokens('A')]).toEqual(['squid2 squid3', ''])
})

test('L3.6, L5.R11 kept, it may be revealed at the start of any later own turn', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { ...slays, luck: 'monster die1 pearls3', council: 'squid1 squid2 jellyfish1 shellfish1' },
  )
  s.answers(...SLAY, '0 base', 'pass')
  expect(s.leviathanTokens('A')).toBe('pearls3')
  s.asks('B', 'take your turn')
  s.answers('support squid')
  s.asks('A', 'reveal a monster token', 'pearls3', 'pass')
  s.answers('pass')
  s.asks('A', 'take your turn', 'explore', 'support jellyfish', 'support shellfish')
  s.answers('support jellyfish', 'support shellfish')
  s.asks('A', 'reveal a monster token', 'pearls3', 'pass')
  s.answers('pearls3')
  expect([s.pearls('A'), s.turn()]).toEqual([3, 'A'])
})

test('L3.6, L5.R11 tokens revealed are discarded and leave the game', () => {
  const s = borderScene(
    { A: { leviathanTokens: 'pearls2' }, B: {} },
    { leviathanPile: 'key stack' },
  )
  s.answers('pearls2')
  expect(s.sees().leviathanPileSize).toBe(2)
  expect(s.sees().leviathanTokensUsed).toEqual([1, 0, 0, 0])
})

test('L3.6 unrevealed tokens are worth nothing at the end', () => {
  const s = borderScene({ A: { leviathanTokens: 'pearls2 pearls3 key stack', tokens: '4' }, B: {} })
  s.ends()
  expect(s.score('A')).toMatchObject({ tokens: 4, total: 4, pearls: 0 })
})

test('B2.4 the Landlord’s pearl comes before the tokens are asked for', () => {
  const s = borderScene({ A: { leviathanTokens: 'pearls2', lords: 'landlord' }, B: {} })
  s.asks('A', 'reveal a monster token', 'pearls2', 'pass')
  expect(s.pearls('A')).toBe(1)
})

test('L5.R9 a council stack cannot be revealed while there is none to take; its owner is asked all the same', () => {
  const s = borderScene({ A: { leviathanTokens: 'stack' }, B: {} })
  s.asks('A', 'reveal a monster token', 'pass')
  s.answers('pass')
  s.asks('A', 'take your turn')
  expect(s.leviathanTokens('A')).toBe('stack')
  const other = borderScene({ A: { leviathanTokens: 'stack pearls2' }, B: {} })
  other.asks('A', 'reveal a monster token', 'pearls2', 'pass')
})

test('L5.R9 the second of two stacks waits when the first token took the only one', () => {
  const s = borderScene({ A: { leviathanTokens: 'stack stack' }, B: {} }, { council: 'crab1' })
  s.answers('stack')
  s.asks('A', 'reveal a monster token', 'pass')
  expect([s.hand('A'), s.leviathanTokens('A')]).toEqual(['crab1', 'stack'])
})

test('L5.R9, L3.9 in a fight the allies in the depths are in no stack yet', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: {} },
    { ...slays, luck: 'squid1 monster die1 stack' },
  )
  s.answers('explore', 'on', 'fight', '7', '0 base')
  s.asks('A', 'reveal a monster token', 'pass')
  s.answers('pass')
  expect(s.stack('squid')).toBe('squid1')
})

test('L3.6, L5.R11 silence tells nothing: whatever a token is, the others see the same', () => {
  const ask = (leviathanTokens: string) =>
    borderScene({ A: { leviathanTokens }, B: {} }, { leviathanPile: 'pearls2 key stack' })
  const [key, stack] = [ask('key'), ask('stack')]
  expect(key.options()).toEqual(['key', 'pass'])
  expect(stack.options()).toEqual(['pass'])
  for (const seat of ['B', undefined]) expect(key.sees(seat)).toEqual(stack.sees(seat))
  expect(key.sees('A')).not.toEqual(stack.sees('A'))
})

test('L3.6 only its owner looks at a token: event and view', () => {
  const s = borderScene({ A: { hand: 'crab5' }, B: {} }, { ...slays, luck: 'monster die1 key' })
  s.answers(...SLAY, '0 base')
  const gained = s.events.filter((event) => event.type === 'leviathan-token-gained')
  expect(gained).toHaveLength(1)
  const [event] = gained
  expect(eventFor(event, 0)).toHaveProperty('secret', { token: LeviathanToken.Key })
  for (const seat of [1, undefined]) expect(eventFor(event, seat)).not.toHaveProperty('secret')
  expect(shown(s.sees('A'), 0)).toEqual({ key: 1 })
  for (const seat of ['B', undefined]) {
    expect(shown(s.sees(seat), 0)).toBeUndefined()
    expect(s.sees(seat).seats[0]).toMatchObject({ leviathanTokenCount: 1, tokenCount: 0 })
  }
})

test('L3.6, B1.R1 a revealed token is public', () => {
  const s = borderScene({ A: { leviathanTokens: 'key' }, B: {} })
  s.answers('key')
  const revealed = s.events.filter((event) => event.type === 'token-revealed')
  expect(revealed).toEqual([{ type: 'token-revealed', seat: 0, token: LeviathanToken.Key }])
  for (const event of revealed) expect(eventFor(event, undefined)).toEqual(event)
})

test('L5.R10 the Hunter names the pile of a victim', () => {
  const s = borderScene(
    {
      A: { leviathanTokens: 'pearls3' },
      B: { tokens: '2', leviathanTokens: 'pearls2 key' },
      C: { tokens: '3 4' },
      D: {},
      E: { leviathanTokens: 'stack', lords: 'shaman' },
    },
    { luck: 'key', council: 'crab1' },
  )
  s.answers('pass')
  s.gains('A', 'hunter')
  s.asks('A', 'choose whom to rob of a token', 'B', 'leviathan B', 'C')
  s.answers('leviathan B')
  expect([s.leviathanTokens('A'), s.leviathanTokens('B')]).toEqual(['pearls3 key', 'pearls2'])
  expect(s.tokens('B')).toBe('2')
})

test('L5.R10 from the first pile the Hunter takes a token at random as ever', () => {
  const s = borderScene({ A: {}, B: { tokens: '2 4', leviathanTokens: 'key' } }, { luck: 'token4' })
  s.gains('A', 'hunter')
  s.answers('B')
  expect([s.tokens('A'), s.tokens('B'), s.leviathanTokens('B')]).toEqual(['4', '2', 'key'])
})

test('L5.R10 with tokens of the second pile alone, that pile is robbed', () => {
  const s = borderScene({ A: {}, B: { leviathanTokens: 'key stack' } }, { luck: 'stack' })
  s.gains('A', 'hunter')
  expect([s.leviathanTokens('A'), s.leviathanTokens('B')]).toEqual(['stack', 'key'])
})

test('L5.R10 thief and victim know which token was stolen, nobody else', () => {
  const s = borderScene({ A: {}, B: { leviathanTokens: 'key stack' }, C: {} }, { luck: 'stack' })
  s.gains('A', 'hunter')
  const stolen = s.events.filter((event) => event.type === 'token-stolen')
  expect(stolen).toHaveLength(1)
  const [event] = stolen
  for (const seat of [0, 1])
    expect(eventFor(event, seat)).toHaveProperty('secret', { token: LeviathanToken.Stack })
  for (const seat of [2, undefined]) {
    expect(eventFor(event, seat)).not.toHaveProperty('secret')
    // The pile is named, for all to hear.
    expect(eventFor(event, seat)).toMatchObject({ from: 1, pile: 'leviathan' })
  }
  for (const seat of ['A', 'B']) expect(s.sees(seat).theft).toMatchObject({ thief: 0, victim: 1 })
  for (const seat of ['C', undefined]) expect(s.sees(seat).theft).toBeUndefined()
})

test('L5.R11 a stolen token waits for the next moment when tokens may be revealed', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: { leviathanTokens: 'pearls2' } },
    { ...slays, luck: 'pearls2 monster die1 token2' },
  )
  s.gains('A', 'hunter')
  s.asks('A', 'take your turn', 'explore')
  s.answers(...SLAY, '1 base')
  s.asks('A', 'reveal a monster token', 'pearls2', 'pass')
})

test('L5.R11 after an attack any tokens held may be revealed, old ones too, one after the other', () => {
  const s = borderScene(
    { A: { hand: 'crab5', leviathanTokens: 'pearls2 pearls2' }, B: {} },
    { ...slays, luck: 'monster die1 key' },
  )
  s.answers('pass', ...SLAY, '0 base')
  s.asks('A', 'reveal a monster token', 'pearls2', 'key', 'pass')
  s.answers('pearls2')
  s.asks('A', 'reveal a monster token', 'pearls2', 'key', 'pass')
  s.answers('key')
  s.asks('A', 'reveal a monster token', 'pearls2', 'pass')
  s.answers('pearls2')
  s.asks('B', 'take your turn')
  expect([s.pearls('A'), s.keyTokens('A'), s.leviathanTokens('A')]).toEqual([4, 1, ''])
})

test('L5.R11 after each attack of a fight that wins tokens, not after one that does no harm', () => {
  const s = borderScene(
    { A: { hand: 'crab1 crab2 crab3 crab5', leviathanTokens: 'pearls2' }, B: {} },
    { border: '1@7', luck: 'monster die1 die2 token2 die1' },
  )
  s.answers('pass', 'explore', 'fight', 'crab1')
  s.asks('A', 'attack the leviathan again', 'fight', 'pass')
  s.answers('fight', 'crab2')
  s.answers('1 base')
  s.asks('A', 'reveal a monster token', 'pearls2', 'pass')
  s.answers('pass', 'fight', 'crab3')
  s.asks('A', 'attack the leviathan again', 'fight', 'pass')
})

test('L5.R11 the pearls of a revealed token can be added to the next attack', () => {
  const s = borderScene(
    { A: { hand: 'crab3 crab1p' }, B: {} },
    { border: '2@7', luck: 'monster die3 pearls3 pearls2 die1' },
  )
  s.answers('explore', 'fight', 'crab3', '0 base', 'pearls3', 'pass', 'fight')
  s.asks('A', 'add pearls to the attack', '0', '1', '2')
  expect(s.pearls('A')).toBe(3)
})

test('L3.8, L5.R11 a stack revealed in a fight may bring the ally for the next attack', () => {
  const s = borderScene(
    { A: { hand: 'crab3' }, B: {} },
    { border: '2@7', council: 'jellyfish1 squid1', luck: 'monster die3 stack pearls2' },
  )
  s.answers('explore', 'fight', '0 base', 'stack', 'jellyfish', 'pass')
  s.asks('A', 'attack the leviathan again', 'fight', 'pass')
})

test('L5.R12, B7.R6 a key revealed in a fight is looked at after the action', () => {
  const s = borderScene(
    { A: { hand: 'crab5', keys: 2 }, B: {} },
    { ...slays, available: 'jail', luck: 'squid1 monster die1 key', locationDeck: '' },
  )
  s.answers('explore', 'on', 'fight', '7', '0 base')
  expect(s.stack('squid')).toBe('')
  s.answers('key')
  // The depths were cleared first; the only location was taken for the three tokens.
  expect([s.stack('squid'), s.locations('A'), s.keyTokens('A')]).toEqual(['squid1', 'jail', 0])
  const types = s.events.map((event) => event.type)
  expect(types.indexOf('exploration-ended')).toBeLessThan(types.indexOf('location-controlled'))
})

test('L5.R12 a key revealed at the start of a turn is looked at before plotting', () => {
  const s = borderScene(
    { A: { leviathanTokens: 'key pearls2', keys: 2 }, B: {} },
    { available: 'jail chasm', locationDeck: '' },
  )
  s.answers('key')
  // The tokens first, then the keys, then the turn.
  s.asks('A', 'reveal a monster token', 'pearls2', 'pass')
  s.answers('pass')
  s.asks('A', 'control a location', 'jail', 'chasm')
  s.answers('chasm')
  s.asks('A', 'take your turn')
  expect([s.locations('A'), s.keyTokens('A')]).toEqual(['chasm', 0])
})

test('L5.R10, L3.6 once a token like the stolen one is revealed, its victim knows no more', () => {
  const s = borderScene(
    { A: { hand: 'crab5' }, B: { leviathanTokens: 'key key' } },
    { ...slays, luck: 'key monster die1 pearls2' },
  )
  s.gains('A', 'hunter')
  s.answers(...SLAY, '0 base', 'pearls2')
  expect(s.sees('B').theft).toMatchObject({ thief: 0, victim: 1 })
  s.answers('key')
  expect(s.sees('B').theft).toBeUndefined()
})
