import {
  type ExpansionName,
  type Game,
  RACE_NAMES,
  type Score,
  type Seat,
  scoreOf,
  standings,
  type View,
  view,
} from '@hadal/engine'
import { at } from '../words/at.ts'
import { pointsOnToken, sayLocation, sayLord } from '../words/cards.ts'
import { capital, count, listed, saySigned } from '../words/english.ts'
import { sayLootOn } from '../words/loot.ts'
import { sayWho, type Who } from '../words/who.ts'
import { sayWorth } from '../words/worth.ts'
import { type Align, columns, MARGIN, padRight, TIE, wrap } from './layout.ts'
import { type Paint, widthOf } from './paint.ts'
import type { Scene } from './scene.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** `3 + 2 = 5`, or the number alone. */
function sayCalculation(
  parts: readonly { readonly text: string; readonly points: number }[],
): string {
  const total = sum(parts.map((part) => part.points))
  if (parts.length === 0) return '0'
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only.text
  return `${parts.map((part) => part.text).join(' + ')} = ${total}`
}

/** Numbers as they are added up on paper: `5 − 2 = 3`, or the number alone. */
function saySum(parts: readonly { readonly points: number; readonly note: string }[]): string {
  const told = parts.filter(({ points }) => points !== 0)
  if (told.length === 0) return '0'
  const text = told
    .map(({ points, note }, index) => {
      const sign = points < 0 ? '−' : index === 0 ? '' : '+'
      const size = `${Math.abs(points)}${note === '' ? '' : ` (${note})`}`
      return index === 0 ? `${sign}${size}` : `${sign} ${size}`
    })
    .join(' ')
  if (told.length === 1) return text
  const total = sum(told.map(({ points }) => points))
  return `${text} = ${saySigned(total)}`
}

/** What an expansion adds to the score: its name, its points, and how they come about. */
const EXPANSION_ROWS: Readonly<
  Record<
    ExpansionName,
    { readonly name: string; points(score: Score): number; say(score: Score): string }
  >
> = {
  kraken: {
    name: 'nebulis',
    points: ({ nebulis, kraken }) => nebulis + kraken,
    say: ({ nebulis, kraken }) =>
      saySum([
        { points: nebulis, note: '' },
        { points: kraken, note: 'the kraken figure' },
      ]),
  },
  leviathan: {
    name: 'border',
    points: ({ wounds, scourge }) => wounds + scourge,
    say: ({ wounds, scourge }) =>
      saySum([
        { points: scourge, note: 'the scourge' },
        { points: wounds, note: count(-wounds, 'wound') },
      ]),
  },
}

/** How the points of a seat come about, line by line. */
function arithmeticLines(
  score: Score,
  seen: View,
  tokens: string,
  paint: Paint,
  width: number,
): string[] {
  const row = (name: string, text: string): string[] =>
    wrap(text, width, `  ${paint.faint(padRight(name, MARGIN - 2))}`, MARGIN)
  const affiliated = score.affiliated
    .map((points, race) => ({ text: `${at(RACE_NAMES, race)} ${points}`, points }))
    .filter(({ points }) => points > 0)
  const locations = score.locations.map(
    ({ location, worth }) =>
      `${sayLocation(location)} ${sayWorth(worth)}${sayLootOn(seen, location)}`,
  )
  return [
    ...row(
      'lords',
      sayCalculation(
        score.lords.map(({ lord, points }) => ({
          text: `${sayLord(lord)}${TIE}${points}`,
          points,
        })),
      ),
    ),
    ...(locations.length === 0
      ? row('locations', '0')
      : locations.flatMap((text, index) => row(index === 0 ? 'locations' : '', text))),
    ...row('affiliated', paint.words(sayCalculation(affiliated))),
    ...row('tokens', tokens),
    ...seen.expansions.flatMap((expansion) => {
      const { name, say } = EXPANSION_ROWS[expansion]
      return row(name, say(score))
    }),
  ]
}

function sayTokensOf(game: Game, seat: Seat): string {
  return sayCalculation(
    Array.from(at(game.tokens, seat)).flatMap((number, token) =>
      Array.from({ length: number }, () => {
        const points = pointsOnToken(token)
        return { text: String(points), points }
      }),
    ),
  )
}

/** What you would score now, with the arithmetic, and what can be seen of the others. */
export function liveScoreLines(scene: Scene, paint: Paint, width: number): string[] {
  const { game, you, seen } = scene
  const mine = scoreOf(game, you)
  const hidden = seen.seats.map(({ tokenCount }) => tokenCount)
  const rivals = seen.seats.flatMap((_, seat) => {
    if (seat === you) return []
    const score = scoreOf(game, seat)
    const known = score.total - score.tokens
    const text = `${sayWho(scene, seat)}: ${count(known, 'point')}`
    const tokens = at(hidden, seat)
    const unseen = tokens > 0 ? ` and ${count(tokens, 'monster token')} face down` : ''
    return [
      paint.strong(`${text}${unseen}`),
      ...arithmeticLines(score, seen, tokens > 0 ? 'face down' : '0', paint, width),
    ]
  })
  return [
    paint.strong(`You: ${count(mine.total, 'point')} if the game ended now`),
    ...arithmeticLines(mine, seen, sayTokensOf(game, you), paint, width),
    ...wrap(sayStillToCome(seen.expansions), width, '  ').map(paint.faint),
    ...rivals,
  ]
}

