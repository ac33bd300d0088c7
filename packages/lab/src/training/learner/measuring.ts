import { rounded } from '../../statistics.ts'
import type { Point, Trial } from '../curve.ts'
import type { Folder } from '../folder.ts'
import type { Losses } from './model.ts'

interface Sums {
  games: number
  share: number
  margin: number
}

/** Makes points of a curve that goes on where it stopped. */
export class Measuring {
  /** How far it had come before this learner began. */
  readonly earlier: { readonly games: number; decisions: number; samples: number; steps: number }
  private readonly folder: Folder
  private readonly before = new Map<string, Sums>()
  private losses: [number, number, number, number] = [0, 0, 0, 0]
  private count = 0

  constructor(folder: Folder) {
    this.folder = folder
    this.earlier = folder.curve.at(-1) ?? { games: 0, decisions: 0, samples: 0, steps: 0 }
  }

  note([win, margin, chances, points]: Losses): void {
    const [a, b, c, d] = this.losses
    this.losses = [a + win, b + margin, c + chances, d + points]
    this.count++
  }

  /** How far it has come; samples and steps are those of this learner. */
  point(seconds: number, samples: number, steps: number): Point {
    const { earlier, folder, count } = this
    const { played } = folder
    const total = (of: (one: (typeof played)[number]) => number) =>
      played.reduce((sum, one) => sum + of(one), 0)
    const [win, margin, chances, points] = this.losses.map((sum) =>
      rounded(sum / Math.max(1, count), 4),
    )
    this.losses = [0, 0, 0, 0]
    this.count = 0
    return {
      seconds: rounded(seconds, 1),
      games: earlier.games + total(({ games }) => games),
      decisions: earlier.decisions + total(({ decisions }) => decisions),
      samples: earlier.samples + samples,
      steps: earlier.steps + steps,
      loss: { win: win ?? 0, margin: margin ?? 0, chances: chances ?? 0, points: points ?? 0 },
      trials: Object.fromEntries(this.trialsSinceLast()),
    }
  }

  private trialsSinceLast(): readonly (readonly [table: string, Trial])[] {
    const now = new Map<string, Sums>()
    for (const { trials } of this.folder.played)
      for (const [table, { games, share, margin }] of Object.entries(trials)) {
        const sums = now.get(table) ?? { games: 0, share: 0, margin: 0 }
        sums.games += games
        sums.share += share
        sums.margin += margin
        now.set(table, sums)
      }
    return [...now].flatMap(([table, sums]) => {
      const old = this.before.get(table) ?? { games: 0, share: 0, margin: 0 }
      this.before.set(table, sums)
      const games = sums.games - old.games
      if (games === 0) return []
      const winRate = rounded((sums.share - old.share) / games, 4)
      return [[table, { games, winRate, margin: rounded((sums.margin - old.margin) / games, 2) }]]
    })
  }
}
