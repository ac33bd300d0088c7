import { DECK_KINDS, forget, type Game, isOver, MONSTER, type Seat, view } from '@hadal/engine'
import { Law, playByChance } from '@hadal/words/testing'
import { expect, test } from 'vitest'
import { cardsInPlay, knownOf, unseenBy, unseenCards } from './unseen.ts'

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0)

/** Cards of the deck, and of the hands and stacks and discards that a seat without memory cannot see. */
function outOfSight(game: Game, seat: Seat, card: number): number {
  const hands = game.hand.slice(0, game.players).filter((_, them) => them !== seat)
  return sum([game.deck, ...hands, ...game.council, game.discard].map((row) => row[card] ?? 0))
}

test('with a perfect memory what is unseen is the deck, but for an ally somebody looked out', () => {
  const law = new Law()
  playByChance((table, seat) => {
    if (isOver(table.game)) return
    const seen = view(table.game, seat)
    const unseen = unseenCards(seen)
    const healed = seen.memory?.healed
    const total = sum(unseen) + (healed?.inDiscard ? 1 : 0)
    law.holds(total === seen.deckSize + (healed ? 1 : 0), () => `turn ${seen.turn}: ${unseen}`)
    if (!healed)
      law.holds(unseen.join() === Array.from(table.game.deck).join(), () => `turn ${seen.turn}`)
  }, 5)
  law.check(400)
})

test('without a memory what is unseen lies in the deck, the council, the discard pile or another hand', () => {
  const law = new Law()
  playByChance((table, seat) => {
    const unseen = unseenCards(forget(view(table.game, seat)))
    for (let card = 0; card < DECK_KINDS; card++)
      law.holds(unseen[card] === outOfSight(table.game, seat, card), () => `card ${card}`)
  }, 13)
  law.check(1000)
})

test('the rows hold every unseen card once, with the allies that count in a fight', () => {
  const law = new Law()
  playByChance((table, seat) => {
    const seen = view(table.game, seat)
    const { rows, monsters, allies } = unseenBy(seen)
    const cells = rows.flatMap((row) => row.cells)
    law.holds(allies + monsters === sum(unseenCards(seen)), () => `turn ${seen.turn}`)
    law.holds(
      cells.every(({ all, unseen, withEffect }) => unseen <= all && withEffect <= unseen),
      () => `turn ${seen.turn}`,
    )
  }, 13)
  law.check(100)
})

test('a box that is not in play adds no cards', () => {
  const count = (expansions: Parameters<typeof cardsInPlay>[0]['expansions']): number =>
    sum(Array.from({ length: DECK_KINDS }, (_, card) => cardsInPlay({ expansions }, card)))
  expect(count([])).toBe(71)
  expect(count(['kraken'])).toBe(78)
  expect(count(['leviathan'])).toBe(71 + 20 + 1 + 3)
  expect(cardsInPlay({ expansions: [] }, MONSTER)).toBe(6)
})

test('what is known of a place stands in order, and the rest is counted', () => {
  const counts = Array.from({ length: 20 }, (_, kind) => (kind === 0 || kind === 10 ? 1 : 0))
  expect(knownOf(counts, 5)).toEqual({ kinds: [0, 10], unknown: 3 })
  expect(knownOf(undefined, 4)).toEqual({ kinds: [], unknown: 4 })
})
