import type { Brush } from './brush.ts'
import { combJelly, hydraBell, lionsMane, siphonophore } from './jellies.ts'
import { leafDragon, ray, ringSerpent, whaleSnake } from './serpents.ts'
import { clamMaw, horseshoe, nautilus, turretConch } from './shells.ts'
import { cloak, colossalSquid, gulper, mountainOctopus } from './squids.ts'
import { angler, islandTurtle, isopod, oldWhale } from './titans.ts'

interface Beast {
  readonly draw: (brush: Brush) => string
  /** Where its drawing begins, and its scale. */
  readonly place: readonly [x: number, y: number, scale: number]
}

/** Every leviathan in the order of their numbers. */
export const beasts: readonly Beast[] = [
  { draw: siphonophore, place: [-22, -6, 1.1] },
  { draw: lionsMane, place: [19, 4, 0.9] },
  { draw: hydraBell, place: [26, 2, 0.86] },
  { draw: combJelly, place: [19, 4, 0.9] },
  { draw: nautilus, place: [14, -4, 1] },
  { draw: clamMaw, place: [19, 4, 0.9] },
  { draw: turretConch, place: [36, 14, 0.9] },
  { draw: horseshoe, place: [18, 12, 0.9] },
  { draw: colossalSquid, place: [8, 8, 0.9] },
  { draw: cloak, place: [20, 12, 0.9] },
  { draw: mountainOctopus, place: [14, 20, 0.92] },
  { draw: gulper, place: [66, 4, 0.9] },
  { draw: leafDragon, place: [84, 22, 0.9] },
  { draw: whaleSnake, place: [58, 6, 0.96] },
  { draw: ringSerpent, place: [-14, 14, 0.84] },
  { draw: ray, place: [19, 4, 0.9] },
  { draw: isopod, place: [62, 4, 0.9] },
  { draw: angler, place: [60, 10, 0.9] },
  { draw: oldWhale, place: [0, 30, 0.93] },
  { draw: islandTurtle, place: [34, 14, 0.88] },
]
