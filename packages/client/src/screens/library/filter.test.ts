import { Guild, lords } from '@hadal/engine'
import { speak } from '@hadal/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardName, wordsOn } from '../../library/cardWords.ts'
import { EVERY_CARD } from '../../library/everyCard.ts'
import { plainly, soughtIn } from '../../text/find.ts'
import { EVERYTHING, type Filter, type Index, listed, ofKind, wishesFor } from './filter.ts'

let index: Index

beforeAll(async () => {
  await speak('en')
  index = new Map(
    EVERY_CARD.map((card) => [
      card,
      { name: plainly(cardName(card)), words: plainly(wordsOn(card)) },
    ]),
  )
})

function found(wishes: Partial<Filter>): readonly string[] {
  const filter = { ...EVERYTHING, ...wishes }
  const kinds = listed(filter, soughtIn(filter.written), index)
  return kinds.flatMap(({ cards }) => cards.map(({ id }) => id))
}

describe('cards are listed', () => {
  test('all of them where nothing is wished for', () => {
    expect(found({})).toHaveLength(EVERY_CARD.length)
  })

  test('by a name, whatever the case, before those that only speak of it', () => {
    const [first, ...others] = found({ written: 'TREASURER' })
    expect(first).toBe('treasurer')
    expect(others).not.toContain('treasurer')
  })

  test('by words of their text, in any order', () => {
    expect(found({ written: 'rivals more', kind: 'lord' })).not.toContain('oracle')
    expect(found({ written: 'stack council discard', kind: 'lord' })).toContain('oracle')
  })

  test('by several guilds, which no other kind of card has', () => {
    const chosen = { ...EVERYTHING.chosen, guild: [String(Guild.Mage), String(Guild.Smuggler)] }
    const wanted = lords.filter(({ guild }) => guild === Guild.Mage || guild === Guild.Smuggler)
    expect(found({ chosen })).toEqual(wanted.map(({ name }) => name))
  })

  test('by cost and key', () => {
    const cheap = found({ kind: 'lord', mostCost: 6, withKey: true })
    expect(cheap).toEqual(
      lords.filter(({ cost, keys }) => cost <= 6 && keys > 0).map(({ name }) => name),
    )
  })
})

describe('what can be wished for', () => {
  test('is only what tells cards of a kind apart', () => {
    expect(wishesFor('lord', 'guild')).toHaveLength(7)
    expect(wishesFor('lord', 'race')).toEqual([])
    expect(wishesFor('ally', 'race')).toHaveLength(6)
    expect(wishesFor('loot', 'box')).toEqual([])
  })

  test('is forgotten with another kind that has it not', () => {
    const mages = { ...EVERYTHING.chosen, guild: [String(Guild.Mage)], box: ['kraken'] }
    const filter = { ...EVERYTHING, kind: 'lord', chosen: mages, mostCost: 6 } as const
    expect(ofKind(filter, 'location')).toEqual({
      ...EVERYTHING,
      kind: 'location',
      chosen: { ...EVERYTHING.chosen, box: ['kraken'] },
    })
  })
})
