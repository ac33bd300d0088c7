import type { Scene } from '../scene.ts'
import { border, council, court, depths, locations, sentinels } from './places.ts'
import { rivals, yours } from './seats.ts'
import type { Section } from './section.ts'

/** Everything that lies on the table for one pair of eyes, part by part. */
export function boardInWords(scene: Scene): readonly Section[] {
  return [
    scene.you === undefined ? undefined : yours(scene, scene.you),
    rivals(scene),
    court(scene),
    council(scene),
    depths(scene),
    border(scene),
    locations(scene),
    sentinels(scene),
  ].filter((section) => section !== undefined)
}
