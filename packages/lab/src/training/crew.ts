import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Point } from './curve.ts'
import type { Folder } from './folder.ts'

/** How long actors may take to notice that the training is over, in milliseconds. */
const PATIENCE = 20_000
/** How often the curve is looked at, in milliseconds. */
const GLANCE = 500

/** What is to be run, and with which words. */
export interface Program {
  readonly command: string
  readonly words: readonly string[]
}

/** One of our own commands, run by whatever runs this one: from its sources or from one bundled file. */
export function ourselves(...words: readonly string[]): Program {
  const [, main = ''] = process.argv
  return { command: process.execPath, words: [...process.execArgv, main, ...words] }
}

export function hasTorch(): boolean {
  const question = "import importlib.util as u, sys; sys.exit(u.find_spec('torch') is None)"
  return spawnSync('python3', ['-c', question], { stdio: 'ignore' }).status === 0
}

/** Runs actors and a learner until it is done or somebody interrupts it; returns whether somebody did. */
export async function runCrew(
  folder: Folder,
  actors: number,
  learner: Program,
  tell: (point: Point) => void,
): Promise<boolean> {
  folder.tidyUp()
  let isInterrupted = false
  const crew = new Set<Worker>()
  const killAll = () => {
    for (const worker of crew) worker.kill()
  }
  const interrupt = () => {
    // Whoever says it twice does not want to wait.
    if (isInterrupted) killAll()
    isInterrupted = true
    folder.stop()
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, interrupt)
  process.once('exit', killAll)
  const watch = watchCurve(folder, tell)
  try {
    const learning = new Worker(learner, crew)
    const playing = Array.from(
      { length: actors },
      (_, number) => new Worker(ourselves('actor', folder.path, String(number)), crew),
    )
    await Promise.race([learning.ended, ...playing.map(({ ended }) => ended)])
    // An actor that ends first was told to, or has failed, and then this says how.
    if (!folder.isOver) folder.stop()
    const patience = setTimeout(killAll, PATIENCE)
    await Promise.all([learning.ended, ...playing.map(({ ended }) => ended)])
    clearTimeout(patience)
    return isInterrupted
  } finally {
    killAll()
    watch.end()
    process.off('exit', killAll)
    for (const signal of signals) process.off(signal, interrupt)
  }
}

const LONGEST_SAID = 10_000

/** A process that works on the training; it fails if it ends in any way but well. */
class Worker {
  readonly ended: Promise<void>
  private readonly child: ChildProcess

  constructor({ command, words }: Program, crew: Set<Worker>) {
    const child = spawn(command, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      // The other cores belong to the actors.
      env: { ...process.env, OMP_NUM_THREADS: '2' },
    })
    this.child = child
    crew.add(this)
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-LONGEST_SAID)
    })
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => {
        crew.delete(this)
        const what = `${command} ${words.join(' ')}`
        if (code === 0) resolve()
        else reject(new Error(`${what} ended with ${signal ?? code}: ${said.trim()}`))
      })
    })
  }

  kill(): void {
    this.child.kill('SIGKILL')
  }
}

/** Tells every new point of the curve. */
function watchCurve(folder: Folder, tell: (point: Point) => void): { end(): void } {
  let told = folder.curve.length
  const look = () => {
    for (const point of folder.curve.slice(told)) {
      tell(point)
      told++
    }
  }
  const timer = setInterval(look, GLANCE)
  return {
    end() {
      clearInterval(timer)
      look()
    },
  }
}
