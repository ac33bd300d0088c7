import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Dealer, type Result } from './deal.ts'
import type { Fixture } from './fixture.ts'

/** A deal to be played. */
export interface Job {
  readonly fixture: Fixture
  readonly deal: number
}

/** What became of it. */
export type Answer = { readonly result: Result } | { readonly failure: string }

type Done<Of extends Job> = (job: Of, result: Result) => void

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

/**
 * Plays deals until there are no more.
 *
 * One worker is this process; several are processes of their own, since only a process can tell how
 * much CPU time its bots have used.
 */
export async function playAll<Of extends Job>(
  jobs: Iterator<Of>,
  workers: number,
  done: Done<Of>,
): Promise<void> {
  if (workers === 1) return playHere(jobs, done)
  const started: ChildProcess[] = []
  try {
    const busy: Promise<void>[] = []
    for (let at = 0; at < workers; at++) {
      const first = jobs.next()
      if (first.done) break
      const worker = fork(WORKER, { execArgv: [] })
      started.push(worker)
      busy.push(playThere(worker, first.value, jobs, done))
    }
    await Promise.all(busy)
  } finally {
    for (const worker of started) worker.kill()
  }
}

function playHere<Of extends Job>(jobs: Iterator<Of>, done: Done<Of>): void {
  const dealer = new Dealer()
  for (let next = jobs.next(); !next.done; next = jobs.next())
    done(next.value, dealer.play(next.value.fixture, next.value.deal))
}

/** Keeps a worker busy, from its first deal until none is left. */
function playThere<Of extends Job>(
  worker: ChildProcess,
  first: Of,
  jobs: Iterator<Of>,
  done: Done<Of>,
): Promise<void> {
  return new Promise((end, fail) => {
    let job = first
    const give = (): boolean => worker.send({ fixture: job.fixture, deal: job.deal })
    // Only our own worker writes here.
    worker.on('message', (answer: Answer) => {
      if ('failure' in answer) return fail(new Error(`deal ${job.deal} failed: ${answer.failure}`))
      done(job, answer.result)
      const next = jobs.next()
      if (next.done) return end()
      job = next.value
      give()
    })
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error(`a worker ended while it played deal ${job.deal}`)))
    give()
  })
}
