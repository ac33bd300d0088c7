import { randomInt } from 'node:crypto'
import { setImmediate as nextMoment } from 'node:timers/promises'
import { type ExpansionName, PRESETS } from '@hadal/engine'
import { clientFrame } from '@hadal/protocol'
import { ActedTable } from '@hadal/table'
import { Audience, openChange } from './audience.ts'
import { fairChance } from './plan.ts'

const PLAYERS = 4
/** What is met most, and everything there is. */
const GAMES: readonly (readonly ExpansionName[])[] = [[], [], ['kraken', 'leviathan']]

/**
 * Plays some games that nobody sees.
 *
 * Machine code is made of whatever is done often: without this the first people at a server that has just
 * started would wait for it. Each act is a moment of its own, so that whoever comes meanwhile is answered.
 */
export async function rehearse(times: number, isWanted: () => boolean): Promise<void> {
  for (const expansions of Array.from({ length: times }, () => GAMES).flat())
    for (const _ of actsOf(expansions)) {
      await nextMoment()
      if (!isWanted()) return
    }
}

/** One game, act by act: each arrives, is done, and is told to everybody. */
function* actsOf(expansions: readonly ExpansionName[]): Iterable<void> {
  const setup = { players: PLAYERS, expansions, options: PRESETS.rulebook }
  const occupants = Array.from({ length: PLAYERS }, () => ({ kind: 'person' as const }))
  const acted = ActedTable.begin(setup, fairChance, { occupants, perfectMemory: true })
  const { table } = acted
  const game = { acted, clock: undefined }
  const audiences = occupants.map((_, seat) => new Audience(seat))
  for (const audience of audiences) JSON.stringify(audience.whole(game, undefined))
  for (let open = table.seenByAll; ; yield) {
    const [question] = table.asked()
    if (question === undefined) return
    const { seat, decisions } = question
    const act = {
      type: 'decide',
      decisions: [decisions[randomInt(decisions.length)] ?? 0],
    } as const
    const frame = JSON.stringify({ type: 'act', id: 'rehearsal', version: table.version, act })
    clientFrame.parse(JSON.parse(frame))
    acted.act(seat, table.version, act)
    const change = openChange(open, table.seenByAll)
    open = table.seenByAll
    for (const audience of audiences) JSON.stringify(audience.update(game, change))
  }
}
