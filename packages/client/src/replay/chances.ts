import { type LookBack, turnsOf } from '@hadal/bots'

/** Everybody's chance of winning at a moment. */
export interface ChancesThen {
  readonly at: number
  readonly chances: readonly number[]
}

/** How the chances went from turn to turn: what is thought within one is too restless to be shown. */
export function chancesOver(found: LookBack): readonly ChancesThen[] {
  const turns = turnsOf(found)
  return [
    { at: 0, chances: turns[0]?.before ?? [] },
    ...turns.map(({ to, after }) => ({ at: to, chances: after })),
  ]
}

/** What the chances were when the last turn before a moment was over. */
export function chancesAt(
  over: readonly ChancesThen[] | undefined,
  at: number,
): readonly number[] | undefined {
  return over?.findLast((then) => then.at <= at)?.chances
}
