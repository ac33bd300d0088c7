import { KIND_NAMES } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { answer, decide, scene, why } from '../../test/scenes.ts'

const kind = (name: string): number => KIND_NAMES.indexOf(name)

describe('leviathans', () => {
  /** A monster has been revealed, and 12 waits in the space of a 7. */
  const met = () => {
    const hands = ['squid4 squid5 crab1', '']
    const table = scene({ leviathan: '12', hands, pearls: [0, 0], luck: 'card:monster' })
    answer(table, 'explore')
    return table
  }

  test('a fight that cannot be lost', () => {
    expect(why(met(), 'fight')).toEqual({ why: 'fight', leviathan: 11, percent: 100 })
  })

  test('one leviathan seldom attacks', () => {
    expect(why(met(), 'on')).toEqual({ why: 'attack-unlikely', percent: 17 })
  })

  test('an ally is sent because it hits, or because others are kept', () => {
    const table = met()
    answer(table, 'fight')
    expect(why(table, 'squid5')).toEqual({ why: 'fighter', kind: kind('squid5'), percent: 100 })
    expect(why(table, 'crab1')).toEqual({
      why: 'fighter-spare',
      kind: kind('crab1'),
      percent: 50,
    })
  })

  test('just the pearls that a blow lacks', () => {
    const luck = 'card:monster die:4'
    const table = scene({ leviathan: '20', hands: ['crab2p', ''], pearls: [4, 0], luck })
    answer(table, 'explore', 'fight', 'crab2p')
    expect(why(table, '1')).toEqual({ why: 'pearls-strike', pearls: 1 })
    expect(why(table, '0')).toEqual({ why: 'pearls-vain' })
  })
})

describe('kraken', () => {
  test.each([
    ['search', { why: 'search-on', percent: 25 }],
    ['stop', { why: 'search-stops', percent: 25 }],
  ])('how risky it is to search decides: %s', (said, reason) => {
    const table = scene({
      expansions: ['kraken'],
      location: 'megalodon',
      keys: [3, 0],
      pearls: [0, 0],
      luck: 'card:crab5 loot:loot7',
    })
    answer(table, 'explore', 'take', 'megalodon')
    expect(why(table, said)).toEqual(reason)
  })

  test('nebulis spent is nebulis gone', () => {
    const table = scene({ expansions: ['kraken'], pearls: [1, 0], luck: 'card:jellyfish5' })
    table.game.nebulis.set([0, 2])
    table.game.krakenHolder = 1
    answer(table, 'explore')
    expect(why(table, 'buy with 1 nebulis')).toEqual({ why: 'nebulis-used', nebulis: 1 })
  })
})

describe('lords and locations', () => {
  test('the Jailer is given the weakest', () => {
    const table = scene({
      court: 'jailer tamer recruiter commander oracle hunter',
      hands: ['crab2 seahorse2 squid2', 'crab5 jellyfish1'],
    })
    answer(table, 'recruit jailer')
    decide(table, 'pay for a lord')
    decide(table, 'affiliate an ally')
    expect(why(table, 'jellyfish1')).toEqual({ why: 'weakest', kind: kind('jellyfish1') })
  })

  test('a location is worth something now, and more in the end', () => {
    const luck = 'card:crab5 location:dockworks location:barracks'
    const table = scene({ keys: [3, 0], pearls: [1, 0], luck })
    answer(table, 'explore', 'take')
    expect(why(table, 'draw2')).toEqual({ why: 'draws', count: 2 })
    answer(table, 'draw2')
    expect(why(table, 'barracks')).toMatchObject({ why: 'location-grows', points: 7 })
  })
})
