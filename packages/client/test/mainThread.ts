// What kept the main thread of a page busy, read from a trace of the browser.

/** What has to be traced for it: more would slow the page down. */
export const CATEGORIES = ['toplevel', 'blink.user_timing']

/** Something the main thread did in one go; milliseconds of the page's clock. */
export interface Task {
  readonly start: number
  readonly duration: number
  /** Of this, the time it did not wait for a core that something else had. */
  readonly busy: number
}

/** Marks that the page has set: their name, and when by its own clock. */
interface Marks {
  readonly name: string
  readonly at: readonly number[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the trace's clock. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/**
 * The tasks of the thread that set the marks, without those in which it did: looking at the page is not the
 * page's fault.
 */
export function tasksIn(trace: Buffer, marks: Marks): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] }
  const marked = traceEvents.filter(({ name }) => name === marks.name)
  const [first] = marked
  const offset = marks.at.at(-marked.length)
  if (first === undefined || offset === undefined) throw new Error('The trace holds no marks.')
  const pageTime = (ts: number) => (ts - first.ts) / 1000 + offset
  const tasks = traceEvents
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  return tasks
    .filter(({ ts, dur = 0 }) => !marked.some((mark) => mark.ts >= ts && mark.ts <= ts + dur))
    .map(({ ts, dur = 0, tdur = dur }) => ({
      start: pageTime(ts),
      duration: dur / 1000,
      busy: tdur / 1000,
    }))
}
