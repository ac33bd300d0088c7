import { Zone as Area, type LocationId, scoreLocation } from '@hadal/engine'
import { sayLocation } from '../words/cards.ts'
import { sayLootAt } from '../words/loot.ts'
import { sayReserve } from '../words/sentinels.ts'
import { sayWorth } from '../words/worth.ts'
import { columns, label } from './layout.ts'
import type { Paint } from './paint.ts'
import type { Scene } from './scene.ts'

/** The locations that can be had, and what they would be worth to you now. */
export function locationsLines(scene: Scene, paint: Paint): string[] {
  const { locationsAvailable, locationsDrawn } = scene.seen
  const meaning = 'available for 3 keys; worth to you now'
  const heading = paint.heading(label('LOCATIONS'))
  if (locationsAvailable.length + locationsDrawn.length === 0)
    return [heading + paint.faint('none is available')]
  const row = (location: LocationId, note: string): string[] => [
    `  ${paint.strong(sayLocation(location))}`,
    `${sayWorth(scoreLocation(scene.game, scene.you, location).worth)}${sayNotes(scene, location)}${note}`,
  ]
  return [
    heading + paint.faint(meaning),
    ...columns(
      [
        ...locationsAvailable.map((location) => row(location, '')),
        ...locationsDrawn.map((location) => row(location, ' (drawn now)')),
      ],
      ['left', 'left'],
    ),
  ]
}

/** The loot that a location carries, and who reserved it. */
function sayNotes(scene: Scene, location: LocationId): string {
  const reserve = sayReserve(scene, Area.Locations, location)
  return sayLootAt(scene.seen, location) + (reserve === '' ? '' : ` [${reserve}]`)
}
