import { Race } from './allies.ts'

export type LeviathanId = number

/** What a leviathan does to a player whom it attacks. */
export type Attack =
  | { readonly kind: 'wounds'; readonly amount: number }
  | { readonly kind: 'lose-pearls'; readonly amount: number }
  | { readonly kind: 'discard-allies'; readonly amount: number }
  | { readonly kind: 'discard-lord' }

export interface Leviathan {
  /** Its printed number. */
  readonly name: string
  /** The race that can fight it, beside crabs; some have none. */
  readonly race: Race | undefined
  /** For each health point, from the first one lost: what it resists, and the tokens it gives. */
  readonly levels: readonly { readonly resistance: number; readonly tokens: number }[]
  readonly attack: Attack
}

/** One leviathan; `levels` are pairs of resistance and tokens. */
function leviathan(
  name: string,
  race: Race | undefined,
  levels: readonly (readonly [number, number])[],
  attack: Attack,
): Leviathan {
  return {
    name,
    race,
    levels: levels.map(([resistance, tokens]) => ({ resistance, tokens })),
    attack,
  }
}

const wounds = (amount: number): Attack => ({ kind: 'wounds', amount })
const losePearls: Attack = { kind: 'lose-pearls', amount: 3 }
const discardAllies: Attack = { kind: 'discard-allies', amount: 3 }
const discardLord: Attack = { kind: 'discard-lord' }

const { Jellyfish, Shellfish, Squid, Seahorse } = Race

export const leviathans: readonly Leviathan[] = [
  leviathan(
    '1',
    Jellyfish,
    [
      [3, 1],
      [7, 2],
      [5, 1],
    ],
    discardAllies,
  ),
  leviathan(
    '2',
    Jellyfish,
    [
      [6, 2],
      [4, 1],
    ],
    discardAllies,
  ),
  leviathan('3', Jellyfish, [[9, 3]], wounds(3)),
  leviathan('4', Jellyfish, [[6, 1]], wounds(2)),
  leviathan(
    '5',
    Shellfish,
    [
      [4, 1],
      [6, 2],
      [5, 1],
    ],
    losePearls,
  ),
  leviathan(
    '6',
    Shellfish,
    [
      [6, 2],
      [4, 1],
    ],
    losePearls,
  ),
  leviathan('7', Shellfish, [[8, 3]], wounds(3)),
  leviathan('8', Shellfish, [[6, 1]], wounds(2)),
  leviathan(
    '9',
    Squid,
    [
      [3, 1],
      [7, 2],
      [5, 1],
    ],
    discardLord,
  ),
  leviathan(
    '10',
    Squid,
    [
      [6, 2],
      [4, 1],
    ],
    discardLord,
  ),
  leviathan('11', Squid, [[7, 2]], wounds(3)),
  leviathan('12', Squid, [[5, 1]], wounds(2)),
  leviathan(
    '13',
    Seahorse,
    [
      [3, 1],
      [7, 1],
      [5, 2],
    ],
    wounds(3),
  ),
  leviathan(
    '14',
    Seahorse,
    [
      [6, 2],
      [4, 2],
    ],
    wounds(2),
  ),
  leviathan('15', Seahorse, [[7, 4]], wounds(3)),
  leviathan('16', Seahorse, [[5, 2]], wounds(2)),
  leviathan(
    '17',
    undefined,
    [
      [4, 1],
      [7, 1],
      [6, 1],
    ],
    wounds(4),
  ),
  leviathan(
    '18',
    undefined,
    [
      [7, 1],
      [5, 1],
    ],
    wounds(3),
  ),
  leviathan('19', undefined, [[9, 2]], wounds(3)),
  leviathan('20', undefined, [[7, 1]], wounds(2)),
]

export const LEVIATHANS = 20

/** The space of the border that a sum of two dice stands for. */
export function spaceOf(sum: number): number {
  return Math.max(0, Math.min(sum - 3, 8))
}
