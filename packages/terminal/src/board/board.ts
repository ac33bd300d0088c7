import { sayWho } from '../words/who.ts'
import { borderLines } from './border.ts'
import { courtLines } from './court.ts'
import { councilLines, decksLines, depthsLines } from './depths.ts'
import { locationsLines } from './locations.ts'
import type { Paint } from './paint.ts'
import type { Scene } from './scene.ts'
import { rivalsLines, yourHandLines, yourLines } from './seats.ts'
import { sentinelsLines } from './sentinels.ts'
import { threatLines } from './threat.ts'

const ZONES = {
  court: courtLines,
  depths: depthsLines,
  council: councilLines,
  decks: decksLines,
  locations: locationsLines,
  threat: threatLines,
  border: borderLines,
  sentinels: sentinelsLines,
  rivals: rivalsLines,
  you: yourLines,
  hand: yourHandLines,
} as const satisfies Record<string, (scene: Scene, paint: Paint, width: number) => string[]>

/** A part of the board. */
export type Zone = keyof typeof ZONES

export const WHOLE_BOARD: readonly Zone[] = [
  'court',
  'locations',
  'council',
  'depths',
  'threat',
  'border',
  'sentinels',
  'decks',
  'rivals',
  'you',
]

/** Some parts of the board, without colour if the paint has none. */
export function boardLines(
  scene: Scene,
  zones: readonly Zone[],
  paint: Paint,
  width: number,
): string[] {
  return zones.flatMap((zone) => ZONES[zone](scene, paint, width))
}

/** The line above the board: whose turn it is. */
export function titleLine(scene: Scene, paint: Paint, width: number): string {
  const { turn, turnSeat, endedBy, monstersAreGone } = scene.seen
  const whose = turnSeat === scene.you ? 'your turn' : `${sayWho(scene, turnSeat)}’s turn`
  const last = endedBy === undefined ? '' : ' · last round'
  const gone = monstersAreGone ? ' · monsters are just discarded' : ''
  const text = `── turn ${turn} · ${whose}${last}${gone} `
  return paint.heading(text + '─'.repeat(Math.max(0, width - text.length)))
}
