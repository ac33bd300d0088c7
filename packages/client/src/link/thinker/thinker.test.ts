import { newGame, PRESETS, seeded, view } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import type { FromThinker, ToThinker } from './messages.ts'
import { type Minds, type ThinkerWorker, WorkerThinker } from './thinker.ts'

const setup = { players: 2, expansions: [], options: PRESETS.rulebook } as const
const seen = view(newGame(setup, seeded(1)).game, 0)
const asked = { legal: [1, 2, 3], view: seen }
const weights = new Uint8Array(200)

/** A worker that does nothing but remember what it was sent. */
class StillWorker implements ThinkerWorker {
  readonly heard: ToThinker[] = []
  onmessage: ThinkerWorker['onmessage'] = null
  onerror: ThinkerWorker['onerror'] = null
  isRunning = true

  postMessage(message: ToThinker): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.isRunning = false
  }

  says(data: FromThinker): void {
    // What a worker does with an event is no business of ours.
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent)
  }

  /** What it was asked, by number. */
  get ids(): readonly number[] {
    return this.heard.flatMap((message) =>
      'decide' in message || 'advise' in message ? [message.id] : [],
    )
  }
}

function begun(fetch: () => Promise<Uint8Array> = async () => weights) {
  const workers: StillWorker[] = []
  const minds: Minds[] = []
  const clock = { now: 0 }
  let fetches = 0
  const thinker = new WorkerThinker({
    start() {
      const worker = new StillWorker()
      workers.push(worker)
      return worker
    },
    fetchWeights() {
      fetches++
      return fetch()
    },
    told: (told) => minds.push(told),
    now: () => clock.now,
  })
  const last = (): StillWorker => {
    const worker = workers.at(-1)
    if (worker === undefined) throw new Error('nobody thinks yet')
    return worker
  }
  return { thinker, workers, minds, clock, last, fetches: () => fetches }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('where bots think', () => {
  test('is taught before it is first asked, once for all', async () => {
    const { thinker, workers, last, minds, fetches } = begun()
    const told: unknown[] = []
    thinker.decide({ bot: 'level-4', ...asked }, (decision) => told.push(decision))
    thinker.decide({ bot: 'level-6', ...asked }, (decision) => told.push(decision))
    expect(workers).toHaveLength(0)
    await settled()
    expect(fetches()).toBe(1)
    expect(minds.map(({ state }) => state)).toEqual(['fetching', 'ready'])
    expect(last().heard[0]).toEqual({ weights })
    const [one = -1, other = -1] = last().ids
    last().says({ id: other, answer: { decision: 2 } })
    last().says({ id: one, answer: { decision: 3 } })
    expect(told).toEqual([2, 3])
    expect(workers).toHaveLength(1)
  })

  test('is not waited for any longer when it is cancelled, and what else it was asked is asked anew', async () => {
    const { thinker, workers, last } = begun()
    const told: unknown[] = []
    const cancel = thinker.decide({ bot: 'level-6', ...asked }, () => told.push('cancelled'))
    thinker.advise(asked, () => told.push('advised'))
    await settled()
    const [first] = workers
    cancel()
    expect(first?.isRunning).toBe(false)
    expect(workers).toHaveLength(2)
    expect(last().heard[0]).toEqual({ weights })
    expect(last().ids).toHaveLength(1)
    const [id = -1] = last().ids
    last().says({ id, answer: { progress: 1, choices: [], isDone: true } })
    expect(told).toEqual(['advised'])
  })

  test('is asked to stop where it hears that', async () => {
    const { thinker, workers, last } = begun()
    const cancel = thinker.advise(asked, () => expect.unreachable())
    await settled()
    const [id = -1] = last().ids
    cancel()
    last().says({ id, answer: { progress: 1, choices: [], isDone: true } })
    expect(last().heard.at(-1)).toEqual({ id, stop: true })
    expect(workers).toHaveLength(1)
  })

  test('tells what it has found so far, until it is done', async () => {
    const { thinker, last } = begun()
    const told: unknown[] = []
    thinker.advise(asked, (advising) => told.push(advising?.progress))
    await settled()
    const [id = -1] = last().ids
    for (const progress of [0.3, 1])
      last().says({ id, answer: { progress, choices: [], isDone: progress === 1 } })
    last().says({ id, answer: { progress: 0.5, choices: [], isDone: false } })
    expect(told).toEqual([0.3, 1])
  })
})

describe('without what they have learned', () => {
  test('bots cannot think, and it is tried again after a while', async () => {
    let isThere = false
    const { thinker, minds, clock, fetches } = begun(async () => {
      if (!isThere) throw new Error('the network is gone')
      return weights
    })
    const told: unknown[] = []
    const ask = async (): Promise<void> => {
      thinker.decide({ bot: 'level-2', ...asked }, (decision) => told.push(decision))
      await settled()
    }
    await ask()
    expect(told).toEqual([undefined])
    expect(minds.at(-1)).toEqual({ state: 'missing', why: 'unreachable' })
    await ask()
    expect([told.length, fetches()]).toEqual([2, 1])
    clock.now = 60_000
    isThere = true
    await ask()
    expect(fetches()).toBe(2)
    expect(minds.at(-1)).toEqual({ state: 'ready' })
  })

  test('or with something that is none of it, they cannot think either', async () => {
    const { thinker, last, minds, clock, fetches } = begun()
    const told: unknown[] = []
    thinker.decide({ bot: 'level-2', ...asked }, (decision) => told.push(decision))
    await settled()
    last().says({ unusable: 'another version' })
    expect(told).toEqual([undefined])
    expect(minds.at(-1)).toEqual({ state: 'missing', why: 'unusable' })
    clock.now = 60_000
    thinker.decide({ bot: 'level-2', ...asked }, (decision) => told.push(decision))
    expect(told).toHaveLength(1)
    await settled()
    expect([told.length, fetches()]).toEqual([2, 1])
  })
})
