import {
  type Event,
  FIRST_KRAKEN,
  Guild,
  type Kind,
  locations,
  lords,
  strengthOf,
  THREAT_TRACK,
} from '@hadal/engine'
import type { LogEntry } from '@hadal/table'
import { at } from '../at.ts'
import { m } from '../messages.ts'
import { theLord } from '../scene.ts'
import { whyAllies, whyNebulis, whyPearlsGained, whyPearlsLost } from './money.ts'
import { Past } from './past.ts'

/** The clause of the rules that an event rests on, and what it says where people ask why. */
export interface Explanation {
  readonly clause: string
  readonly why?: string
}

type Explainers = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    past: Past,
  ) => Explanation
}

/** Why something happened. The log that the entry stands in tells what led to it. */
export function explainEvent(
  entry: LogEntry,
  log: readonly LogEntry[] = [entry],
): Explanation | undefined {
  const past = new Past(log, Math.max(0, log.indexOf(entry)))
  const explain = EXPLAINERS[entry.event.type] as (event: Event, past: Past) => Explanation
  return explain(entry.event, past)
}

const EXPLAINERS: Explainers = {
  'turn-begins': () => ({ clause: 'B2.1' }),
  'lord-revealed': (_event, past) => whyLordRevealed(past),
  plotted: () => ({ clause: 'B3.1', why: m.event_why_plotted() }),
  'card-revealed': () => ({ clause: 'B4.1' }),
  'deck-reshuffled': () => ({ clause: 'B4.12', why: m.event_why_reshuffled() }),
  'ally-bought': () => ({ clause: 'B4.3', why: m.event_why_sale_price() }),
  'offer-declined': () => ({ clause: 'B4.2', why: m.event_why_sale_price() }),
  'ally-taken': () => ({ clause: 'B4.5' }),
  'monster-ignored': () => ({ clause: 'B4.8', why: m.event_why_threat() }),
  'monster-fought': () => ({ clause: 'B4.10', why: m.event_why_reward() }),
  rewarded: (event, past) => whyRewarded(event, past),
  'exploration-ended': () => ({ clause: 'B4.11', why: m.event_why_to_council() }),
  'stack-taken': () => ({ clause: 'B5.1' }),
  'stack-discarded': () => ({ clause: 'B8.13', why: m.event_why_oracle(theLord('oracle')) }),
  'lord-paid': (event) =>
    event.allies.length === 0 ? { clause: 'B8.11' } : { clause: 'B6.1', why: m.event_why_paid() },
  'lord-gained': ({ lord }) =>
    at(lords, lord).onRecruit === undefined
      ? { clause: 'B6.4' }
      : { clause: 'B6.4', why: m.event_why_power_now() },
  'ally-affiliated': (event, past) => whyAffiliated(event.kind, past),
  'power-used': () => ({ clause: 'B2.5' }),
  'pearls-gained': whyPearlsGained,
  'pearls-lost': whyPearlsLost,
  'keys-gained': (_event, past) => whyWon(past),
  'token-gained': (_event, past) => whyWon(past),
  'token-stolen': (event) => ({
    clause: event.pile === 'base' ? 'B8.10' : 'L5.R10',
    why: m.event_why_hunter(theLord('hunter')),
  }),
  'allies-discarded': whyAllies,
  'lord-disabled': () => ({ clause: 'B8.2', why: m.event_why_assassin(theLord('assassin')) }),
  'lord-discarded': (_event, past) =>
    past.cause?.type === 'attacked'
      ? { clause: 'L3.2', why: m.event_why_attacked() }
      : { clause: 'B6.R7', why: m.event_why_lord_gone() },
  'court-refilled': () => ({ clause: 'B6.5', why: m.event_why_court_refilled() }),
  'locations-drawn': (_event, past) =>
    isAmbassador(past.newcomer?.name)
      ? { clause: 'B7.4', why: m.event_why_ambassador() }
      : { clause: 'B7.2', why: m.event_why_drawn() },
  'location-controlled': (event, past) => whyControlled(event, past),
  'location-exchanged': (event) => whyExchanged(event.given),
  'kraken-placed': () => ({ clause: 'K2.4', why: m.event_why_kraken_to_council() }),
  'nebulis-changed': whyNebulis,
  'kraken-figure': (event, past) => whyFigure(event.seat, past),
  'ally-healed': () => ({ clause: 'K6.R6', why: m.event_why_healer(theLord('healer')) }),
  'affiliated-discarded': () => ({
    clause: 'K6.R3',
    why: m.event_why_executioner(theLord('executioner')),
  }),
  'lord-freed': () => ({ clause: 'K6.R4', why: m.event_why_liberator() }),
  'sentinel-placed': () => ({ clause: 'K4.1', why: m.event_why_sentinel() }),
  'sentinel-returned': () => ({ clause: 'K4.2', why: m.event_why_sentinel_back() }),
  'loot-drawn': () => ({ clause: 'K5.1', why: m.event_why_loot() }),
  'loot-lost': () => ({ clause: 'K5.2', why: m.event_why_loot_lost() }),
  'card-shown': () => ({ clause: 'K5.R5', why: m.event_why_loot_ally() }),
  'monster-left': (event, past) => whyMonsterLeft(event.seat, past),
  'leviathan-appears': (_event, past) => whyAppears(past),
  attacked: (_event, past) => ({
    clause: past.newcomer?.name === 'border-guard' ? 'L5.R2' : 'L3.1',
    why: m.event_why_attacked(),
  }),
  'attack-rolled': () => ({ clause: 'L3.3', why: m.event_why_attack() }),
  'leviathan-harmed': (_event, past) =>
    past.newcomer?.name === 'rebel'
      ? { clause: 'L5.R4' }
      : { clause: 'L3.5', why: m.event_why_harmed() },
  'leviathan-slain': () => ({ clause: 'L3.7' }),
  'scourge-figure': () => ({ clause: 'L3.7', why: m.event_why_scourge() }),
  'leviathan-token-gained': () => ({ clause: 'L3.5', why: m.event_why_harmed() }),
  'token-revealed': () => ({ clause: 'L3.6', why: m.event_why_token_revealed() }),
  'extra-turn': () => ({ clause: 'B8.9', why: m.event_why_extra_turn(theLord('invoker')) }),
  'nothing-to-do': () => ({ clause: 'B3.R1', why: m.event_why_nothing_to_do() }),
  'end-triggered': ({ cause }) => END_CAUSES[cause](),
  'last-turn-over': () => ({ clause: 'B9.3', why: m.event_why_affiliated_at_end() }),
  'game-over': () => ({ clause: 'B9.5' }),
}

