import { GUILD_NAMES, LEVIATHAN_TOKEN_NAMES, lords, RACE_NAMES, sentinelLords } from '@hadal/engine'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { markupFaults } from '../faults.ts'
import { range } from '../kernel/index.ts'
import {
  Chain,
  Die,
  GuildEmblem,
  KeyMark,
  KrakenFigure,
  LeviathanTokenMark,
  LootMark,
  MonsterToken,
  Nebulis,
  PatternDefs,
  Pearl,
  PowerMark,
  RaceEmblem,
  RacePattern,
  ScourgeFigure,
  SeatMark,
  SentinelMark,
  Sign,
  ThreatMarker,
  Wound,
} from './index.ts'

interface Shared {
  readonly size: number
  readonly label?: string
}

const races = [...range(RACE_NAMES.length, (race) => race), 'monster' as const]

const emblems: readonly (readonly [string, (shared: Shared) => ReactElement])[] = [
  ...races.map(
    (race) => [`race ${race}`, (p: Shared) => <RaceEmblem race={race} {...p} />] as const,
  ),
  ...GUILD_NAMES.map(
    (name, guild) => [name, (p: Shared) => <GuildEmblem guild={guild} {...p} />] as const,
  ),
  ['pearl', (p) => <Pearl {...p} />],
  ['nebulis', (p) => <Nebulis {...p} />],
  ['key', (p) => <KeyMark {...p} />],
  ['no key', (p) => <KeyMark off {...p} />],
  ['wound', (p) => <Wound {...p} />],
  ['once', (p) => <PowerMark timing="once" {...p} />],
  ['passive', (p) => <PowerMark timing="passive" {...p} />],
  ['each turn', (p) => <PowerMark timing="turn" {...p} />],
  ['used this turn', (p) => <PowerMark timing="turn" used {...p} />],
  ['chain', (p) => <Chain {...p} />],
  ['loot', (p) => <LootMark {...p} />],
  ['lock', (p) => <Sign of="lock" {...p} />],
  ...range(6, (i) => [`die ${i + 1}`, (p: Shared) => <Die pips={i + 1} {...p} />] as const),
  ['kept die', (p) => <Die pips={5} kept {...p} />],
  ['lost die', (p) => <Die pips={5} kept={false} {...p} />],
  ['monster token', (p) => <MonsterToken {...p} />],
  ...[2, 3, 4].map(
    (value) =>
      [`monster token ${value}`, (p: Shared) => <MonsterToken value={value} {...p} />] as const,
  ),
  ['leviathan token', (p) => <LeviathanTokenMark {...p} />],
  ...LEVIATHAN_TOKEN_NAMES.map(
    (name, token) => [name, (p: Shared) => <LeviathanTokenMark token={token} {...p} />] as const,
  ),
  ...sentinelLords.map(
    (lord) =>
      [
        `sentinel of ${lords[lord]?.name}`,
        (p: Shared) => <SentinelMark lord={lord} {...p} />,
      ] as const,
  ),
  ['scourge', (p) => <ScourgeFigure {...p} />],
  ['kraken', (p) => <KrakenFigure {...p} />],
  ['threat marker', (p) => <ThreatMarker {...p} />],
]

const defs = renderToStaticMarkup(<PatternDefs />)
const shared = [...defs.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)

/** Letters and patterns instead of drawings. */
const marks: typeof emblems = [
  ...range(5, (seat) => [`seat ${seat}`, (p: Shared) => <SeatMark seat={seat} {...p} />] as const),
  ['seat of Олена', (p) => <SeatMark seat={1} initial="О" {...p} />],
]

describe.each([...emblems, ...marks])('%s', (_, emblem) => {
  test('is an ornament unless it is given a label', () => {
    const markup = renderToStaticMarkup(emblem({ size: 24 }))
    expect(markupFaults(markup, shared)).toEqual([])
    expect(markup).toContain('aria-hidden="true"')
    expect(markup).not.toContain('role=')
  })

  test('says its label', () => {
    const markup = renderToStaticMarkup(emblem({ size: 24, label: 'what it is' }))
    expect(markup).toContain('role="img" aria-label="what it is"')
    expect(markup).not.toContain('aria-hidden')
  })
})

test('emblems grow with the text', () => {
  for (const [, emblem] of emblems)
    expect(renderToStaticMarkup(emblem({ size: 24 }))).toContain(' width="1.5rem"')
  for (const [, mark] of marks)
    expect(renderToStaticMarkup(mark({ size: 24 }))).toContain('"--size:1.5rem;')
})

test('no two emblems look the same', () => {
  const drawings = [...emblems, ...marks].map(([, emblem]) =>
    renderToStaticMarkup(emblem({ size: 24 })),
  )
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('an emblem in ink takes the colour of the text', () => {
  expect(renderToStaticMarkup(<RaceEmblem race={1} size={16} />)).toContain('em-crab')
  expect(renderToStaticMarkup(<RaceEmblem race={1} size={16} ink />)).not.toContain('em-crab')
  expect(renderToStaticMarkup(<GuildEmblem guild={5} size={16} />)).toContain('em-squid')
  expect(renderToStaticMarkup(<GuildEmblem guild={5} size={16} ink />)).not.toContain('em-squid')
})

test('figures are taller than wide', () => {
  expect(renderToStaticMarkup(<KrakenFigure size={32} />)).toContain('width="2rem" height="3rem"')
})

test('the shared definitions are whole and hold what emblems and patterns refer to', () => {
  expect(markupFaults(defs)).toEqual([])
  for (const race of races)
    expect(markupFaults(renderToStaticMarkup(<RacePattern race={race} />), shared)).toEqual([])
})
