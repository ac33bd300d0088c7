import {
  Expansion,
  type Game,
  KINDS,
  leviathans,
  Race,
  raceOf,
  type Seat,
  strengthOf,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { BORDER, OfBorder } from './layout.ts'
import { argumentOf, secondArgumentOf } from './question.ts'

/** What the expansions add to a table. */
export function describeExpansions(game: Game, me: Seat, question: string, out: Sparse): void {
  if (game.expansions & Expansion.Leviathan) describeBorder(game, me, question, out)
  if (game.expansions & Expansion.Kraken) describeSmuggling(game, me, question, out)
}

const FIGHTS = new Set([
  'choose an ally for the fight',
  'add pearls to the attack',
  'attack the leviathan again',
])

function describeBorder(game: Game, me: Seat, question: string, out: Sparse): void {
  for (let space = 0; space < BORDER; space++) {
    const leviathan = game.border[space] - 1
    if (leviathan < 0) continue
    const { levels, attack } = leviathans[leviathan]
    const lost = game.leviathanLost[leviathan]
    out.add(OfBorder.present + space, 1)
    out.add(OfBorder.resistance + space, levels[lost]?.resistance ?? 0)
    out.add(OfBorder.health + space, levels.length - lost)
    out.add(OfBorder.fits + space, bestAgainst(game, me, space))
    // Losing pearls, allies or a lord hurts about as much as so many wounds.
    out.add(OfBorder.wounds + space, attack.kind === 'wounds' ? attack.amount : 3)
  }
  out.add(OfBorder.deck, game.leviathanDeckSize)
  out.add(OfBorder.pile, game.leviathanPileSize)
  if (!FIGHTS.has(question)) return
  out.add(OfBorder.fightingAt + argumentOf(game), 1)
  if (question === 'add pearls to the attack') out.add(OfBorder.attack, secondArgumentOf(game))
}

/** The strongest ally of a seat that may fight the leviathan in a space, by race alone. */
export function bestAgainst(game: Game, me: Seat, space: number): number {
  const leviathan = game.border[space] - 1
  if (leviathan < 0) return 0
  const { race } = leviathans[leviathan]
  const hand = game.hand[me]
  let best = 0
  for (let kind = 0; kind < KINDS; kind++)
    if (hand[kind] > 0 && strengthOf[kind] > best) {
      const its = raceOf[kind]
      if (its === race || its === Race.Crab || its === Race.Kraken) best = strengthOf[kind]
    }
  return best
}

function describeSmuggling(game: Game, me: Seat, question: string, out: Sparse): void {
  for (let zone = 0; zone < game.sentinelIn.length; zone++) {
    const sentinel = game.sentinelIn[zone] - 1
    if (sentinel < 0) continue
    const owner = game.sentinelOwner[sentinel] - 1
    out.add((owner === me ? OfBorder.reservedByMe : OfBorder.reserved) + zone, 1)
  }
  for (let loot = 0; loot < game.lootDeck.length; loot++)
    out.add(OfBorder.lootDeck + loot, game.lootDeck[loot])
  if (question !== 'search the sanctuary') return
  const here = game.loot[argumentOf(game)]
  for (let loot = 0; loot < here.length; loot++) out.add(OfBorder.lootHere + loot, here[loot])
}