function whyAffiliated(kind: Kind, past: Past): Explanation {
  if (past.isOver) return { clause: 'B9.3', why: m.event_why_affiliated_at_end() }
  const strengths = (past.lastOf('lord-paid')?.allies ?? [])
    .filter((ally) => ally < FIRST_KRAKEN)
    .map((ally) => at(strengthOf, ally))
  return at(strengthOf, kind) > Math.min(...strengths)
    ? { clause: 'B8.4', why: m.event_why_master_of_magic(theLord('master-of-magic')) }
    : { clause: 'B6.3', why: m.event_why_affiliated() }
}

const END_CAUSES: Readonly<
  Record<Extract<Event, { type: 'end-triggered' }>['cause'], () => Explanation>
> = {
  'seventh-lord': () => ({ clause: 'B9.1', why: m.event_why_end_seventh_lord() }),
  'lord-deck': () => ({ clause: 'B9.1', why: m.event_why_end_lord_deck() }),
  'leviathan-deck': () => ({ clause: 'L4.1', why: m.event_why_end_leviathans() }),
  'token-pile': () => ({ clause: 'L4.1', why: m.event_why_end_leviathans() }),
  'nothing-left-to-do': () => ({ clause: 'B3.R2', why: m.event_why_end_stuck() }),
}

