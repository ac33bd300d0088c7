import {
  type LeviathanId,
  type LocationId,
  type LordId,
  leviathans,
  type Score,
  scoreOf,
} from '@hadal/engine'
import { at } from '../at.ts'
import { sayLordFacts } from '../board/places.ts'
import { sentences } from '../board/section.ts'
import { capital, sayNumber, sayPoints } from '../cards.ts'
import {
  leviathanAttackFull,
  leviathanFoes,
  leviathanLevels,
  leviathanName,
  spaceName,
} from '../leviathans.ts'
import { locationFull, locationName } from '../locations.ts'
import { lordFull, lordName, lordTiming, timingName } from '../lords.ts'
import { m } from '../messages.ts'
import {
  matters,
  OPTION_NAMES,
  optionName,
  optionValueText,
  presetName,
  presetOf,
  sayExpansions,
} from '../options.ts'
import { locationOutlook } from '../outlook/locations.ts'
import { supposed } from '../outlook/supposed.ts'
import type { Scene } from '../scene.ts'
import { pointsFrom, sourceName, sourcesAt } from '../scoreSheet.ts'
import { findCard } from './things.ts'

/** What a card says, by its name: the name with the facts, then the text. */
export function describeCard(scene: Scene, typed: string): readonly string[] {
  const found = findCard(typed, scene.view.expansions)
  if ('problem' in found) return [found.problem]
  const { thing } = found
  if ('lord' in thing) return describeLord(scene, thing.lord)
  return 'location' in thing
    ? describeLocation(scene, thing.location)
    : describeLeviathan(scene, thing.leviathan)
}

function describeLord(scene: Scene, lord: LordId): string[] {
  const timing = lordTiming(lord)
  return [
    sentences(`${lordName(lord)}: ${sayLordFacts(scene, lord)}`),
    sentences(timing && capital(timingName(timing)), lordFull(lord, scene.view)),
  ]
}

function describeLocation(scene: Scene, location: LocationId): string[] {
  const { view, you } = scene
  const points = you === undefined ? undefined : locationOutlook(view, location).points[you]
  return [
    sentences(
      points === undefined
        ? locationName(location)
        : `${locationName(location)}: ${m.log_worth_you({ points })}`,
    ),
    locationFull(location, scene.view),
  ]
}

function describeLeviathan({ view }: Scene, leviathan: LeviathanId): string[] {
  const space = view.border.findIndex((one) => one?.leviathan === leviathan)
  const lost = view.border[space]?.lost ?? 0
  const where = space < 0 ? m.log_leviathan_away() : m.log_leviathan_at({ space: spaceName(space) })
  const { levels } = at(leviathans, leviathan)
  return [
    sentences(
      `${leviathanName(leviathan)}: ${where}`,
      lost < levels.length ? capital(leviathanLevels(leviathan, lost)) : undefined,
    ),
    sentences(leviathanAttackFull(leviathan, view), leviathanFoes(leviathan, view)),
  ]
}

/** What this table plays by: the boxes, the preset, and what that means. */
export function describeRules({ view }: Scene): readonly string[] {
  const { expansions, options } = view
  return [
    sentences(sayExpansions(expansions), presetName(presetOf(options))),
    ...OPTION_NAMES.filter((name) => matters(name, expansions)).map(
      (name) => `${optionName(name)}: ${optionValueText(name, options[name])}`,
    ),
  ]
}

/** The score as these eyes can count it now: what others hide is left out. */
export function describeScore({ view, names }: Scene): readonly string[] {
  const game = supposed(view)
  const scores = view.seats.map((_, seat) => {
    const score = scoreOf(game, seat)
    return seat === view.seat ? score : { ...score, tokens: 0, total: score.total - score.tokens }
  })
  return tellScores(names, scores)
}

/** The score of everybody by where it comes from: a line for each. */
export function tellScores(names: readonly string[], scores: readonly Score[]): readonly string[] {
  return scores.map((score) => {
    const sources = sourcesAt(scores).map(
      (source) => `${sourceName(source)} ${sayNumber(pointsFrom(source, score))}`,
    )
    return sentences(`${names[score.seat] ?? ''}: ${sayPoints(score.total)}`, sources.join(', '))
  })
}
