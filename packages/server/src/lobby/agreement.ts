import { botNamed } from '@hadal/bots'
import { mostPlayers, PRESETS } from '@hadal/engine'
import type { NewTable } from '@hadal/protocol'
import { NotAccepted } from '../notAccepted.ts'
import type { Agreed } from './tables.ts'

/** What people who open a table agree on; refused where the rules know no such game. */
export function agreementOf(table: NewTable): Agreed {
  const { players, expansions, preset, options, perfectMemory, clock, pace } = table
  const most = mostPlayers(expansions)
  if (players > most)
    throw new NotAccepted('bad-setup', `${players} cannot play: with these expansions ${most} can.`)
  return {
    players,
    expansions,
    options: { ...PRESETS[preset], ...given(options) },
    perfectMemory,
    clock,
    pace,
  }
}

/** Without what is not there: an option that was left out must not hide that of the preset. */
function given(options: NewTable['options']): Partial<Agreed['options']> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

/** Which bot sits in which seat; one seat at least is left for whoever opens the table. */
export function botSeatsOf({ players, bots: wanted }: NewTable): ReadonlyMap<number, string> {
  const seats = new Map(wanted.map(({ seat, bot }) => [seat, bot]))
  for (const [seat, bot] of seats) {
    if (seat >= players) throw new NotAccepted('no-such-seat')
    refuseUnknownBot(bot)
  }
  if (seats.size < wanted.length) throw new NotAccepted('seat-taken')
  if (seats.size === players)
    throw new NotAccepted('bad-setup', 'A seat must be left for whoever opens the table.')
  return seats
}

export function refuseUnknownBot(bot: string): void {
  if (botNamed(bot) === undefined) throw new NotAccepted('no-such-bot')
}
