import {
  LeviathanToken,
  lords,
  pearlsOfToken,
  pointsOfToken,
  type Reward,
  sentinelLords,
  type Token,
  Zone,
} from '@hadal/engine'
import { at, keyOf } from './at.ts'
import { list, raceStack, sayKeyTokens, sayMonsterTokens, sayPearls, sayPoints } from './cards.ts'
import { locationName } from './locations.ts'
import { lordName } from './lords.ts'
import { m, messageNamed } from './messages.ts'

/** `monster token 3`. */
export function tokenName(token: Token): string {
  return m.token_name({ points: at(pointsOfToken, token) })
}

/** What a monster token is worth, as a sentence. */
export function tokenText(token: Token): string {
  return m.token_text({ points: sayPoints(at(pointsOfToken, token)) })
}

/** What a token of the second pile gives: `2 pearls`, `council stack`. */
export function leviathanTokenName(token: LeviathanToken): string {
  if (token === LeviathanToken.Key) return m.token_leviathan_key()
  return token === LeviathanToken.Stack
    ? m.token_leviathan_stack()
    : sayPearls(at(pearlsOfToken, token))
}

/** The same as a sentence. */
export function leviathanTokenText(token: LeviathanToken): string {
  if (token === LeviathanToken.Key) return m.token_leviathan_key_full()
  return token === LeviathanToken.Stack
    ? m.token_leviathan_stack_full()
    : m.token_leviathan_pearls_full({ count: at(pearlsOfToken, token) })
}

/** What a fight pays: `1 key token and 2 monster tokens`. */
export function sayReward({ pearls, keys, tokens }: Reward): string {
  const parts: string[] = []
  if (keys > 0) parts.push(sayKeyTokens(keys))
  if (pearls > 0) parts.push(sayPearls(pearls))
  if (tokens > 0) parts.push(sayMonsterTokens(tokens))
  return list(parts)
}

/** The figures that cost or bring points at the end. */
export type Figure = 'kraken' | 'scourge'

export const figureName = (figure: Figure): string => messageNamed(`figure_${figure}_name`)
/** Who holds it, and what that means. */
export const figureText = (figure: Figure): string => messageNamed(`figure_${figure}_text`)

/** `the Watcher’s sentinel`. */
export function sentinelName(sentinel: number): string {
  return messageNamed(`sentinel_${keyOf(at(lords, at(sentinelLords, sentinel)).name)}`)
}

/** What a sentinel does. */
export const sentinelText = (): string => m.sentinel_text()

/** What a sentinel lies on: `Slaver`, `crab stack`, `The Chasm`. */
export function sayTarget(zone: number, target: number): string {
  if (zone === Zone.Court) return lordName(target)
  return zone === Zone.Council ? raceStack(target) : locationName(target)
}

/** An area that can hold a sentinel: `court`. */
export function zoneName(zone: number): string {
  if (zone === Zone.Court) return m.zone_court()
  return zone === Zone.Council ? m.zone_council() : m.zone_locations()
}