function whyLordRevealed(past: Past): Explanation {
  if (past.turnOf === undefined) return { clause: 'B1.2' }
  if (past.previous?.type === 'plotted') return { clause: 'B3.1', why: m.event_why_plotted() }
  const isPower = past.previous?.type === 'power-used' || past.previous?.type === 'lord-discarded'
  return isPower ? { clause: 'B8.13' } : { clause: 'B6.5', why: m.event_why_court_refilled() }
}

/** B8.3: a reward of another space than the marker's is the Tamer's doing. */
function whyRewarded(event: Extract<Event, { type: 'rewarded' }>, past: Past): Explanation {
  const space = past.lastOf('monster-fought')?.threat ?? 0
  const { pearls, keys, tokens } = event.reward
  const isSetBack = !at(THREAT_TRACK, space).some(
    (reward) => reward.pearls === pearls && reward.keys === keys && reward.tokens === tokens,
  )
  return isSetBack
    ? { clause: 'B8.3', why: m.event_why_tamer(theLord('tamer')) }
    : { clause: 'B4.10', why: m.event_why_reward() }
}

/** Keys and tokens come from a fight, from loot, or from a token. */
function whyWon(past: Past): Explanation {
  const source = past.last(({ type }) =>
    ['rewarded', 'leviathan-harmed', 'loot-drawn', 'token-revealed', 'turn-begins'].includes(type),
  )
  switch (source?.type) {
    case 'leviathan-harmed':
      return { clause: 'L3.5', why: m.event_why_harmed() }
    case 'loot-drawn':
      return { clause: 'K5.1', why: m.event_why_loot() }
    case 'token-revealed':
      return { clause: 'L3.6', why: m.event_why_token_revealed() }
    default:
      return { clause: 'B4.10', why: m.event_why_reward() }
  }
}

const isAmbassador = (name: string | undefined): boolean =>
  lords.some((lord) => lord.name === name && lord.guild === Guild.Ambassador)

function whyExchanged(given: number): Explanation {
  return at(locations, given).name === 'black-smokers'
    ? { clause: 'B7.R3', why: m.event_why_smokers() }
    : { clause: 'B7.R4', why: m.event_why_illusionist() }
}

function whyControlled(
  { lords: under, keyTokens }: Extract<Event, { type: 'location-controlled' }>,
  { previous }: Past,
): Explanation {
  if (previous?.type === 'location-exchanged') return whyExchanged(previous.given)
  const [only] = under
  const isGift =
    keyTokens === 0 &&
    under.length === 1 &&
    only !== undefined &&
    isAmbassador(at(lords, only).name)
  return isGift
    ? { clause: 'B7.4', why: m.event_why_ambassador() }
    : { clause: 'B7.1', why: m.event_why_third_key() }
}

function whyFigure(to: number | undefined, past: Past): Explanation {
  if (to === undefined) return { clause: 'K3.4', why: m.event_why_figure_back() }
  return past.lastOf('kraken-figure')?.seat === undefined
    ? { clause: 'K3.4', why: m.event_why_figure_first() }
    : { clause: 'K3.R1', why: m.event_why_figure() }
}

function whyMonsterLeft(seat: number, past: Past): Explanation {
  const end = past.lastOf('end-triggered')?.cause
  if (end === 'leviathan-deck' || end === 'token-pile')
    return { clause: 'L4.3', why: m.event_why_monsters_gone() }
  const why = m.event_why_monster_left()
  if (past.cause?.type !== 'card-revealed') return { clause: 'L3.1', why }
  return { clause: past.ownerOf('coward') === seat ? 'L5.R6' : 'L5.R7', why }
}

function whyAppears(past: Past): Explanation {
  if (past.turnOf === undefined) return { clause: 'L1.2' }
  const { cause, newcomer } = past
  if (cause?.type === 'leviathan-slain' || cause?.type === 'scourge-figure')
    return { clause: 'L3.7' }
  if (newcomer?.name === 'breeder') return { clause: 'L5.R13' }
  if (newcomer?.name === 'border-guard') return { clause: 'L5.R2' }
  return { clause: 'L3.1', why: m.event_why_leviathan_comes() }
}
