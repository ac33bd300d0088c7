/**
 * Compares speeds across machines: every figure is divided by the yardstick of the same run.
 *
 * Higher is faster: how often something is done while the yardstick makes a million steps.
 */
export type Figures = Readonly<Record<string, number>>

interface Measured {
  readonly yardstick: number
  readonly random: Readonly<Record<string, { readonly decisionsPerCpuSecond: number }>>
  readonly copyNs: number
}

/** A figure that is this much below the kept one is too slow. */
const TOLERANCE = 0.1

export function figuresOf({ yardstick, random, copyNs }: Measured): Figures {
  const perMillionSteps = (perSecond: number) => Math.round(perSecond / yardstick)
  const decisions = Object.entries(random).map(
    ([players, { decisionsPerCpuSecond }]) =>
      [`decisions with ${players} players`, perMillionSteps(decisionsPerCpuSecond)] as const,
  )
  return { ...Object.fromEntries(decisions), 'copies of a game': perMillionSteps(1e9 / copyNs) }
}

/** The better of two runs, figure by figure: what else the machine does can only slow them down. */
export function better(one: Figures, other: Figures): Figures {
  return Object.fromEntries(
    Object.entries(one).map(([name, figure]) => [name, Math.max(figure, other[name] ?? 0)]),
  )
}

/** The names of all figures that are too slow, or missing. */
export function tooSlow(figures: Figures, kept: Figures): string[] {
  return Object.entries(kept)
    .filter(([name, figure]) => (figures[name] ?? 0) < figure * (1 - TOLERANCE))
    .map(([name]) => name)
}
