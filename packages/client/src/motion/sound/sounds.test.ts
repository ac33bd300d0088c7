import { MONSTER, RACES, Race } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import type { Beat } from '../beats.ts'
import { notesOf } from './notes.ts'
import { type Sound, soundsInTime, soundsOf } from './sounds.ts'
import { gainFor } from './speaker.ts'

const reveal = (card: number, space: number): Beat => ({ type: 'reveal', card, space })
const names = (sounds: readonly Sound[]) => sounds.map(({ name }) => name)

describe('what is heard', () => {
  test('a card that is revealed plays the note of its race', () => {
    expect(soundsOf(reveal(9, 0))).toEqual([
      { name: 'card' },
      { name: 'race', race: Race.Crab, strength: 1 },
    ])
  })

  test('the deeper an exploration goes, the louder the depth', () => {
    const depths = [0, 1, 2, 3, 4].map((space) =>
      soundsOf(reveal(9, space)).flatMap((sound) => ('depth' in sound ? [sound.depth] : [])),
    )
    expect(depths).toEqual([[], [], [1 / 3], [2 / 3], [1]])
  })

  test('a monster rumbles and has no note', () => {
    expect(names(soundsOf(reveal(MONSTER, 0)))).toEqual(['card'])
    expect(names(soundsOf({ type: 'monster' }))).toEqual(['rumble'])
  })

  test('sounds come with their beats, at their speed, and never too many', () => {
    const beats = [0, 300, 600, 900].map((at) => ({ beat: reveal(9, 4), at }))
    const sounds = soundsInTime(beats, 0.5)
    expect(sounds).toHaveLength(8)
    expect(sounds.at(3)?.at).toBe(150)
  })
})

describe('how it sounds', () => {
  const ofRace = (race: Race, strength: number) => notesOf({ name: 'race', race, strength })
  const every: readonly Sound[] = [
    { name: 'pearls', count: 12 },
    { name: 'drone', depth: 1 },
    ...(['card', 'rumble', 'key', 'recruit', 'dice', 'crack', 'bell', 'win', 'over'] as const).map(
      (name) => ({ name }),
    ),
    ...Array.from({ length: RACES }, (_, race) => ({ name: 'race', race, strength: 5 }) as const),
  ]

  test('each race has an instrument of its own, krakens none', () => {
    const instruments = Array.from({ length: RACES }, (_, race) => {
      const [first] = ofRace(race, 1)
      return `${first?.wave} ${first?.pitch}`
    })
    expect(new Set(instruments).size).toBe(RACES)
    expect(ofRace(Race.Kraken, 3)).toEqual([])
  })

  test('a stronger ally sounds higher', () => {
    for (let race = 0; race < RACES; race++) {
      const pitches = [1, 2, 3, 4, 5].map((strength) => ofRace(race, strength)[0]?.pitch ?? 0)
      expect(pitches).toEqual(pitches.toSorted((one, other) => one - other))
      expect(new Set(pitches).size).toBe(5)
    }
  })

  test.each(every)('$name is soft and short', (sound) => {
    const notes = notesOf(sound)
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.length).toBeLessThanOrEqual(5)
    const loudness = notes.reduce((sum, { gain }) => sum + gain, 0)
    expect(loudness).toBeLessThanOrEqual(0.8)
    for (const { at, rises, lasts } of notes) expect(at + rises + lasts).toBeLessThanOrEqual(2.2)
  })
})

test('volume is heard in squares, and silence is silent', () => {
  expect(gainFor({ sound: true, volume: 10 })).toBe(0.5)
  expect(gainFor({ sound: true, volume: 5 })).toBe(0.125)
  expect(gainFor({ sound: true, volume: 0 })).toBe(0)
  expect(gainFor({ sound: false, volume: 10 })).toBe(0)
})
