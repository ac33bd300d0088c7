import {
  type LordId,
  RACE_NAMES,
  type Seat,
  type SeatView,
  scoreLocation,
  scoreOf,
} from '@hadal/engine'
import { at } from '../words/at.ts'
import {
  alliesIn,
  lordCard,
  pointsOnToken,
  sayAlliesShort,
  sayLocation,
  sayLord,
  strengthsOf,
} from '../words/cards.ts'
import { count } from '../words/english.ts'
import { sayWorth } from '../words/worth.ts'
import { label, MARGIN, padRight, TIE, wrap } from './layout.ts'
import type { Paint } from './paint.ts'
import { keysOnLords, type Scene, seatOf } from './scene.ts'

/** A line of a seat: what it speaks of, then the text, wrapped. */
function row(name: string, text: string, width: number, paint: Paint): string[] {
  return wrap(text, width, `  ${paint.faint(padRight(name, MARGIN - 2))}`, MARGIN)
}

/** Pearls, keys and points of a seat, in a sentence. */
function sayWealth(scene: Scene, seat: Seat): string {
  const their = seatOf(scene, seat)
  const onLords = keysOnLords(their)
  const keys = their.keyTokens + onLords
  const origin =
    their.keyTokens > 0 && onLords > 0
      ? ` (${onLords} on lords, ${count(their.keyTokens, 'token')})`
      : ''
  return `${count(their.pearls, 'pearl')}, ${count(keys, 'key')}${origin}`
}

/** Points that everybody can see: monster tokens are face down. */
function visiblePoints(scene: Scene, seat: Seat): number {
  const score = scoreOf(scene.game, seat)
  return score.total - score.tokens
}

/** The lords that are under no location, with what has become of them. */
function sayFreeLords({ lords }: SeatView, paint: Paint): string {
  const free = lords.filter(({ under }) => under === undefined)
  if (free.length === 0) return lords.length === 0 ? 'none' : 'none free'
  return free
    .map(({ lord, disabled, used }) => {
      const { keys } = lordCard(lord)
      const notes = [
        ...(keys > 0 && !disabled ? ['key'] : []),
        ...(disabled ? ['disabled'] : []),
        ...(used ? ['used'] : []),
      ]
      const text = `${sayInfluence(lord)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
      return disabled ? paint.faint(text) : text
    })
    .join(', ')
}

function sayInfluence(lord: LordId): string {
  return `${sayLord(lord)}${TIE}${lordCard(lord).influence}`
}

/** The locations of a seat, each with its worth and the lords under it. */
function locationLines(scene: Scene, seat: Seat, paint: Paint, width: number): string[] {
  const { lords, locations } = seatOf(scene, seat)
  return locations.flatMap((location, index) => {
    const { worth } = scoreLocation(scene.game, seat, location)
    const under = lords.filter((lord) => lord.under === location)
    const names = under.map(({ lord }) => sayInfluence(lord)).join(', ')
    const text = `${sayLocation(location)} ${sayWorth(worth)}`
    return row(
      index === 0 ? 'locations' : '',
      under.length > 0 ? `${text}, under it ${paint.faint(names)}` : text,
      width,
      paint,
    )
  })
}

/** What is before each of the others, and how much they hold. */
export function rivalsLines(scene: Scene, paint: Paint, width: number): string[] {
  return scene.seen.seats.flatMap((their, seat) =>
    seat === scene.you ? [] : rivalLines(scene, seat, their, paint, width),
  )
}

function rivalLines(
  scene: Scene,
  seat: Seat,
  their: SeatView,
  paint: Paint,
  width: number,
): string[] {
  const tokens =
    their.tokenCount > 0 ? ` + ${count(their.tokenCount, 'token').replace(' ', TIE)}` : ''
  const known = alliesIn(scene.seen.memory?.hands[seat] ?? [])
  const hand = `hand ${their.handSize}${known.length > 0 ? ` (${sayAlliesShort(known)})` : ''}`
  const allies = alliesIn(their.affiliated)
  return [
    ...wrap(
      `${sayWealth(scene, seat)}, ${paint.words(hand)}; ${count(visiblePoints(scene, seat), 'point')}${tokens}`,
      width,
      paint.heading(label(at(scene.names, seat).toUpperCase())),
      MARGIN,
    ),
    ...(their.lords.length > 0 ? row('lords', sayFreeLords(their, paint), width, paint) : []),
    ...locationLines(scene, seat, paint, width),
    ...(allies.length > 0
      ? row('affiliated', paint.words(sayAlliesShort(allies)), width, paint)
      : []),
  ]
}

/** What you hold and what lies before you. */
export function yourLines(scene: Scene, paint: Paint, width: number): string[] {
  const mine = seatOf(scene, scene.you)
  const tokens = (mine.tokens ?? []).flatMap((number, token) =>
    Array.from({ length: number }, () => pointsOnToken(token)),
  )
  const allies = alliesIn(mine.affiliated)
  return [
    ...wrap(
      `${sayWealth(scene, scene.you)}; ${count(scoreOf(scene.game, scene.you).total, 'point')} now`,
      width,
      paint.heading(label('YOU')),
      MARGIN,
    ),
    ...row('hand', sayHand(alliesIn(mine.hand ?? []), paint), width, paint),
    ...row('lords', sayFreeLords(mine, paint), width, paint),
    ...locationLines(scene, scene.you, paint, width),
    ...(allies.length > 0
      ? row('affiliated', paint.words(sayAlliesShort(allies)), width, paint)
      : []),
    ...(tokens.length > 0 ? row('tokens', sayTokens(tokens), width, paint) : []),
  ]
}

/** Only what you hold, for the questions in the middle of a turn. */
export function yourHandLines(scene: Scene, paint: Paint, width: number): string[] {
  const mine = seatOf(scene, scene.you)
  return [
    paint.heading(label('YOU')) + sayWealth(scene, scene.you),
    ...row('hand', sayHand(alliesIn(mine.hand ?? []), paint), width, paint),
  ]
}

/** The hand race by race: `crab 5 1 = 6`. */
function sayHand(allies: readonly number[], paint: Paint): string {
  if (allies.length === 0) return 'empty'
  const groups = RACE_NAMES.map((name, race) => {
    const strengths = strengthsOf(allies, race)
    if (strengths.length === 0) return ''
    const sum = strengths.reduce((total, strength) => total + strength, 0)
    const text =
      strengths.length === 1 ? `${name} ${sum}` : `${name} ${strengths.join(' ')} = ${sum}`
    return paint.race(race, text)
  })
  return groups.filter((group) => group !== '').join(', ')
}

function sayTokens(tokens: readonly number[]): string {
  const sum = tokens.reduce((total, points) => total + points, 0)
  return tokens.length === 1 ? String(sum) : `${tokens.join(' + ')} = ${sum}`
}
