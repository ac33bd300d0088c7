import type { Event, LordId, Seat } from '@hadal/engine'
import { isToldElsewhere } from '@hadal/words'
import type { LogEntry } from '../../link/protocol.ts'

/** What the lines of the log can be about. */
export const ABOUTS = ['sales', 'lords', 'locations', 'fights'] as const
export type About = (typeof ABOUTS)[number]

/** Which lines are shown: all without a wish. */
export interface LogFilter {
  readonly about: About | undefined
  readonly seat: Seat | undefined
}

/** An entry of the log with its place there, by which it stays the same line. */
export interface LogLine {
  readonly at: number
  readonly entry: LogEntry
}

/** One turn, or what came before the first. */
export interface LogTurn {
  /** The place of its first entry in the log. */
  readonly at: number
  readonly turn: number
  readonly seat: Seat | undefined
  /** The last thing that happened first. */
  readonly lines: readonly LogLine[]
  readonly summary: TurnSummary
}

/** What was done in a turn, for those who only leaf through. */
export interface TurnSummary {
  /** How many cards were revealed in the depths. */
  readonly explored: number
  readonly stacks: number
  readonly recruited: readonly LordId[]
}

/** The log by turns, the newest first; what the lines around tell as well is left out. */
export function turnsOf(log: readonly LogEntry[]): readonly LogTurn[] {
  const starts = log.flatMap(({ event }, at) => (event.type === 'turn-begins' ? [at] : []))
  const edges = starts[0] === 0 ? starts : [0, ...starts]
  return edges
    .map((from, turn) => turnFrom(log, from, edges[turn + 1] ?? log.length))
    .filter(({ seat, lines }) => seat !== undefined || lines.length > 0)
    .toReversed()
}

function turnFrom(log: readonly LogEntry[], from: number, to: number): LogTurn {
  const first = log[from]?.event
  const begins = first?.type === 'turn-begins' ? first : undefined
  const entries = log.slice(from, to)
  const lines = entries
    .map((entry, offset) => ({ at: from + offset, entry }))
    .filter(({ at, entry }) => entry.event !== begins && !isToldElsewhere(log, at))
  return {
    at: from,
    turn: begins?.turn ?? 0,
    seat: begins?.seat,
    lines: lines.toReversed(),
    summary: summaryOf(entries),
  }
}

/** The turns with the lines that are wished for; a turn without any is left out. */
export function filterTurns(turns: readonly LogTurn[], filter: LogFilter): readonly LogTurn[] {
  if (filter.about === undefined && filter.seat === undefined) return turns
  return turns
    .map((turn) => ({
      ...turn,
      lines: turn.lines.filter(({ entry: { event } }) => isWished(event, filter)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function isWished(event: Event, { about, seat }: LogFilter): boolean {
  return (
    (about === undefined || ABOUT[event.type] === about) &&
    (seat === undefined || concerns(event, seat))
  )
}

/** Whether a seat did something, or had it done to them. */
function concerns(event: Event, seat: Seat): boolean {
  return ('seat' in event && event.seat === seat) || ('from' in event && event.from === seat)
}

function summaryOf(entries: readonly LogEntry[]): TurnSummary {
  const count = (type: Event['type']): number =>
    entries.filter(({ event }) => event.type === type).length
  return {
    explored: count('card-revealed'),
    stacks: count('stack-taken'),
    recruited: entries.flatMap(({ event }) => (event.type === 'lord-paid' ? [event.lord] : [])),
  }
}

/** What everybody wants to find again: it stands out among the lines. */
export function isMilestone({ type }: Event): boolean {
  return MILESTONES.has(type)
}

const MILESTONES: ReadonlySet<Event['type']> = new Set([
  'lord-paid',
  'location-controlled',
  'location-exchanged',
  'leviathan-slain',
  'end-triggered',
  'game-over',
])

/** Every event is about one thing or, like the cards of an exploration, about none of them. */
const ABOUT: Readonly<Record<Event['type'], About | undefined>> = {
  'turn-begins': undefined,
  'lord-revealed': 'lords',
  plotted: 'lords',
  'card-revealed': undefined,
  'deck-reshuffled': undefined,
  'ally-bought': 'sales',
  'offer-declined': 'sales',
  'ally-taken': undefined,
  'monster-ignored': 'fights',
  'monster-fought': 'fights',
  rewarded: 'fights',
  'exploration-ended': undefined,
  'stack-taken': undefined,
  'stack-discarded': undefined,
  'lord-paid': 'lords',
  'lord-gained': 'lords',
  'ally-affiliated': 'lords',
  'power-used': 'lords',
  'pearls-gained': undefined,
  'pearls-lost': undefined,
  'keys-gained': 'locations',
  'token-gained': 'fights',
  'token-stolen': 'fights',
  'allies-discarded': undefined,
  'lord-disabled': 'lords',
  'lord-discarded': 'lords',
  'court-refilled': 'lords',
  'locations-drawn': 'locations',
  'location-controlled': 'locations',
  'location-exchanged': 'locations',
  'kraken-placed': undefined,
  'nebulis-changed': undefined,
  'kraken-figure': undefined,
  'ally-healed': undefined,
  'affiliated-discarded': undefined,
  'lord-freed': 'lords',
  'sentinel-placed': undefined,
  'sentinel-returned': undefined,
  'loot-drawn': 'locations',
  'loot-lost': 'locations',
  'card-shown': undefined,
  'monster-left': 'fights',
  'leviathan-appears': 'fights',
  attacked: 'fights',
  'attack-rolled': 'fights',
  'leviathan-harmed': 'fights',
  'leviathan-slain': 'fights',
  'scourge-figure': 'fights',
  'leviathan-token-gained': 'fights',
  'token-revealed': 'fights',
  'extra-turn': undefined,
  'nothing-to-do': undefined,
  'end-triggered': 'lords',
  'last-turn-over': undefined,
  'game-over': undefined,
}
