import {
  asked,
  copyGame,
  createTable,
  type ExpansionName,
  forget,
  Game,
  isOver,
  legal,
  MONSTER,
  newGame,
  PASS,
  Place,
  PRESETS,
  play,
  purseOf,
  sample,
  seatAsked,
  seeded,
  TAKE,
  type Table,
  USE_POWER,
  type View,
  view,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { greedyTuned } from '../greedy/greedy.ts'
import { chanceOfCard, isStrong, nextCard } from './deck.ts'
import { fightChances } from './fight.ts'
import { chanceOfPair, nextLoot } from './loot.ts'
import { purchaseChances } from './purchases.ts'

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0)

function below(seed: number): (limit: number) => number {
  const luck = seeded(seed)
  return (limit) => luck.draw(1, new Uint8Array(limit).fill(1), limit)
}

/** Plays games by chance and shows every position to whoever is asked, until somebody has seen enough. */
function walk(
  expansions: readonly ExpansionName[],
  games: number,
  look: (table: Table, seen: View) => 'enough' | undefined,
): void {
  for (let seed = 0; seed < games; seed++) {
    const options = PRESETS[seed % 2 === 0 ? 'rulebook' : 'arena']
    const table = newGame({ players: 2 + (seed % 3), expansions, options }, seeded(seed))
    const random = below(~seed)
    while (!isOver(table.game)) {
      const choices = legal(table).toArray()
      if (look(table, view(table.game, seatAsked(table.game))) === 'enough') return
      play(table, choices[random(choices.length)] ?? 0)
    }
  }
}

describe('the next card', () => {
  test('is counted: who remembers knows what the deck holds', () => {
    let [looked, wrong] = [0, 0]
    walk(['kraken', 'leviathan'], 9, ({ game }, seen) => {
      const next = nextCard(seen)
      if (next === undefined || seen.memory?.healed) return undefined
      const cards = game.deckSize > 0 ? game.deck : game.discard
      const size = sum(cards)
      looked++
      if (next.some((chance, card) => chance !== (cards[card] ?? 0) / size)) wrong++
      return undefined
    })
    expect(looked).toBeGreaterThan(1000)
    expect(wrong).toBe(0)
  })

  test('is what many deals that fit what was seen say, where an ally was looked out unseen', () => {
    let looked = 0
    walk(['kraken'], 120, (_table, seen) => {
      const next = nextCard(seen)
      const healed = seen.memory?.healed
      // Few positions are enough; those in which several allies can be meant.
      if (!next || !healed || healed.inDiscard !== (seen.deckSize === 0)) return undefined
      if (healed.among.length < 2) return undefined
      looked++
      const DEALS = 2000
      const mean = next.map(() => 0)
      for (let deal = 0; deal < DEALS; deal++) {
        const game = sample(seen, seeded(deal))
        const cards = seen.deckSize > 0 ? game.deck : game.discard
        for (const [card, count] of cards.entries())
          mean[card] = (mean[card] ?? 0) + count / sum(cards) / DEALS
      }
      for (const [card, chance] of next.entries()) expect(chance).toBeCloseTo(mean[card] ?? 0, 2)
      expect(sum(next)).toBeCloseTo(1, 9)
      return looked === 3 ? 'enough' : undefined
    })
    expect(looked).toBe(3)
  })

  test('is not told at a table that does not remember', () => {
    const { game } = newGame({ players: 2, expansions: [], options: PRESETS.rulebook }, seeded(1))
    expect(nextCard(view(game, 0))).toBeDefined()
    expect(nextCard(forget(view(game, 0)))).toBeUndefined()
  })

  test('is one of some: a monster in 6 of 71 cards at first, four or more in 15', () => {
    const { game } = newGame({ players: 2, expansions: [], options: PRESETS.rulebook }, seeded(1))
    const next = nextCard(view(game, 0)) ?? []
    expect(chanceOfCard(next, (card) => card === MONSTER)).toBeCloseTo(6 / game.deckSize)
    const strong = sum(Array.from(game.deck, (count, card) => (isStrong(card, 4) ? count : 0)))
    expect(strong).toBe(15)
    expect(chanceOfCard(next, (card) => isStrong(card, 4))).toBeCloseTo(strong / game.deckSize)
    expect(chanceOfCard(next, () => true)).toBeCloseTo(1)
  })
})

