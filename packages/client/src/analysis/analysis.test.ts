import { asked, type GameRecord, PRESETS, replay } from '@hadal/engine'
import { sayChoice, speak } from '@hadal/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRecordText } from '../keep/recordText.ts'
import { hosted, playOut, seatsFor } from '../link/testing.ts'
import type { Told } from './messages.ts'
import { linesOf, retell, sceneAt } from './retell.ts'
import { think, type WorkerLike } from './think.ts'

let record: GameRecord

beforeAll(async () => {
  await speak('en')
  const setup = { players: 3, expansions: ['kraken'], options: PRESETS.rulebook } as const
  const begin = { id: 'kept', seats: seatsFor(3, 2), from: { setup, seed: 4 }, perfectMemory: true }
  const { host, world } = await hosted(begin)
  await playOut(host, world)
  const read = readRecordText(world.shelf.get('kept')?.record ?? '')
  if ('reason' in read) throw new Error(read.reason)
  record = read.record
})

describe('a game told again', () => {
  test('has every line once, each with the move that told it', () => {
    const past = retell(record, 0)
    expect(past.starts).toHaveLength(record.moves.length + 1)
    expect(past.starts.at(-1)).toBe(past.log.length)
    const lines = record.moves.flatMap((_, move) => linesOf(past, move, move + 1))
    const first = past.starts[0] ?? 0
    expect(lines.length).toBeGreaterThan(100)
    expect(lines).toEqual(linesOf(past, 0, record.moves.length))
    expect(lines.every((line) => past.log.indexOf(line) >= first)).toBe(true)
    expect(lines.at(-1)?.event.type).toBe('game-over')
  })

  test('tells nobody what only others could see', () => {
    const secrets = retell(record, undefined).log.filter(({ event }) => 'secret' in event)
    expect(secrets).toEqual([])
  })

  test('shows what was asked at a move, and can say every choice there', () => {
    for (const move of [0, 10, 50, record.moves.length - 1]) {
      const scene = sceneAt(record, move, { names: ['Ann', 'Mira', 'Finn'], you: 0 })
      expect(scene.question.name).toBe(asked(replay(record, move).game)?.question.name)
      expect(scene.view.seat).toBe(scene.question.seat)
      expect(scene.question.decisions).toContain(record.moves[move]?.decision)
      for (const decision of scene.question.decisions)
        expect(sayChoice(scene, scene.question, decision).label).not.toBe('')
    }
  })
})

describe('thinking in a worker', () => {
  class StillWorker implements WorkerLike {
    onmessage: WorkerLike['onmessage'] = null
    onerror: WorkerLike['onerror'] = null
    onmessageerror: WorkerLike['onmessageerror'] = null
    readonly heard: unknown[] = []
    isRunning = true
    postMessage(message: unknown): void {
      this.heard.push(message)
    }
    terminate(): void {
      this.isRunning = false
    }
    says(data: Told): void {
      this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent)
    }
  }

  function begun() {
    const worker = new StillWorker()
    const told: Told[] = []
    const task = { record, judged: [0], before: undefined }
    const stop = think(
      task,
      (one) => told.push(one),
      () => worker,
    )
    return { worker, told, stop, task }
  }
  const found = { thought: [], moves: [], judged: [0], verdicts: [] }

  test('hears how far it has come, and ends with what was found', () => {
    const { worker, told, task } = begun()
    expect(worker.heard).toEqual([task])
    worker.says({ progress: 0.5 })
    expect(worker.isRunning).toBe(true)
    worker.says({ found })
    expect(told).toEqual([{ progress: 0.5 }, { found }])
    expect(worker.isRunning).toBe(false)
  })

  test('can be stopped at any moment', () => {
    const { worker, stop } = begun()
    stop()
    expect(worker.isRunning).toBe(false)
  })

  test('that fails says so', () => {
    const { worker, told } = begun()
    worker.onerror?.call(worker as unknown as Worker, { message: 'no memory' } as ErrorEvent)
    expect(told).toEqual([{ failure: 'no memory' }])
    expect(worker.isRunning).toBe(false)
  })
})
