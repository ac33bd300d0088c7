import type { Preset } from '@hadal/engine'
import type { Difference } from './compare.ts'
import { BadTrace, readTrace, type Trace, type TraceSnapshot, type TraceStep } from './format.ts'
import type { Facts } from './ours.ts'
import { accepts, reasonOf } from './refusals.ts'
import { Disagreement, Replay } from './replay.ts'
import { scoreDifferences } from './score.ts'

/** Deviations after which a recorded game follows other rules: its comparison ends there. */
const STOPS = ['B03', 'K02', 'K05', 'K07', 'K08', 'K11', 'L05']

/** How far a recorded game and ours went together. */
export interface Comparison {
  readonly file: string
  readonly result: 'agreed' | 'stopped' | 'disagreed'
  /** The last step that was looked at. */
  readonly step: number
  readonly deviation: string | undefined
  readonly difference: Difference | undefined
  /** Both positions where they part, or as far as they went. */
  readonly positions: { readonly ours: Facts; readonly theirs: Facts } | undefined
  readonly steps: number
  readonly values: number
  readonly refusals: number
  readonly refusalsAccepted: Readonly<Record<string, number>>
  readonly refusalsUnexplained: readonly string[]
}

/** Replays one recorded game to its end, to a known deviation, or to where we disagree. */
export function compareGame(file: string, preset: Preset): Comparison {
  const course = new Course(file)
  try {
    const trace = readTrace(file)
    return course.run(trace, new Replay(trace, preset))
  } catch (error) {
    if (error instanceof Disagreement) return course.end('disagreed', error.difference)
    if (!(error instanceof BadTrace)) throw error
    return course.end('disagreed', { field: 'file', ours: '', theirs: error.message })
  }
}

/** The steps of one recorded game, and what has been seen on the way. */
class Course {
  private readonly file: string
  private step = 0
  private steps = 0
  private scoreValues = 0
  private refusals = 0
  private deviation: string | undefined
  private replay: Replay | undefined
  private readonly accepted: Record<string, number> = {}
  private readonly unexplained: string[] = []

  constructor(file: string) {
    this.file = file
  }

  run(trace: Trace, replay: Replay): Comparison {
    this.replay = replay
    replay.compareStart()
    let before = trace.start
    for (const step of trace.steps) {
      this.step = step.step
      this.deviation = step.deviations?.find((id) => STOPS.includes(id))
      if (this.deviation !== undefined) return this.end('stopped')
      this.tryRefusals(replay, step, before)
      replay.follow(step)
      this.steps++
      before = step.snapshot
    }
    const score = scoreDifferences(replay.game, trace)
    this.scoreValues = score.compared
    const [first] = score.found
    return first ? this.end('disagreed', first) : this.end('agreed')
  }

  private tryRefusals(replay: Replay, step: TraceStep, before: TraceSnapshot): void {
    for (const refused of step.rejected ?? []) {
      this.refusals++
      if (!accepts(replay, step, refused)) continue
      const reason = reasonOf(step, refused, before)
      if (reason !== undefined) this.accepted[reason] = (this.accepted[reason] ?? 0) + 1
      else
        this.unexplained.push(
          `step ${step.step}, ${step.state}: ${refused.action} ${JSON.stringify(refused.args)}`,
        )
    }
  }

  end(result: Comparison['result'], difference?: Difference): Comparison {
    return {
      file: this.file,
      result,
      step: this.step,
      deviation: this.deviation,
      difference,
      positions: this.replay?.positions,
      steps: this.steps,
      values: (this.replay?.values ?? 0) + this.scoreValues,
      refusals: this.refusals,
      refusalsAccepted: this.accepted,
      refusalsUnexplained: this.unexplained,
    }
  }
}
