import { randomInt } from 'node:crypto'
import { type Bot, botNamed } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { type GameTable, pauseBefore } from '@hadal/table'
import type { Logger } from 'pino'
import type { JobChange } from '../store/journal.ts'
import type { GameNow, JobRule } from '../tables/doing.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { Asked, Thinkers } from './thinkers.ts'

export const BOTS = 'bots'

/** So many decisions without a pause are made by one job, then others get their turn. */
const AT_ONCE = 20

/** If whoever plays for the bots dies between two decisions, somebody else goes on after this. */
const RESCUE = 5_000
/** Whoever thinks is not dead. */
const RESCUE_THINKER = 15_000

/** Bots that must decide have a job; while one is at work the next is only there in case it dies. */
export const botsRule: JobRule = ({ by, botsWereDue, now }): JobChange | undefined => {
  if (by?.kind === 'bot') {
    if (!now.botsAreDue) return by.acts > 0 ? { task: BOTS } : undefined
    const pause = pauseOf(now)
    const goesOn = pause === 0 && by.acts + 1 < AT_ONCE
    return { task: BOTS, wait: goesOn ? rescueOf(now) : pause }
  }
  if (now.botsAreDue === botsWereDue) return undefined
  return now.botsAreDue ? { task: BOTS, wait: pauseOf(now) } : { task: BOTS }
}

/** What bots need to think. */
export interface Thinking {
  readonly thinkers: Thinkers
  /** Whether a bot decides at once; all others think in threads of their own. */
  readonly isQuick?: (bot: Bot) => boolean
  readonly log: Logger
}

/** A bot that is not slow, and needs nothing that a thread of its own would have. */
const decidesAtOnce = ({ isSlow, needsNetwork }: Bot): boolean => !(isSlow || needsNetwork)

/** Plays for the bots of a table until a pause is due, or nobody but people is asked. */
export async function playBots(table: LiveTable, thinking: Thinking): Promise<void> {
  const { isQuick = decidesAtOnce } = thinking
  for (let acts = 0; acts < AT_ONCE; acts++) {
    const next = await table.look((now) => nextBot(now, isQuick))
    if (next === undefined) return
    const { seat, version, seq, pause } = next
    // Its own job runs when the pause is over.
    if (acts > 0 && pause > 0) return
    const decision = await decisionOf(next, thinking)
    const answer = await table.act(
      { kind: 'bot', seat, acts },
      // People cannot name an act like this, and no two acts have the same number.
      { id: `bot:${seq + 1}`, version, act: { type: 'decide', decisions: [decision] } },
    )
    if (!answer.accepted && answer.refusal.reason === 'try-again')
      throw new Error('what a bot decided could not be written')
    // Otherwise somebody else was faster: look again.
  }
}

interface Next {
  readonly seat: Seat
  readonly legal: readonly number[]
  readonly version: number
  readonly seq: number
  readonly pause: number
  /** What the bot decides, or what it is to think about. */
  readonly think: () => number | Asked | undefined
}

/** The next bot that is asked: it is shown what its seat may see, and nothing else. */
function nextBot(now: GameNow, isQuick: (bot: Bot) => boolean): Next | undefined {
  const { table, seq } = now
  const [seat] = table.toMove()
  const observation = seat === undefined ? undefined : table.observe(seat, randomInt)
  if (seat === undefined || observation === undefined) return undefined
  const { legal } = observation
  const bot = botAt(table, seat)
  // What is observed is lent: it is looked at now, or never.
  const thought = attempt(() => {
    if (bot === undefined) return undefined
    return isQuick(bot)
      ? bot.choose(observation)
      : { bot: bot.name, legal, view: observation.view() }
  })
  return { seat, legal, version: table.version, seq, pause: pauseOf(now), think: thought }
}

/** Does something now, and says later what came of it. */
function attempt<Result>(work: () => Result): () => Result {
  try {
    const result = work()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** What a bot decides; one that fails must not keep people waiting. */
async function decisionOf({ seat, legal, think }: Next, { thinkers, log }: Thinking) {
  const any = legal[randomInt(legal.length)] ?? 0
  try {
    const thought = think()
    const decision = typeof thought === 'object' ? await thinkers.decide(thought) : thought
    return decision !== undefined && legal.includes(decision) ? decision : any
  } catch (error) {
    log.error({ error, seat }, 'a bot failed')
    return any
  }
}

function botAt(table: GameTable, seat: Seat) {
  const there = table.occupants[seat]
  return there?.kind === 'bot' ? botNamed(there.bot) : undefined
}

function rescueOf({ table }: GameNow): number {
  const [seat] = table.toMove()
  const bot = seat === undefined ? undefined : botAt(table, seat)
  return bot === undefined || decidesAtOnce(bot) ? RESCUE : RESCUE_THINKER
}

function pauseOf({ table, pace }: GameNow): number {
  const [seat] = table.toMove()
  const question = table.asked().find((asked) => asked.seat === seat)
  return pauseBefore(question?.name ?? '', pace)
}