describe('the next loot', () => {
  test('is what the loot deck holds, or the discarded loot once that is empty', () => {
    let [looked, wrong, pairs] = [0, 0, 0]
    walk(['kraken'], 60, ({ game }, seen) => {
      if (seen.asked?.question !== 'search the sanctuary') return undefined
      const location = seen.asked.a
      const next = nextLoot(seen, location)
      const [cards, size] =
        game.lootDeckSize > 0
          ? [game.lootDeck, game.lootDeckSize]
          : [game.lootDiscard, game.lootDiscardSize]
      looked++
      for (const [loot, count] of cards.entries()) {
        const chance = next.find((one) => one.loot === loot)?.chance ?? 0
        if (chance !== (size === 0 ? 0 : count / size)) wrong++
      }
      for (const { loot, isPair } of next)
        if (isPair !== (game.loot[location]?.[loot] ?? 0) > 0) wrong++
      if (chanceOfPair(next) > 0) pairs++
      return undefined
    })
    expect(looked).toBeGreaterThan(20)
    expect(pairs).toBeGreaterThan(5)
    expect(wrong).toBe(0)
  })
})

describe('a fight', () => {
  /** How often fights from here are won, when it is always decided as the chances advise. */
  function wonInPractice(start: Game, me: number, decision: number, fights: number): number {
    const slain = (game: Game): number =>
      game.leviathanPlace.filter((place) => place === Place.Seat + me).length
    const before = slain(start)
    let won = 0
    for (let seed = 0; seed < fights; seed++) {
      const table = createTable(new Game(), seeded(seed))
      copyGame(start, table.game)
      legal(table)
      play(table, decision)
      for (let steps = 0; steps < 60 && slain(table.game) === before; steps++) {
        if (seatAsked(table.game) !== me) break
        const advice = fightChances(view(table.game, me))
        const name = asked(table.game)?.question.name ?? ''
        if (advice) play(table, advice.reduce((a, b) => (b.chance > a.chance ? b : a)).decision)
        else if (name === 'split the tokens') play(table, legal(table).list[0] ?? 0)
        else if (name === 'reveal a monster token') play(table, PASS)
        else break
      }
      if (slain(table.game) > before) won++
    }
    return won / fights
  }

  test('is won as often as the chances say', () => {
    let looked = 0
    walk(['leviathan'], 30, ({ game }, seen) => {
      // With few allies the advice on the way is quick.
      if ((seen.seats[seatAsked(game)]?.handSize ?? 0) > 5) return undefined
      const chances = fightChances(seen)
      const doubtful = chances?.find(({ chance }) => chance > 0.15 && chance < 0.85)
      if (doubtful === undefined) return undefined
      looked++
      const FIGHTS = 200
      const won = wonInPractice(game, seatAsked(game), doubtful.decision, FIGHTS)
      // Five times the standard error: luck is no reason to fail, a wrong count is.
      expect(Math.abs(won - doubtful.chance)).toBeLessThan(2.5 / Math.sqrt(FIGHTS))
      return looked === 5 ? 'enough' : undefined
    })
    expect(looked).toBe(5)
  })

  test('has chances for every decision that goes on with it, and only while it is asked about', () => {
    let [asks, wrong] = [0, 0]
    walk(['leviathan'], 8, (table, seen) => {
      const chances = fightChances(seen)
      const name = seen.asked?.question ?? ''
      const isFight = /leviathan|for the fight|to the attack/.test(name) && !/second/.test(name)
      if (chances === undefined) {
        if (/for the fight|to the attack|leviathan to fight/.test(name)) wrong++
        return undefined
      }
      asks++
      const options = legal(table).toArray()
      if (!isFight || chances.some(({ chance }) => chance < 0 || chance > 1)) wrong++
      if (chances.some(({ decision }) => !options.includes(decision))) wrong++
      // Of many allies the weakest stay at home.
      if (name === 'choose an ally for the fight' && options.length > 5) return undefined
      const ways = options.filter((option) =>
        name === 'fight a leviathan or explore on' ? option === TAKE : option < USE_POWER,
      )
      if (chances.length === 0 || chances.length > ways.length) wrong++
      if (name !== 'choose an ally for the fight' && chances.length !== ways.length) wrong++
      return undefined
    })
    expect(asks).toBeGreaterThan(50)
    expect(wrong).toBe(0)
  })
})

