import { Effect, effectOf, type Kind, RACE_NAMES, raceOf, strengthOf } from '@hadal/engine'
import { PAINTED_LETTERS } from '@hadal/words'
import { dieShape, nebAt, pearlAt, place, raceShapes } from '../emblems/drawn.ts'
import {
  at,
  C,
  circ,
  F,
  f,
  glyph,
  mix,
  nth,
  picture,
  raceColor,
  range,
  rays,
  S,
} from '../kernel/index.ts'
import { type DrawCreature, type Swimmer, tint } from './brush.ts'
import { crab } from './creatures/crab.ts'
import { jellyfish } from './creatures/jellyfish.ts'
import { kraken } from './creatures/kraken.ts'
import { seahorse } from './creatures/seahorse.ts'
import { shellfish } from './creatures/shellfish.ts'
import { squid } from './creatures/squid.ts'
import { edge, ground } from './ground.ts'
import { CORNER_DROP, NUMERAL_WEIGHT, numeralOf } from './numeral.ts'

const swimmers: Readonly<Record<Swimmer, DrawCreature>> = {
  jellyfish,
  crab,
  seahorse,
  shellfish,
  squid,
}

/** How far a creature hangs from the middle of its drawing. */
const HANG: Readonly<Record<Swimmer, number>> = {
  jellyfish: -13,
  crab: 2,
  seahorse: -1,
  shellfish: -4,
  squid: -4,
}

