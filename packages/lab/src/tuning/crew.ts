import { type ChildProcess, fork } from 'node:child_process'
import { type Outcome, type Pair, playPair } from './pairs.ts'

/** Those who play the games. */
export interface Crew {
  /** What came of each pair, in the same order. */
  play(pairs: readonly Pair[]): Promise<Outcome[]>
  end(): void
}

/** The command by which this program is told that it is one of a crew: not for people. */
export const TUNE_WORKER = 'tune-worker'

/** One plays here; more are processes of their own. */
export function crewOf(workers: number): Crew {
  return workers <= 1 ? alone : new Processes(workers)
}

const alone: Crew = {
  play: async (pairs) => pairs.map(playPair),
  end: () => {},
}

/**
 * This very program, started again: it works from sources and from a bundle alike.
 *
 * Threads would not: what translates the sources is not there in a thread.
 */
class Processes implements Crew {
  private readonly workers: readonly ChildProcess[]

  constructor(count: number) {
    const [, program = ''] = process.argv
    this.workers = Array.from({ length: count }, () => fork(program, [TUNE_WORKER]))
  }

  /** Everybody takes the next pair as soon as the last one is played. */
  async play(pairs: readonly Pair[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    const left = pairs.entries()
    const work = async (worker: ChildProcess): Promise<void> => {
      for (const [at, pair] of left) outcomes[at] = await playedBy(worker, pair)
    }
    await Promise.all(this.workers.map(work))
    return outcomes
  }

  end(): void {
    for (const worker of this.workers) worker.disconnect()
  }
}

function playedBy(worker: ChildProcess, pair: Pair): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const told = (outcome: Outcome): void => {
      worker.off('exit', ended)
      resolve(outcome)
    }
    const ended = (): void => reject(new Error('one who plays ended before its time'))
    worker.once('message', told)
    worker.once('exit', ended)
    worker.send(pair)
  })
}

/** Plays whatever pairs it is sent, until nobody is left who sends any. */
export function playWhatIsSent(): Promise<void> {
  process.on('message', (pair: Pair) => process.send?.(playPair(pair)))
  return new Promise((resolve) => process.once('disconnect', resolve))
}
