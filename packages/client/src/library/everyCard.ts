import {
  countOf,
  countOfLeviathanToken,
  countOfLoot,
  countOfToken,
  Effect,
  EXPANSION_NAMES,
  EXTRA_CRABS,
  EXTRA_MONSTERS,
  type Expansion,
  type ExpansionName,
  effectOf,
  FIRST_CRAB,
  KIND_NAMES,
  type Kind,
  LEVIATHAN_TOKEN_NAMES,
  type LeviathanId,
  type LeviathanToken,
  LOOT_NAMES,
  type LocationId,
  type Loot,
  type LordId,
  leviathans,
  locations,
  lords,
  MONSTER,
  MONSTERS,
  Race,
  raceOf,
  sentinelLords,
  TOKEN_NAMES,
  type Token,
} from '@hadal/engine'
import type { Figure } from '@hadal/words'

/** The kinds of things that lie in the boxes, in the order in which they are shown. */
export const CARD_KINDS = ['lord', 'ally', 'location', 'leviathan', 'loot', 'token'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export type Box = 'base' | ExpansionName
export const BOXES: readonly Box[] = ['base', ...EXPANSION_NAMES]

/** Which one it is, as the rules number it. */
export type CardFace =
  | { readonly kind: 'lord'; readonly lord: LordId }
  /** Allies, and the monster they share a deck with. */
  | { readonly kind: 'ally'; readonly ally: Kind }
  | { readonly kind: 'location'; readonly location: LocationId }
  | { readonly kind: 'leviathan'; readonly leviathan: LeviathanId }
  | { readonly kind: 'loot'; readonly loot: Loot }
  | { readonly kind: 'token'; readonly token: TokenFace }

export type TokenFace =
  | { readonly points: Token }
  | { readonly gives: LeviathanToken }
  | { readonly sentinel: number }
  | { readonly figure: Figure }

/** A card as it lies in the library. */
export type LibraryCard = CardFace & {
  /** What its address and the rules call it: `oracle`, `crab3`. */
  readonly id: string
  readonly box: Box
  /** How many of it there are; some boxes add to it. */
  readonly count: number
  readonly added?: { readonly box: Box; readonly count: number }
  /** The box that takes it out of the game. */
  readonly removedBy?: Box
}

/** Every card there is, each kind in the order of its box. */
export const EVERY_CARD: readonly LibraryCard[] = [
  ...lords.map(({ name, box, removedBy }, lord) => ({
    id: name,
    kind: 'lord' as const,
    lord,
    box: boxOf(box),
    count: 1,
    ...(removedBy !== undefined && { removedBy: boxOf(removedBy) }),
  })),
  ...KIND_NAMES.map(allyCard),
  ...locations.map(({ name, box }, location) => ({
    id: name,
    kind: 'location' as const,
    location,
    box: boxOf(box),
    count: 1,
  })),
  ...leviathans.map(({ name }, leviathan) => ({
    id: `leviathan${name}`,
    kind: 'leviathan' as const,
    leviathan,
    box: 'leviathan' as const,
    count: 1,
  })),
  ...LOOT_NAMES.map((id, loot) => ({
    id,
    kind: 'loot' as const,
    loot,
    box: 'kraken' as const,
    count: countOfLoot[loot] ?? 0,
  })),
  ...TOKEN_NAMES.map((id, points) => tokenCard(id, { points }, 'base', countOfToken[points] ?? 0)),
  ...LEVIATHAN_TOKEN_NAMES.map((name, gives) =>
    tokenCard(`token-${name}`, { gives }, 'leviathan', countOfLeviathanToken[gives] ?? 0),
  ),
  ...sentinelLords.map((lord, sentinel) =>
    tokenCard(`sentinel-${lords[lord]?.name}`, { sentinel }, 'kraken', 1),
  ),
  tokenCard('kraken-figure', { figure: 'kraken' }, 'kraken', 1),
  tokenCard('scourge', { figure: 'scourge' }, 'leviathan', 1),
]

function boxOf(expansion: Expansion | undefined): Box {
  return BOXES[expansion ?? 0] ?? 'base'
}

function allyCard(id: string, ally: Kind): LibraryCard {
  const card = { id, kind: 'ally', ally } as const
  if (ally === MONSTER)
    return {
      ...card,
      box: 'base',
      count: MONSTERS,
      added: { box: 'leviathan', count: EXTRA_MONSTERS },
    }
  const count = countOf[ally] ?? 0
  if (raceOf[ally] === Race.Kraken) return { ...card, box: 'kraken', count }
  if (effectOf[ally] !== Effect.None) return { ...card, box: 'leviathan', count }
  if (ally === FIRST_CRAB)
    return { ...card, box: 'base', count, added: { box: 'leviathan', count: EXTRA_CRABS } }
  return { ...card, box: 'base', count }
}

function tokenCard(id: string, token: TokenFace, box: Box, count: number): LibraryCard {
  return { id, kind: 'token', token, box, count }
}

const BY_ID = new Map(EVERY_CARD.map((card) => [card.id, card]))

export const cardNamed = (id: string): LibraryCard | undefined => BY_ID.get(id)

/** What the library calls a card that lies on the table. */
export const idOfLord = (lord: LordId): string => lords[lord]?.name ?? ''
export const idOfLocation = (location: LocationId): string => locations[location]?.name ?? ''
export const idOfLeviathan = (leviathan: LeviathanId): string =>
  `leviathan${leviathans[leviathan]?.name}`
