import {
  GUILD_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  LOOT_NAMES,
  leviathans,
  locations,
  lords,
  MONSTER,
  PRESETS,
  RACE_NAMES,
  RACES,
  sentinelLords,
  TOKEN_NAMES,
  Zone,
} from '@hadal/engine'
import { expect, test } from 'vitest'
import * as cards from './cards.ts'
import * as leviathanWords from './leviathans.ts'
import * as locationWords from './locations.ts'
import * as lootWords from './loot.ts'
import * as lordWords from './lords.ts'
import { LANGUAGES, speak } from './messages.ts'
import type { TableRules } from './tableNotes.ts'
import { isForeign } from './testing/texts.ts'
import * as tokens from './tokens.ts'

const ALL_BOXES = ['kraken', 'leviathan'] as const
/** Tables whose texts differ: none, the rulebook's, and one where every note applies. */
const TABLES: readonly (TableRules | undefined)[] = [
  undefined,
  { expansions: ALL_BOXES, options: PRESETS.rulebook },
  { expansions: ALL_BOXES, options: { ...PRESETS.arena, ambassadorKeys: 'three' } },
]

const ids = (list: { readonly length: number }): number[] => [...Array(list.length).keys()]

/** Every text there is, in the language in use. */
function everyText(): string[] {
  const { kindRule, sayCard, sayKind, ...race } = cards
  const kinds = ids({ length: MONSTER + 1 })
  const said: (string | undefined)[] = [
    ...kinds.flatMap((kind) => [sayKind(kind), sayCard(kind), kindRule(kind)]),
    ...ids(RACE_NAMES).flatMap((id) => [
      race.raceName(id),
      race.raceShort(id),
      race.racePlural(id),
      race.raceNeeded(id),
      race.sayOfRace(id, 2),
    ]),
    ...ids({ length: RACES }).map((id) => race.raceStack(id)),
    ...ids(GUILD_NAMES).flatMap((id) => [
      lordWords.guildName(id),
      lordWords.guildPlural(id),
      lordWords.sayOfGuild(id, 2),
    ]),
    ...ids(lords).flatMap((id) => [lordWords.lordName(id), lordWords.lordShort(id)]),
    ...(['once', 'passive', 'turn'] as const).map((timing) => lordWords.timingName(timing)),
    ...ids(locations).flatMap((id) => [
      locationWords.locationName(id),
      locationWords.locationRule(id),
    ]),
    ...ids(leviathans).flatMap((id) => [
      leviathanWords.leviathanName(id),
      leviathanWords.leviathanAttack(id),
      leviathanWords.leviathanLevels(id),
    ]),
    ...ids(LOOT_NAMES).flatMap((id) => [lootWords.lootName(id), lootWords.lootShort(id)]),
    ...ids(TOKEN_NAMES).flatMap((id) => [tokens.tokenName(id), tokens.tokenText(id)]),
    ...ids(LEVIATHAN_TOKEN_NAMES).flatMap((id) => [
      tokens.leviathanTokenName(id),
      tokens.leviathanTokenText(id),
    ]),
    ...ids(sentinelLords).map((id) => tokens.sentinelName(id)),
    ...(['kraken', 'scourge'] as const).flatMap((figure) => [
      tokens.figureName(figure),
      tokens.figureText(figure),
    ]),
    ...Object.values(Zone).flatMap((zone) => [tokens.zoneName(zone), tokens.sayTarget(zone, 0)]),
    tokens.sentinelText(),
    tokens.sayReward({ pearls: 1, keys: 1, tokens: 2 }),
    ...TABLES.flatMap(fullTexts),
  ]
  return said.filter((text) => text !== undefined)
}

/** The texts in sentences, as a table plays them. */
function fullTexts(table: TableRules | undefined): string[] {
  return [
    ...ids(lords).map((id) => lordWords.lordFull(id, table)),
    ...ids(locations).map((id) => locationWords.locationFull(id, table)),
    ...ids(leviathans).flatMap((id) => [
      leviathanWords.leviathanAttackFull(id, table),
      leviathanWords.leviathanFoes(id, table),
    ]),
    ...ids(LOOT_NAMES).map((id) => lootWords.lootText(id, table)),
  ]
}

/** What no text may look like: left-over marks, keys of messages, typewriter quotes and minuses. */
const FLAWS = /^$|^\s|\s$|\s\s|[{}_'"ʼ\u00ad]|undefined|NaN|\s\.|\.\.|-\d/

test.each(LANGUAGES)('every card has all its texts, and none has a flaw: %s', async (language) => {
  await speak(language)
  const texts = everyText()
  expect(texts.length).toBeGreaterThan(600)
  expect(texts.filter((text) => FLAWS.test(text) || isForeign(language, text))).toEqual([])
})

test.each(LANGUAGES)('full texts are sentences: %s', async (language) => {
  await speak(language)
  const texts = TABLES.flatMap(fullTexts)
  expect(texts.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([])
})
