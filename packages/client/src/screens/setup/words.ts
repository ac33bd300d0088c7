import type { ExpansionName } from '@hadal/engine'
import { locale, m } from '@hadal/words'
import { isPerson, type TablePlan } from './plan.ts'
import type { Problem } from './problems.ts'

/** What a seat is called: as somebody wrote it, or as we call it. */
export function seatName({ seats }: Pick<TablePlan, 'seats'>, at: number): string {
  const seat = seats[at]
  if (seat === undefined) return ''
  const written = seat.name.trim()
  if (written !== '') return written
  if (!isPerson(seat)) return botName(at)
  return seats.filter(isPerson).length === 1
    ? m.setup_you()
    : m.setup_person_name({ number: at + 1 })
}

/** Names of ours for bots, one for each seat. */
export function botName(at: number): string {
  const names = [
    m.setup_bot_name_5,
    m.setup_bot_name_1,
    m.setup_bot_name_2,
    m.setup_bot_name_3,
    m.setup_bot_name_4,
  ]
  return (names[at] ?? m.setup_bot_name_5)()
}

const expansionName: Readonly<Record<ExpansionName, () => string>> = {
  kraken: () => m.option_expansion_kraken_name(),
  leviathan: () => m.option_expansion_leviathan_name(),
}

/** `Kraken and Leviathan`; nothing for the base game. */
export function expansionNames(expansions: readonly ExpansionName[]): string | undefined {
  if (expansions.length === 0) return undefined
  return listed(expansions.map((name) => expansionName[name]()))
}

/** `Ann, Brine and Kelp`, as the language has it. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}

export function sayProblem(problem: Problem): string {
  switch (problem.problem) {
    case 'fifth-seat':
      return m.setup_problem_fifth_seat()
    case 'no-person':
      return m.setup_problem_no_person()
    case 'same-name':
      return m.setup_problem_same_name({ name: problem.name })
    case 'seed':
      return m.setup_problem_seed()
    case 'seed-and-first-seat':
      return m.setup_problem_seed_and_first_seat()
  }
}
