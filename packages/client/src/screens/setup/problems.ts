import {
  isPerson,
  LARGEST_SEED,
  MOST_WITHOUT_LEVIATHAN,
  type SeatPlan,
  type TablePlan,
} from './plan.ts'

/** Why a game cannot begin as it is planned. */
export type Problem =
  /** L1.5 */
  | { readonly problem: 'fifth-seat' }
  | { readonly problem: 'no-person' }
  | { readonly problem: 'same-name'; readonly name: string }
  | { readonly problem: 'seed' }
  /** Given waters decide who begins, too. */
  | { readonly problem: 'seed-and-first-seat' }

/** Everything that stands in the way; nothing is changed behind anybody's back. */
export function problemsOf(
  plan: TablePlan,
  nameOf: (seat: SeatPlan, at: number) => string,
): readonly Problem[] {
  const { seats, expansions, seed, starts } = plan
  const problems: Problem[] = []
  if (seats.length > MOST_WITHOUT_LEVIATHAN && !expansions.includes('leviathan'))
    problems.push({ problem: 'fifth-seat' })
  if (!seats.some(isPerson)) problems.push({ problem: 'no-person' })
  const names = seats.map(nameOf)
  const twice = names.find((name, at) => names.findIndex((other) => isSame(name, other)) < at)
  if (twice !== undefined) problems.push({ problem: 'same-name', name: twice })
  if (seed.trim() !== '') {
    if (seedOf(seed) === undefined) problems.push({ problem: 'seed' })
    else if (starts === 'first-seat') problems.push({ problem: 'seed-and-first-seat' })
  }
  return problems
}

/** Names that people would call the same. */
const isSame = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/** The number of the waters; nothing if none is given, or no number. */
export function seedOf(written: string): number | undefined {
  const digits = written.replace(/\s/g, '')
  if (!/^\d{1,10}$/.test(digits)) return undefined
  const seed = Number(digits)
  return seed <= LARGEST_SEED ? seed : undefined
}