interface Standing {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

const stand = (x: number, y: number, scale: number, turn = 0): Standing => ({ x, y, scale, turn })

/** By strength: the leader first, then its followers. */
const GROUPS: readonly (readonly [Standing, ...Standing[]])[] = [
  [stand(74, 122, 0.86)],
  [stand(70, 128, 0.92), stand(114, 98, 0.36, 10)],
  [stand(74, 130, 0.96), stand(33, 102, 0.34, -12), stand(115, 102, 0.34, 12)],
  [stand(74, 134, 1.02), stand(30, 106, 0.33, -16), stand(76, 60, 0.34), stand(117, 106, 0.33, 16)],
  [
    stand(73, 138, 1.12),
    stand(28, 114, 0.31, -20),
    stand(62, 64, 0.32, -7),
    stand(88, 64, 0.32, 7),
    stand(118, 114, 0.31, 20),
  ],
]

/** The band of a race on a card, above what stands at its foot. */
interface Layout {
  readonly hasEffect: boolean
  /** Where the lowest pip stands. */
  readonly foot: number
}

function group(race: Swimmer, strength: number, { hasEffect }: Layout): string {
  const drawCreature = swimmers[race]
  const lift = hasEffect ? -12 : 0
  const [leader, ...followers] = nth(GROUPS, strength - 1)
  const small = followers.map(({ x, y, scale, turn }, seed) => {
    const one = drawCreature({ majesty: 0.1, seed, isFollower: true })
    return `<g opacity=".8">${at(x, y + lift, scale, one, turn)}</g>`
  })
  const pose = { majesty: (strength - 1) / 4, seed: followers.length, isFollower: false }
  const scale = leader.scale * (hasEffect ? 0.92 : 1)
  const y = leader.y + HANG[race] * leader.scale + lift
  return (
    halo(race, strength, 122 + lift) +
    small.join('') +
    at(leader.x + (hasEffect ? 6 : 0), y, scale, drawCreature(pose))
  )
}

/** The strong shine. */
function halo(race: Swimmer, strength: number, y: number): string {
  const colour = raceColor[race]
  if (strength === 5)
    return S(rays(73, y, 46, 62, 60), 0.6, colour, 0.75) + S(circ(73, y, 45), 0.7, tint(race), 0.55)
  return strength === 4 ? S(rays(73, y, 46, 56, 40), 0.6, colour, 0.75) : ''
}

const krakenAlone = (strength: number): string =>
  at(
    73,
    116,
    1.16 - 0.05 * strength,
    kraken({ majesty: (strength - 2) / 2, seed: 1, isFollower: false }),
  )

/** What an ally adds to a fight, on a plaque at the left: an overlapped card shows its left side. */
function plaque(effect: Effect, y: number, colour: string): string {
  const outline = `M12 ${y}H70L78 ${y + 14} 70 ${y + 28}H12Z`
  const sign =
    effect === Effect.Dice
      ? dieShape(5, 29, y + 14, 20) +
        dieShape(2, 54, y + 14, 20, { fill: '#3b5363', ink: C.ink }) +
        S(`M43 ${y + 25}L65 ${y + 3}`, 2, C.ink)
      : pearlAt(28, y + 14, 9.5) + glyph('+1', 55, y + 23, 27, C.ink, 'middle', NUMERAL_WEIGHT)
  return F(outline, '#071019') + S(outline, 1.3, colour) + sign
}

interface AllyOptions {
  /** Leaves out the numeral. */
  readonly bare?: boolean
}

/** An ally card, 144 × 208: outline, pattern, creature, numeral, emblem, pips and letter. */
export function allyCard(kind: Kind, { bare = false }: AllyOptions = {}): string {
  const race = RACE_NAMES[raceOf[kind] ?? -1]
  if (!race) throw new Error(`no such ally: ${kind}`)
  return picture(144, 208, () => {
    const strength = strengthOf[kind] ?? 0
    const effect = effectOf[kind] ?? Effect.None
    const hasEffect = effect !== Effect.None
    const colour = raceColor[race]
    const isKraken = race === 'kraken'
    const layout: Layout = { hasEffect, foot: footOf(race, hasEffect) }
    const light = isKraken ? mix(colour, C.ink, 0.4) : tint(race)
    return (
      ground(race) +
      (isKraken ? krakenAlone(strength) : group(race, strength, layout)) +
      edge(race, 1.9) +
      (bare ? '' : numeral(kind)) +
      emblem(race) +
      pips(race, strength, layout) +
      (hasEffect ? plaque(effect, race === 'shellfish' ? 144 : 168, colour) : '') +
      (isKraken ? nebulis(strength - 1) : '') +
      letter(race, light)
    )
  })
}

type Race = (typeof RACE_NAMES)[number]

function footOf(race: Race, hasEffect: boolean): number {
  if (race === 'shellfish') return hasEffect ? 136 : 160
  if (hasEffect || race === 'kraken') return 158
  return race === 'crab' ? 182 : 190
}

function numeral(kind: Kind): string {
  const { value, x, y, size } = numeralOf(kind)
  return glyph(value, x, y, size, C.ink, 'middle', NUMERAL_WEIGHT)
}

function emblem(race: Race): string {
  const y = 39 + CORNER_DROP[race]
  return F(circ(112, y, 21), '#071019', 0.55) + place(raceShapes[race], 112, y, 36, raceColor[race])
}

function pips(race: Race, strength: number, { foot }: Layout): string {
  const x = race === 'seahorse' ? 20 : 18
  return range(
    strength,
    (i) =>
      `<circle cx="${x}" cy="${f(foot - i * 13)}" r="4.8" fill="${raceColor[race]}" stroke="#071019" stroke-width="1.4"/>`,
  ).join('')
}

/** K2: what a kraken brings when it is used. */
const nebulis = (count: number): string =>
  range(count, (i) => nebAt(25 + i * 22, 183, 9.5)).join('')

/** Where the letter stands, clear of the outline: its middle and its base line. */
const LETTERS: Readonly<Record<Race, readonly [x: number, y: number]>> = {
  jellyfish: [126, 190],
  crab: [119, 187],
  seahorse: [117, 195],
  shellfish: [124, 156],
  squid: [117, 192],
  kraken: [121, 192],
}

const letter = (race: Race, colour: string): string =>
  glyph(PAINTED_LETTERS[race], ...LETTERS[race], 24, colour, 'middle', 3)
