import { type Bot, bots, type Observation } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import type { GameTable } from '@hadal/table'
import type { Pace } from './protocol.ts'

/** Calls back after some milliseconds, unless the returned function is called before. */
export type Timer = (milliseconds: number, then: () => void) => () => void

/** Milliseconds between two decisions of bots. */
const PAUSE: Readonly<Record<Pace, number>> = { instant: 0, fast: 350, readable: 1000, slow: 2200 }

/** Without pauses, so many decisions are played before the page is told. */
const AT_ONCE = 20

/** Answers to these are parts of a decision that people have seen begin, or stay sealed. */
const WITHOUT_PAUSE = new Set([
  'buy the ally',
  'pay for a lord',
  'affiliate an ally',
  'pay for the second lord',
  'spend keys',
  'discard down to a limit',
  'martial law',
  'discard allies to a leviathan',
  'choose who gets a nebulis',
  'split the tokens',
  'add pearls to the attack',
])

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

  private get pause(): number {
    return this.isHurried ? 0 : PAUSE[this.pace]
  }

  private goOn(hasPaused: boolean): boolean {
    this.stop()
    const { version } = this.table
    const pauses = this.playUntilPause(hasPaused)
    if (pauses) this.stopWaiting = this.timer(this.pause, () => this.goOn(true))
    else this.isHurried = false
    const hasChanged = this.table.version !== version
    if (hasChanged) this.changed()
    return hasChanged
  }

  /** Plays until the next pause is due: not if no bot is left to decide. */
  private playUntilPause(hasPaused: boolean): boolean {
    let mayPlay = hasPaused
    for (let decisions = 0; ; decisions++) {
      const [seat] = this.table.toMove()
      const observation = seat === undefined ? undefined : this.table.observe(seat, this.random)
      if (seat === undefined || observation === undefined) return false
      if (this.isPauseDue(observation.view().asked?.question ?? '', decisions)) {
        if (!mayPlay) return true
        mayPlay = false
      }
      this.decide(seat, observation)
    }
  }

  private isPauseDue(question: string, decisions: number): boolean {
    if (this.pause === 0) return decisions >= AT_ONCE
    return !WITHOUT_PAUSE.has(question)
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
