import { MONSTER, type Race, raceOf, strengthOf } from '@hadal/engine'
import type { Beat } from '../beats.ts'
import type { Timed } from '../timing.ts'

/** Something that can be heard. */
export type Sound =
  | { readonly name: 'pearls'; readonly count: number }
  | { readonly name: 'card' }
  /** The note of a race: its own instrument, higher with strength. */
  | { readonly name: 'race'; readonly race: Race; readonly strength: number }
  /** How deep an exploration has gone: 0 to 1. */
  | { readonly name: 'drone'; readonly depth: number }
  | { readonly name: 'rumble' | 'key' | 'recruit' | 'dice' | 'crack' | 'bell' | 'win' | 'over' }

/** A sound, and when it begins, in milliseconds. */
export interface TimedSound {
  readonly sound: Sound
  readonly at: number
}

/** An exploration is deep from this space on, counted from 0; the last one is the deepest. */
const DEEP = 2
const DEEPEST = 4

/** What a beat sounds like. */
export function soundsOf(beat: Beat): readonly Sound[] {
  switch (beat.type) {
    case 'reveal':
      return [{ name: 'card' }, ...noteOf(beat.card), ...droneAt(beat.space)]
    case 'sale':
      return [{ name: 'pearls', count: beat.pearls + beat.nebulis }]
    case 'take':
    case 'stack':
    case 'council':
      return [{ name: 'card' }]
    case 'monster':
    case 'leviathan':
    case 'attack':
      return [{ name: 'rumble' }]
    case 'recruit':
      return [{ name: 'recruit' }]
    case 'affiliate':
      return noteOf(beat.kind)
    case 'control':
      return [{ name: 'key' }]
    case 'court':
      return beat.seat === undefined
        ? [{ name: 'card' }]
        : [{ name: 'card' }, { name: 'pearls', count: 2 }]
    case 'figure':
      return [{ name: 'drone', depth: 1 }]
    case 'fight':
      return [{ name: 'dice' }]
    case 'loot':
      return [beat.isPair ? { name: 'crack' } : { name: 'card' }]
    case 'goods':
      return soundOfGoods(beat.good, beat.count)
    case 'last-turns':
      return [{ name: 'bell' }]
    case 'offer':
      return []
  }
}

function noteOf(card: number): readonly Sound[] {
  if (card === MONSTER) return []
  return [{ name: 'race', race: raceOf[card] ?? 0, strength: strengthOf[card] ?? 1 }]
}

function droneAt(space: number): readonly Sound[] {
  if (space < DEEP) return []
  return [{ name: 'drone', depth: (space - DEEP + 1) / (DEEPEST - DEEP + 1) }]
}

function soundOfGoods(good: string, count: number): readonly Sound[] {
  if (good === 'key') return [{ name: 'key' }]
  return good === 'pearl' ? [{ name: 'pearls', count: Math.abs(count) }] : [{ name: 'card' }]
}

/** More than these at once are noise. */
const MOST_SOUNDS = 8

/** What the beats of an update sound like, at the speed at which they are shown. */
export function soundsInTime(beats: readonly Timed[], scale: number): readonly TimedSound[] {
  return beats
    .flatMap(({ beat, at }) => soundsOf(beat).map((sound) => ({ sound, at: at * scale })))
    .slice(0, MOST_SOUNDS)
}
