import { legal, type Table } from '@hadal/engine'
import type { TraceStep } from './format.ts'
import { isForSeveral } from './states.ts'

const ENTRY = 4
const SEAT = 1
const ARGUMENT = 2

/**
 * Several seats may answer in any order there (B6.R6): the one that did comes first here too.
 *
 * The questions for the others wait on our agenda, one for each seat; the Assassin's owner answers
 * for each victim, who is the argument of the question.
 */
export function bringForward(table: Table, step: TraceStep): void {
  const byVictim = step.state === 'lord4'
  if (!byVictim && !isForSeveral(step.state)) return
  const where = byVictim ? ARGUMENT : SEAT
  const wanted = byVictim ? step.args.owner : step.player
  const { agenda, agendaSize } = table.game
  const top = (agendaSize - 1) * ENTRY
  for (let at = top; at >= 0 && agenda[at] === agenda[top]; at -= ENTRY)
    if (agenda[at + where] === wanted) {
      const entry = agenda.slice(at, at + ENTRY)
      agenda.copyWithin(at, top, top + ENTRY)
      agenda.set(entry, top)
      break
    }
  table.settled = false
  legal(table)
}