describe('purchases by rivals', () => {
  /** Who buys in the very game, if rivals follow the rule of thumb and this seat passes. */
  function buyerIn({ game }: Table, me: number): number | undefined {
    const table = createTable(new Game(), seeded(1))
    copyGame(game, table.game)
    legal(table)
    for (
      let top = asked(table.game);
      top?.question.name === 'buy the ally';
      top = asked(table.game)
    ) {
      const { seat } = top
      const observation = {
        legal: legal(table).toArray(),
        view: () => view(table.game, seat),
        random: () => 0,
      }
      const decision = seat === me ? PASS : greedyTuned.choose(observation)
      if (decision !== PASS) return seat
      play(table, PASS)
    }
    return undefined
  }

  test('are certain where everything that decides them was seen', () => {
    let [looked, wrong] = [0, 0]
    walk([], 12, (table, open) => {
      if (open.asked?.question !== 'buy the ally' || open.players < 3) return undefined
      // Somebody else than who is asked first looks on.
      const me = (open.asked.seat + 1) % open.players
      if (me === open.turnSeat) return undefined
      const chances = purchaseChances(view(table.game, me), 3)
      const buyer = buyerIn(table, me)
      looked++
      const certain = chances?.buyers.find(({ chance }) => chance === 1)?.seat
      if (certain !== buyer || chances?.nobody !== (buyer === undefined ? 1 : 0)) wrong++
      return looked === 120 ? 'enough' : undefined
    })
    expect(looked).toBe(120)
    expect(wrong).toBe(0)
  })

  test('sum up to one, name only those who may buy, and come in the order of asking', () => {
    let [looked, wrong, sellers] = [0, 0, 0]
    walk(['kraken', 'leviathan'], 6, ({ game }, seen) => {
      if (looked > 150) return 'enough'
      const chances = purchaseChances(seen, 4)
      if (chances === undefined) return undefined
      looked++
      const { buyers, nobody, price, kind, beforeMe } = chances
      if (Math.abs(sum(buyers.map(({ chance }) => chance)) + nobody - 1) > 1e-9) wrong++
      if (price !== game.sold + 1) wrong++
      for (const { seat } of buyers)
        if (seat === seen.seat || seat === game.turnSeat || purseOf(game, seat) < price) wrong++
      if (kind === undefined) sellers++
      // Whoever is asked first has nobody before them.
      if (beforeMe !== (kind === undefined ? undefined : 0)) wrong++
      return undefined
    })
    expect(looked).toBeGreaterThan(100)
    expect(sellers).toBeGreaterThan(10)
    expect(wrong).toBe(0)
  })

  test('are not told to onlookers, and at a table without memory only from what is seen there', () => {
    let looked = 0
    walk([], 3, ({ game }, seen) => {
      if (purchaseChances(seen, 1) === undefined) return undefined
      expect(purchaseChances(view(game), 1)).toBeUndefined()
      const without = purchaseChances(forget(seen), 4)
      expect(without?.nobody).toBeGreaterThanOrEqual(0)
      return ++looked === 20 ? 'enough' : undefined
    })
    expect(looked).toBe(20)
  })
})
