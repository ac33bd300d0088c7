import { type Bot, bots, type Observation } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { type GameTable, pauseBefore } from '@hadal/table'
import type { Pace } from './protocol.ts'

/** Calls back after some milliseconds, unless the returned function is called before. */
export type Timer = (milliseconds: number, then: () => void) => () => void

/** Without pauses, so many decisions are played before the page is told. */
const AT_ONCE = 20

/** Plays for the bots of a table, slowly enough for people to follow. */
export class BotDriver {
  private readonly table: GameTable
  private readonly random: (limit: number) => number
  private readonly timer: Timer
  private readonly changed: () => void
  private pace: Pace = 'readable'
  private isHurried = false
  private stopWaiting: (() => void) | undefined

  /** `changed` is called whenever bots have decided and the next one pauses or a person is asked. */
  constructor(
    table: GameTable,
    random: (limit: number) => number,
    timer: Timer,
    changed: () => void,
  ) {
    this.table = table
    this.random = random
    this.timer = timer
    this.changed = changed
  }

  setPace(pace: Pace): void {
    this.pace = pace
  }

  /** No pauses until a person is asked. */
  hurry(): void {
    this.isHurried = true
  }

  /** Goes on from what the table waits for now, after a new pause; says whether bots have decided. */
  run(): boolean {
    return this.goOn(false)
  }

  stop(): void {
    this.stopWaiting?.()
    this.stopWaiting = undefined
  }

  private get paceNow(): Pace {
    return this.isHurried ? 'instant' : this.pace
  }

  private goOn(hasPaused: boolean): boolean {
    this.stop()
    const { version } = this.table
    const pauses = this.playUntilPause(hasPaused)
    if (pauses !== undefined) this.stopWaiting = this.timer(pauses, () => this.goOn(true))
    else this.isHurried = false
    const hasChanged = this.table.version !== version
    if (hasChanged) this.changed()
    return hasChanged
  }

  /** Plays until the next pause is due, and says how long it is; nothing if no bot is left to decide. */
  private playUntilPause(hasPaused: boolean): number | undefined {
    let mayPlay = hasPaused
    for (let decisions = 0; ; decisions++) {
      const [seat] = this.table.toMove()
      const observation = seat === undefined ? undefined : this.table.observe(seat, this.random)
      if (seat === undefined || observation === undefined) return undefined
      const pause = pauseBefore(observation.view().asked?.question ?? '', this.paceNow)
      if (this.paceNow === 'instant' ? decisions >= AT_ONCE : pause > 0) {
        if (!mayPlay) return pause
        mayPlay = false
      }
      this.decide(seat, observation)
    }
  }

  private decide(seat: Seat, observation: Observation): void {
    const bot = this.botAt(seat)
    const decision = bot.choose(observation)
    const refusal = this.table.decide(seat, this.table.version, [decision])
    if (refusal !== undefined)
      throw new Error(`the bot ${bot.name} decided ${decision}: ${refusal.reason}`)
  }

  private botAt(seat: Seat): Bot {
    const there = this.table.occupants[seat]
    const bot = there?.kind === 'bot' ? bots.get(there.bot) : undefined
    if (bot === undefined) throw new Error(`no bot sits in seat ${seat}`)
    return bot
  }
}