/** B9.3, K2.5: what the end of the game adds to what lies on the table. */
function sayStillToCome(expansions: readonly ExpansionName[]): string {
  const allies = 'At the end the weakest ally of each race in hand is affiliated too'
  return expansions.includes('kraken')
    ? `${allies}, and krakens in hand bring their nebulis.`
    : `${allies}.`
}

const HEADINGS = ['lords', 'locations', 'affiliated', 'tokens'] as const
/** The same for narrow screens. */
const BRIEF_HEADINGS = ['lords', 'places', 'allies', 'tokens'] as const

/** Who has how many points of what, the first place first. */
function standingsTable(
  ranked: readonly (Score & { readonly place: number })[],
  expansions: readonly ExpansionName[],
  who: Who,
  width: number,
): string[] {
  const extra = expansions.map((expansion) => EXPANSION_ROWS[expansion])
  const align: readonly Align[] = ['right', 'left', ...Array<Align>(6 + extra.length).fill('right')]
  const rows = ranked.map((score) => [
    `${score.place}.`,
    capital(sayWho(who, score.seat)),
    String(sum(score.lords.map((lord) => lord.points))),
    saySigned(sum(score.locations.map((location) => location.points))),
    String(sum(score.affiliated)),
    String(score.tokens),
    ...extra.map(({ points }) => saySigned(points(score))),
    saySigned(score.total),
    String(score.pearls),
  ])
  const under = (headings: readonly string[]): string[] =>
    columns(
      [['', '', ...headings, ...extra.map(({ name }) => name), 'total', 'pearls'], ...rows],
      align,
    )
  const full = under(HEADINGS)
  return full.every((line) => widthOf(line) <= width) ? full : under(BRIEF_HEADINGS)
}

/** The end of a game: places, points and how they come about, and who has won. */
export function finalScoreLines(game: Game, who: Who, paint: Paint, width: number): string[] {
  const ranked = standings(game)
  const seen = view(game)
  const table = standingsTable(ranked, seen.expansions, who, width)
  const arithmetic = ranked.flatMap((score) => [
    paint.strong(`${capital(sayWho(who, score.seat))}: ${count(score.total, 'point')}`),
    ...arithmeticLines(score, seen, sayTokensOf(game, score.seat), paint, width),
  ])
  return [
    paint.heading('FINAL SCORE'),
    ...table,
    '',
    ...arithmetic,
    '',
    ...wrap(paint.strong(sayWinners(ranked, who)), width),
  ]
}

/** Who has won, and what decided between equals (B9.5). */
export function sayWinners(
  ranked: readonly (Score & { readonly place: number })[],
  who: Who,
): string {
  const [best] = ranked
  if (best === undefined) return 'Nobody has won.'
  const firsts = ranked.filter((score) => score.place === 1)
  const name = ({ seat }: Score): string => sayWho(who, seat)
  const verb = (scores: readonly Score[], one: string, several: string): string =>
    scores.length > 1 || scores[0]?.seat === who.you ? several : one
  const equals = ranked.filter((score) => score.total === best.total)
  const winners = capital(listed(firsts.map(name)))
  if (equals.length === 1)
    return `${winners} ${verb(firsts, 'wins', 'win')} with ${count(best.total, 'point')}.`
  const tie = `${capital(listed(equals.map(name)))} have ${count(best.total, 'point')} each.`
  const richest = equals.filter((score) => score.pearls === best.pearls)
  if (richest.length === 1) {
    const others = Math.max(
      ...equals.filter((score) => score !== best).map((score) => score.pearls),
    )
    return `${tie} ${winners} ${verb(firsts, 'has', 'have')} more pearls, ${best.pearls} against ${others}, and ${verb(firsts, 'wins', 'win')}.`
  }
  const pearls =
    richest.length < equals.length
      ? `${capital(listed(richest.map(name)))} have the most pearls, ${best.pearls} each`
      : `They are equal in pearls too, ${best.pearls} each`
  if (firsts.length < richest.length) {
    const others = Math.max(
      ...richest.filter((score) => score.place > 1).map((score) => score.highestLord),
    )
    return `${tie} ${pearls}; ${listed(firsts.map(name))} ${verb(firsts, 'has', 'have')} the more influential lord, ${best.highestLord} against ${others}, and ${verb(firsts, 'wins', 'win')}.`
  }
  return `${tie} ${pearls}, and their best lords are worth the same: the victory is shared.`
}
