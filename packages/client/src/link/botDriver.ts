import { type Bot, botNamed, bots, type Observation, type Reason, reasonFor } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { type GameTable, pauseBefore } from '@hadal/table'
import { saysSomething } from './openReasons.ts'
import type { Pace } from './protocol.ts'
import type { Thinker } from './thinker/thinker.ts'

/** Calls back after some milliseconds, unless the returned function is called before. */
export type Timer = (milliseconds: number, then: () => void) => () => void

/** Without pauses, so many decisions are played before the page is told. */
const AT_ONCE = 20

/** Who plays for a bot that cannot think: it needs nothing but what it sees. */
const WITHOUT_THOUGHT = 'greedy-tuned'

/** Everything that plays for bots needs of whoever runs the table. */
export interface DriverWorld {
  readonly timer: Timer
  readonly think: Thinker['decide']
  /** Who plays in a seat instead of the bot that is named there; where it is nobody, the game stands still. */
  botAt?(seat: Seat): Bot | undefined
  random(limit: number): number
  /** Bots have decided, and the next one pauses or thinks, or a person is asked. */
  changed(): void
  /** A bot has decided, and this is why; `ahead` if nobody has seen it yet. */
  explained(seat: Seat, reason: Reason, ahead: boolean): void
}

/** The bot that is asked next. */
interface Next {
  readonly seat: Seat
  readonly bot: Bot
  readonly observation: Observation
}

/** What a bot thinks about, and what has come of it. */
interface Thought {
  readonly seat: Seat
  readonly bot: string
  readonly version: number
  readonly cancel: () => void
  /** Set when it is done; without a decision where it could not think. */
  done?: { readonly decision: number | undefined }
}

/** Plays for the bots of a table, slowly enough for people to follow. */
export class BotDriver {
  private readonly table: GameTable
  private readonly world: DriverWorld
  private pace: Pace = 'readable'
  private explains = false
  private isHurried = false
  private stopWaiting: (() => void) | undefined
  private thought: Thought | undefined

  constructor(table: GameTable, world: DriverWorld) {
    this.table = table
    this.world = world
  }

  setPace(pace: Pace): void {
    this.pace = pace
  }

  /** Whether bots say why they decided as they did (P39). */
  setExplains(explains: boolean): void {
    this.explains = explains
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
    this.stopPause()
    this.forget()
  }

  private get paceNow(): Pace {
    return this.isHurried ? 'instant' : this.pace
  }

  private goOn(hasPaused: boolean): boolean {
    this.stopPause()
    const { version } = this.table
    const waits = this.playUntilPause(hasPaused)
    if (waits === undefined) this.isHurried = false
    else if (waits !== 'thinks')
      this.stopWaiting = this.world.timer(waits, () => {
        this.stopWaiting = undefined
        this.goOn(true)
      })
    const hasChanged = this.table.version !== version
    if (hasChanged) this.world.changed()
    return hasChanged
  }

  private stopPause(): void {
    this.stopWaiting?.()
    this.stopWaiting = undefined
  }

  /**
   * Plays until the next pause is due, and says how long it is, or that a bot still thinks; nothing if no
   * bot is left to decide.
   */
  private playUntilPause(hasPaused: boolean): number | 'thinks' | undefined {
    let mayPlay = hasPaused
    for (let decisions = 0; ; decisions++) {
      const next = this.next()
      // A bot thinks while people look at what happened before: its pause is not added to that.
      this.think(next)
      if (next === undefined) return undefined
      const pause = pauseBefore(next.observation.view().asked?.question ?? '', this.paceNow)
      if (this.paceNow === 'instant' ? decisions >= AT_ONCE : pause > 0) {
        if (!mayPlay) return pause
        mayPlay = false
      }
      if (this.thought !== undefined && this.thought.done === undefined) return 'thinks'
      this.decide(next)
    }
  }

  private next(): Next | undefined {
    const [seat] = this.table.toMove()
    const observation = seat === undefined ? undefined : this.table.observe(seat, this.world.random)
    if (seat === undefined || observation === undefined) return undefined
    const bot = this.world.botAt ? this.world.botAt(seat) : this.botAt(seat)
    return bot && { seat, bot, observation }
  }

  /** Lets the bot that is asked next think, if it does not do so already; nobody else does any more. */
  private think(next: Next | undefined): void {
    const { version } = this.table
    const { thought } = this
    if (next !== undefined && thought !== undefined) {
      const { seat, bot } = next
      if (thought.seat === seat && thought.bot === bot.name && thought.version === version) return
    }
    this.forget()
    if (next === undefined || !takesThought(next)) return
    const { seat, bot, observation } = next
    const asked = { bot: bot.name, legal: [...observation.legal], view: observation.view() }
    const cancel = this.world.think(asked, (decision) => {
      if (this.thought !== begun) return
      begun.done = { decision }
      // While people still look at what happened before, the end of the pause is waited for.
      if (this.stopWaiting === undefined) this.goOn(true)
    })
    const begun: Thought = { seat, bot: bot.name, version, cancel }
    this.thought = begun
  }

  private forget(): void {
    const { thought } = this
    this.thought = undefined
    if (thought?.done === undefined) thought?.cancel()
  }

  private decide({ seat, bot, observation }: Next): void {
    const { table, thought } = this
    const { legal } = observation
    const seen = this.explains ? observation.view() : undefined
    const decision = takesThought({ bot, observation })
      ? soundOr(thought?.done?.decision, legal, () => withoutThought().choose(observation))
      : (onlyOne(legal) ?? bot.choose(observation))
    this.thought = undefined
    const ahead = table.asked().some((asked) => asked.seat === seat && asked.ahead)
    const reason = seen && reasonFor(seen, legal, decision)
    const refusal = table.decide(seat, table.version, [decision])
    if (refusal !== undefined)
      throw new Error(`the bot ${bot.name} decided ${decision}: ${refusal.reason}`)
    if (reason !== undefined && saysSomething(reason)) this.world.explained(seat, reason, ahead)
  }

  private botAt(seat: Seat): Bot {
    const there = this.table.occupants[seat]
    const bot = there?.kind === 'bot' ? botNamed(there.bot) : undefined
    if (bot === undefined) throw new Error(`no bot sits in seat ${seat}`)
    return bot
  }
}

/** Whether a bot has to think elsewhere about what it is asked. */
function takesThought({ bot, observation }: Pick<Next, 'bot' | 'observation'>): boolean {
  return (bot.isSlow ?? bot.needsNetwork ?? false) && onlyOne(observation.legal) === undefined
}

/** The only decision there is, where there is no choice. */
function onlyOne(legal: readonly number[]): number | undefined {
  return legal.length === 1 ? legal[0] : undefined
}

/** What was decided, if it may be; otherwise what else would be. */
function soundOr(
  decision: number | undefined,
  legal: readonly number[],
  otherwise: () => number,
): number {
  return decision !== undefined && legal.includes(decision) ? decision : otherwise()
}

function withoutThought(): Bot {
  const bot = bots.get(WITHOUT_THOUGHT)
  if (bot === undefined) throw new Error('every bot has to think')
  return bot
}
