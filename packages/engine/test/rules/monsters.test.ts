import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B4.8 a monster is not offered: the explorer fights it or explores on', () => {
  const s = scene({ A: {}, B: { pearls: 3 } }, { luck: 'monster' })
  s.answers('explore')
  s.asks('A', 'fight the monster or explore on', 'fight', 'on')
})

test('B4.8 exploring on past a monster moves the threat marker 1 space down', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster crab1', threat: 2 })
  s.answers('explore', 'on')
  expect(s.threat()).toBe(3)
})

test('B4.8 a monster passed by keeps its space in the depths', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster crab1 crab2 crab3 crab4' })
  s.answers('explore', 'on')
  expect(s.depths()).toBe('monster crab1')
  s.answers('on', 'on', 'on')
  // The fifth space is reached with four allies.
  expect(s.hand('A')).toBe('crab4')
  expect(s.stack('crab')).toBe('crab1 crab2 crab3')
  expect(s.discardPile()).toBe('monster')
  expect(s.pearls('A')).toBe(1)
})

test('B4.8 the threat marker stays on the last space', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster monster crab1', threat: 5 })
  s.answers('explore', 'on')
  expect(s.threat()).toBe(6)
  s.answers('on')
  expect(s.threat()).toBe(6)
})

test('B4.8, B4.10 fighting a monster ends the exploration and brings the marker back to the first space', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'crab1 monster', threat: 3 })
  s.answers('explore', 'on', 'fight')
  // The third space has one reward only: a key.
  expect(s.keyTokens('A')).toBe(1)
  expect(s.pearls('A')).toBe(0)
  expect(s.threat()).toBe(1)
  expect(s.discardPile()).toBe('monster')
  expect(s.stack('crab')).toBe('crab1')
  expect(s.hand('A')).toBe('')
  s.asks('B', 'take your turn')
})

test('B4.9 a monster in the fifth space must be fought, and the explorer gains a pearl', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'crab1 crab2 crab3 crab4 monster', threat: 3 })
  s.answers('explore', 'on', 'on', 'on', 'on')
  expect(s.pearls('A')).toBe(1)
  expect(s.keyTokens('A')).toBe(1)
  expect(s.threat()).toBe(1)
  expect(s.turn()).toBe('B')
})

test('B4.13 a monster passed by earlier can no longer be fought', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster crab1', threat: 6 })
  s.answers('explore', 'on')
  s.asks('A', 'take the ally or explore on', 'take', 'on')
  s.answers('take')
  expect(s.hand('A')).toBe('crab1')
  expect(s.keyTokens('A')).toBe(0)
  expect(s.threat()).toBe(6)
})

describe('B4.10 the rewards of the threat spaces', () => {
  interface Reward {
    readonly threat: number
    readonly reward: string
    readonly pearls?: number
    readonly keys?: number
    readonly tokens?: string
  }
  const rewards: readonly Reward[] = [
    { threat: 1, reward: 'reward1', pearls: 1 },
    { threat: 1, reward: 'reward2', tokens: '3' },
    { threat: 2, reward: 'reward1', pearls: 2 },
    { threat: 2, reward: 'reward2', pearls: 1, tokens: '4' },
    { threat: 2, reward: 'reward3', tokens: '2 3' },
    { threat: 4, reward: 'reward1', pearls: 1, keys: 1 },
    { threat: 4, reward: 'reward2', keys: 1, tokens: '2' },
    { threat: 5, reward: 'reward1', pearls: 2, keys: 1 },
    { threat: 5, reward: 'reward2', pearls: 1, keys: 1, tokens: '2' },
    { threat: 5, reward: 'reward3', keys: 1, tokens: '2 2' },
  ]
  test.each(rewards)('B4.10 space $threat, $reward', ({ threat, reward, pearls, keys, tokens }) => {
    const drawn = (tokens ?? '').split(' ').filter((points) => points !== '')
    const luck = ['monster', ...drawn.map((points) => `token${points}`)].join(' ')
    const s = scene({ A: {}, B: {} }, { luck, threat })
    s.answers('explore', 'fight', reward)
    expect(s.pearls('A')).toBe(pearls ?? 0)
    expect(s.keyTokens('A')).toBe(keys ?? 0)
    expect(s.tokens('A')).toBe(tokens ?? '')
    expect(s.threat()).toBe(1)
    expect(s.turn()).toBe('B')
  })

  test.each([
    [1, ['reward1', 'reward2']],
    [2, ['reward1', 'reward2', 'reward3']],
    [4, ['reward1', 'reward2']],
    [5, ['reward1', 'reward2', 'reward3']],
  ])('B4.10 on space %i the explorer chooses one of %j', (threat, options) => {
    const s = scene({ A: {}, B: {} }, { luck: 'monster', threat })
    s.answers('explore', 'fight')
    s.asks('A', 'choose a reward', ...options)
  })

  test.each([
    [3, 1],
    [6, 2],
  ])('B4.10 space %i gives nothing but key tokens: %i', (threat, keys) => {
    const s = scene({ A: {}, B: {} }, { luck: 'monster', threat })
    s.answers('explore', 'fight')
    expect(s.keyTokens('A')).toBe(keys)
    expect(s.pearls('A')).toBe(0)
    expect(s.tokens('A')).toBe('')
    expect(s.turn()).toBe('B')
  })
})

test('B4.10 monster tokens are kept face down: their owner alone sees them', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster token4' })
  s.answers('explore', 'fight', 'reward2')
  expect(s.tokens('A')).toBe('4')
  expect(s.sees('A').seats[0]).toMatchObject({ tokenCount: 1, tokens: [0, 0, 1] })
  expect(s.sees('B').seats[0]).toMatchObject({ tokenCount: 1 })
  expect(s.sees('B').seats[0]).not.toHaveProperty('tokens')
  expect(s.sees().seats[0]).not.toHaveProperty('tokens')
})

test('B4.R2 a reward that needs more tokens than are left is not offered', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster token2', threat: 2, tokenPile: '2' })
  s.answers('explore', 'fight')
  s.asks('A', 'choose a reward', 'reward1', 'reward2')
  s.answers('reward2')
  expect(s.pearls('A')).toBe(1)
  expect(s.tokens('A')).toBe('2')
})

test('B4.R2 with all monster tokens taken only rewards without one are left', () => {
  const s = scene({ A: {}, B: {} }, { luck: 'monster', threat: 5, tokenPile: '' })
  s.answers('explore', 'fight')
  // Two pearls and a key: there is no other choice.
  expect(s.pearls('A')).toBe(2)
  expect(s.keyTokens('A')).toBe(1)
  expect(s.tokens('A')).toBe('')
  expect(s.turn()).toBe('B')
})

test('B4.R2 pearls and key tokens never run out', () => {
  const s = scene(
    { A: { pearls: 300, keys: 300 }, B: {} },
    { luck: 'monster', threat: 4, tokenPile: '', locationDeck: '', lordDeck: '' },
  )
  s.answers('explore', 'fight')
  expect(s.pearls('A')).toBe(301)
  expect(s.keyTokens('A')).toBe(301)
})
