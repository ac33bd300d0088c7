import { DEPTHS, type Event, FIRST_KRAKEN, MONSTER } from '@hadal/engine'
import { m } from '../messages.ts'
import { theLord } from '../scene.ts'
import type { Explanation } from './explain.ts'
import type { Past } from './past.ts'

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** K6.R1: a gain of so many pearls at once is subject to toll. */
const TOLLED = 2

const isTollOf = (paid: Event | undefined, got: Event | undefined, gain: Event | undefined) =>
  paid?.type === 'pearls-lost' &&
  got?.type === 'pearls-gained' &&
  gain?.type === 'pearls-gained' &&
  gain.seat === paid.seat &&
  gain.pearls >= TOLLED &&
  got.seat !== paid.seat &&
  got.pearls === paid.pearls

const toll = (): Explanation => ({
  clause: 'K6.R1',
  why: m.event_why_toll(theLord('highwayman')),
})

export function whyPearlsLost(event: Of<'pearls-lost'>, past: Past): Explanation {
  const { previous, next, cause, newcomer } = past
  if (isTollOf(event, next, previous)) return toll()
  if (cause?.type === 'attacked' && cause.seat === event.seat)
    return { clause: 'L3.2', why: m.event_why_attacked() }
  if (cause?.type === 'attack-rolled') return { clause: 'L3.3', why: m.event_why_attack_pearls() }
  if (newcomer?.name === 'seeker' && newcomer.seat !== event.seat)
    return { clause: 'B8.12', why: m.event_why_seeker(theLord('seeker')) }
  return { clause: 'L2.1', why: m.event_why_martial_law() }
}

export function whyPearlsGained(event: Of<'pearls-gained'>, past: Past): Explanation {
  const { previous, cause, outcome, newcomer } = past
  const isToll =
    previous?.type === 'pearls-lost' &&
    previous.seat !== event.seat &&
    previous.pearls === event.pearls
  if (isToll) return toll()
  switch (cause?.type) {
    case 'ally-bought':
      return { clause: 'B4.2', why: m.event_why_sale_paid() }
    case 'rewarded':
      return { clause: 'B4.10', why: m.event_why_reward() }
    case 'token-revealed':
      return { clause: 'L3.6', why: m.event_why_token_revealed() }
    case 'loot-drawn':
    case 'loot-lost':
      return { clause: 'K5.1', why: m.event_why_loot() }
    case 'turn-begins':
      return { clause: 'B8.14', why: m.event_why_landlord(theLord('landlord')) }
    case 'power-used':
      return { clause: 'B2.5' }
    case 'allies-discarded':
      return { clause: 'B8.13', why: m.event_why_slaver(theLord('slaver')) }
    default:
      break
  }
  if (outcome?.type === 'leviathan-harmed')
    return { clause: 'L3.10', why: m.event_why_taxidermist(theLord('taxidermist')) }
  if (cause?.type === 'attack-rolled') return { clause: 'L3.5', why: m.event_why_missed() }
  if (past.exploring !== undefined) return whyExplorerPaid(event, past, past.exploring)
  if (isRefill(past)) return { clause: 'B6.5', why: m.event_why_court_refilled() }
  if (newcomer !== undefined && newcomer.seat !== event.seat)
    return { clause: 'K6.R2', why: m.event_why_shareholder(theLord('shareholder')) }
  return { clause: 'B6.4', why: m.event_why_power_now() }
}

/** B4.14: the pearl of the fifth space comes first, then the Ship Master's. */
function whyExplorerPaid(
  event: Of<'pearls-gained'>,
  past: Past,
  { space, card }: Of<'card-revealed'>,
): Explanation {
  const isFirst = past.previous?.type !== 'pearls-gained' || past.previous.seat !== event.seat
  return space === DEPTHS - 1 && event.pearls === 1 && isFirst
    ? { clause: card === MONSTER ? 'B4.9' : 'B4.7', why: m.event_why_fifth_space() }
    : { clause: 'B8.8', why: m.event_why_ship_master(theLord('ship-master')) }
}

/** B6.5: the 2 pearls come before the lords that fill the court. */
function isRefill({ outcome }: Past): boolean {
  return outcome?.type === 'lord-revealed' || outcome?.type === 'court-refilled'
}

/** Why allies were discarded. */
export function whyAllies(event: Of<'allies-discarded'>, past: Past): Explanation {
  const { outcome, newcomer, power } = past
  if (past.isOver) return { clause: 'B9.3', why: m.event_why_discarded_at_end() }
  if (outcome?.type === 'attack-rolled' && outcome.kind === event.allies[0])
    return { clause: 'L3.3', why: m.event_why_attack() }
  const source = past.last(
    ({ type }) => !['allies-discarded', 'nebulis-changed', 'kraken-figure'].includes(type),
  )
  if (source?.type === 'attacked' && source.seat === event.seat)
    return { clause: 'L3.2', why: m.event_why_attacked() }
  if (power === 'slaver') return { clause: 'B8.13', why: m.event_why_slaver(theLord('slaver')) }
  if (newcomer?.name === 'jailer' && newcomer.seat !== event.seat)
    return { clause: 'B8.12', why: m.event_why_jailer(theLord('jailer')) }
  const commander = past.ownerOf('commander')
  const isCommanded =
    commander !== undefined && commander !== event.seat && past.ownerOf('shaman') !== event.seat
  return isCommanded
    ? { clause: 'B8.1', why: m.event_why_commander(theLord('commander')) }
    : { clause: 'L2.1', why: m.event_why_martial_law() }
}

/** Why nebulis was gained or lost. */
export function whyNebulis(event: Of<'nebulis-changed'>, past: Past): Explanation {
  const { cause, newcomer } = past
  if (past.isOver) return { clause: 'K2.5', why: m.event_why_kraken_bring_end() }
  switch (cause?.type) {
    case 'lord-paid':
      return event.nebulis > 0
        ? { clause: 'K2.2', why: m.event_why_kraken_bring() }
        : { clause: 'K3.2', why: m.event_why_nebulis_paid() }
    case 'ally-bought':
      return { clause: 'K3.2', why: m.event_why_nebulis_paid() }
    case 'power-used':
      return { clause: 'B2.5' }
    case 'allies-discarded':
      if (cause.allies.some((kind) => kind >= FIRST_KRAKEN))
        return { clause: 'K2.R1', why: m.event_why_kraken_bring_border() }
      break
    default:
      break
  }
  return newcomer?.name === 'fence'
    ? { clause: 'K6.R8', why: m.event_why_fence(theLord('fence')) }
    : { clause: 'K4.1' }
}
