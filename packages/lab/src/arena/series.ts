import { availableParallelism } from 'node:os'
import { isQuick } from '../players.ts'
import { Progress } from '../progress.ts'
import type { Result } from './deal.ts'
import { type Fixture, gamesOfDeal, keyOf } from './fixture.ts'
import { Kept } from './kept.ts'
import { type Job, playAll } from './workers.ts'

export interface SeriesSettings {
  readonly deals: number
  readonly workers: number
  /** Where finished deals are kept. */
  readonly resume?: string | undefined
  /** Told of every deal in its order; true when it was the last one needed. */
  isEnough?(fixture: number, result: Result): boolean
}

interface Numbered extends Job {
  /** Which of the fixtures. */
  readonly at: number
}

/** The results of one fixture, of which those count that all deals before them have come in too. */
class Row {
  readonly results: Result[] = []
  private readonly early = new Map<number, Result>()
  isClosed = false

  put(deal: number, result: Result, isEnough: (result: Result) => boolean): void {
    this.early.set(deal, result)
    for (let next = this.take(); next !== undefined; next = this.take()) {
      this.results.push(next)
      this.isClosed ||= isEnough(next)
    }
  }

  private take(): Result | undefined {
    return this.isClosed ? undefined : this.early.get(this.results.length)
  }
}

/**
 * Plays the same deals for every fixture, and returns the results by fixture and deal.
 *
 * They are the same for any number of workers: a deal has its own luck, and deals count in their
 * order, not as they end.
 */
export async function playSeries(
  fixtures: readonly Fixture[],
  { deals, workers, resume, isEnough = () => false }: SeriesSettings,
): Promise<readonly (readonly Result[])[]> {
  const kept = new Kept(resume)
  const rows = fixtures.map((fixture, at) => ({ fixture, at, key: keyOf(fixture), row: new Row() }))
  const progress = new Progress(deals * fixtures.length)
  let finished = 0
  const put = (at: number, deal: number, result: Result): void => {
    rows[at]?.row.put(deal, result, (next) => isEnough(at, next))
    progress.update(++finished)
  }

  function* jobs(): Generator<Numbered> {
    for (let deal = 0; deal < deals; deal++)
      for (const { fixture, at, key, row } of rows) {
        if (row.isClosed) continue
        const known = kept.get(key, deal)
        if (known === undefined) yield { fixture, at, deal }
        else put(at, deal, known)
      }
  }

  await playAll(jobs(), workers, ({ at, deal }, result) => {
    kept.add(rows[at]?.key ?? '', deal, result)
    put(at, deal, result)
  })
  progress.end()
  return rows.map(({ row }) => row.results)
}

/** Games of bots that decide at once, in which starting a process would take longer than it saves. */
const FEW = 2_000

/** How many workers are worth their while, if nobody says. */
export function usualWorkers(fixtures: readonly Fixture[], deals: number): number {
  const games = fixtures.reduce((sum, { setup }) => sum + deals * gamesOfDeal(setup.players), 0)
  const areQuick = fixtures.every(({ a, b, net }) => isQuick(a, net) && isQuick(b, net))
  return areQuick && games <= FEW ? 1 : availableParallelism()
}
