import {
  C,
  type HatchOptions,
  hatch,
  mix,
  type Point,
  type Ribbon,
  raceColor,
  ribbon,
  type Taper,
} from '../kernel/index.ts'

/** The five races that have creatures of one colour. */
export type Swimmer = 'jellyfish' | 'crab' | 'seahorse' | 'shellfish' | 'squid'

/** How a creature is to be drawn. */
export interface Pose {
  /** From 0 for the weakest of a race to 1 for the strongest. */
  readonly majesty: number
  readonly seed: number
  /** Followers are drawn small: no hatching, coarser curves. */
  readonly isFollower: boolean
}

/** A creature around 0, 0, about 90 units tall. */
export type DrawCreature = (pose: Pose) => string

/** The light lines of a race, and what its bodies are filled with. */
export const tint = (race: Swimmer): string =>
  mix(raceColor[race], C.ink, race === 'squid' ? 0.5 : 0.38)
export const body = (race: Swimmer, depth: number): string => mix(raceColor[race], '#071019', depth)

/** Hatching, left out on followers. */
export const shade = (pose: Pose, outline: readonly Point[], options: HatchOptions): string =>
  pose.isFollower ? '' : hatch(outline, { ...options, seed: pose.seed })

/** A limb along a spine. */
export const limb = (pose: Pose, spine: readonly Point[], width: Taper): Ribbon =>
  ribbon(spine, width, pose.isFollower ? 2 : 4)
