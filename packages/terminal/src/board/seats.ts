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
  alliesOf,
  lordCard,
  pointsOnToken,
  sayAlliesShort,
  sayLeviathanToken,
  sayLocation,
  sayLord,
  sayStrengths,
  strengthOfAlly,
} from '../words/cards.ts'
import { count, listed } from '../words/english.ts'
import { leviathanCard } from '../words/leviathans.ts'
import { sayLootOn } from '../words/loot.ts'
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
  const wealth = [count(their.pearls, 'pearl'), `${count(keys, 'key')}${origin}`]
  if (scene.seen.expansions.includes('kraken')) wealth.splice(1, 0, sayNebulis(scene, seat))
  return wealth.join(', ')
}

/** `3 nebulis and the kraken figure`. */
function sayNebulis({ seen }: Scene, seat: Seat): string {
  const figure = seen.krakenHolder === seat ? ' and the kraken figure' : ''
  return `${at(seen.seats, seat).nebulis} nebulis${figure}`
}

/** What a seat has from the border: `slain no. 5; the scourge; 2 wounds`. */
function borderRow(scene: Scene, seat: Seat, width: number, paint: Paint): string[] {
  const { slain, wounds } = seatOf(scene, seat)
  const numbers = slain.map((leviathan) => leviathanCard(leviathan).name)
  const parts = [
    ...(slain.length > 0 ? [`slain no. ${listed(numbers)}`] : []),
    ...(scene.seen.scourgeHolder === seat ? ['the scourge (+5)'] : []),
    ...(wounds > 0 ? [`${count(wounds, 'wound')} (−${wounds})`] : []),
  ]
  return parts.length === 0 ? [] : row('border', parts.join('; '), width, paint)
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
    const text = `${sayLocation(location)} ${sayWorth(worth)}${sayLootOn(scene.seen, location)}`
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
  const second =
    their.leviathanTokenCount > 0 ? `; ${their.leviathanTokenCount} of the second pile` : ''
  const known = sayKnownHand(scene, seat)
  const hand = `hand ${their.handSize}${known === '' ? '' : ` (${known})`}`
  const allies = alliesIn(their.affiliated)
  return [
    ...wrap(
      `${sayWealth(scene, seat)}, ${paint.words(hand)}; ${count(visiblePoints(scene, seat), 'point').replace(' ', TIE)}${tokens}${second}`,
      width,
      paint.heading(label(at(scene.names, seat).toUpperCase())),
      MARGIN,
    ),
    ...(their.lords.length > 0 ? row('lords', sayFreeLords(their, paint), width, paint) : []),
    ...locationLines(scene, seat, paint, width),
    ...(allies.length > 0
      ? row('affiliated', paint.words(sayAlliesShort(allies)), width, paint)
      : []),
    ...borderRow(scene, seat, width, paint),
  ]
}

/** The cards of a hand that everybody has seen. */
function sayKnownHand({ seen }: Scene, seat: Seat): string {
  const known = sayAlliesShort(alliesIn(seen.memory?.hands[seat] ?? []))
  const healed = seen.memory?.healed?.seat === seat ? 'one from the discard pile' : ''
  return [known, healed].filter((part) => part !== '').join(', ')
}

/** What you hold and what lies before you. */
export function yourLines(scene: Scene, paint: Paint, width: number): string[] {
  const mine = seatOf(scene, scene.you)
  const tokens = (mine.tokens ?? []).flatMap((number, token) =>
    Array.from({ length: number }, () => pointsOnToken(token)),
  )
  const gifts = (mine.leviathanTokens ?? []).flatMap((number, token) =>
    Array.from({ length: number }, () => sayLeviathanToken(token)),
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
    ...(gifts.length > 0 ? row('second pile', gifts.join(', '), width, paint) : []),
    ...borderRow(scene, scene.you, width, paint),
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
    const ofRace = alliesOf(allies, race)
    if (ofRace.length === 0) return ''
    const sum = ofRace.reduce((total, kind) => total + strengthOfAlly(kind), 0)
    const text = `${name} ${sayStrengths(ofRace)}${ofRace.length === 1 ? '' : ` = ${sum}`}`
    return paint.race(race, text)
  })
  return groups.filter((group) => group !== '').join(', ')
}

function sayTokens(tokens: readonly number[]): string {
  const sum = tokens.reduce((total, points) => total + points, 0)
  return tokens.length === 1 ? String(sum) : `${tokens.join(' + ')} = ${sum}`
}
