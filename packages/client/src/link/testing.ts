// A world that stands still, for the tests of this room.
import { randomFrom } from '@hadal/words/testing'
import type { LoadRefusal } from '../keep/games.ts'
import type { KeptGame } from '../keep/keptGame.ts'
import type { Timer } from './botDriver.ts'
import { Host, type World } from './host.ts'
import type { Hint, News, Pace, SeatInfo, TableBegin, Update } from './protocol.ts'
import type { Advising, Asked, AskedBot } from './thinker/messages.ts'
import type { Thinker } from './thinker/thinker.ts'

/** Something that is thought about until a test says what came of it. */
interface Thought<About, Outcome> {
  readonly about: About
  tell(outcome: Outcome | undefined): void
}

/** Thinks about nothing: a test says what bots decide, and what is advised. */
class StillThinker implements Thinker {
  readonly deciding: Thought<AskedBot, number>[] = []
  readonly advising: Thought<Asked, Advising>[] = []
  cancelled = 0

  decide = (about: AskedBot, tell: (decision: number | undefined) => void): (() => void) => {
    const thought = { about, tell }
    this.deciding.push(thought)
    return () => this.cancel(this.deciding, thought)
  }

  advise = (about: Asked, tell: (advising: Advising | undefined) => void): (() => void) => {
    const thought = { about, tell }
    this.advising.push(thought)
    return () => this.cancel(this.advising, thought)
  }

  close(): void {
    this.deciding.length = 0
    this.advising.length = 0
  }

  /** The bot that has thought longest decides. */
  decided(choose: (asked: AskedBot) => number | undefined): void {
    const thought = this.deciding.shift()
    thought?.tell(choose(thought.about))
  }

  private cancel<Kind>(thoughts: Kind[], thought: Kind): void {
    const at = thoughts.indexOf(thought)
    if (at < 0) return
    thoughts.splice(at, 1)
    this.cancelled++
  }
}

/** A world in which time passes only when it is told to. */
export class StillWorld implements World {
  readonly updates: Update[] = []
  readonly failures: News[] = []
  readonly hints: (Hint | undefined)[] = []
  readonly thinker = new StillThinker()
  private readonly kept = new Map<string, KeptGame>()
  private unwritten: (() => KeptGame) | undefined
  private readonly waiting: (() => void)[] = []
  private seeds = 1

  post(news: News): void {
    if (news.type === 'update') this.updates.push(news.update)
    else if (news.type === 'hint') this.hints.push(news.hint)
    else this.failures.push(news)
  }

  keep(game: () => KeptGame): void {
    this.unwritten = game
  }

  /** What is kept; written when somebody looks, and sharing nothing with what goes on. */
  get shelf(): Map<string, KeptGame> {
    const game = this.unwritten?.()
    this.unwritten = undefined
    if (game !== undefined) this.kept.set(game.id, structuredClone(game))
    return this.kept
  }

  async load(id: string): Promise<KeptGame | LoadRefusal> {
    return this.shelf.get(id) ?? { reason: 'no-such-game', id }
  }

  timer: Timer = (_milliseconds, then) => {
    this.waiting.push(then)
    return () => {
      const at = this.waiting.indexOf(then)
      if (at >= 0) this.waiting.splice(at, 1)
    }
  }

  seed = (): number => this.seeds++
  now = (): number => 1_900_000_000_000

  get last(): Update {
    const update = this.updates.at(-1)
    if (update === undefined) throw new Error('nothing was shown')
    return update
  }

  /** How many wait for time to pass. */
  get waits(): number {
    return this.waiting.length
  }

  /** Lets one pause pass. */
  passPause(): void {
    this.waiting.shift()?.()
  }

  /** Lets time pass until nobody waits for it. */
  passTime(): void {
    while (this.waiting.length > 0) this.passPause()
  }
}

/** So many people first, then bots. */
export function seatsFor(players: number, people: number, bot = 'greedy'): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => ({
    name: ['Ann', 'Mira', 'Finn', 'Otto', 'Thalia'][seat] ?? '',
    bot: seat < people ? undefined : bot,
  }))
}

/** A host with a game begun, whose bots never pause unless another pace is named. */
export async function hosted(
  table: TableBegin,
  pace: Pace = 'instant',
  world: StillWorld = new StillWorld(),
): Promise<{ readonly host: Host; readonly world: StillWorld }> {
  const host = new Host(world)
  await host.handle({ type: 'pace', pace })
  const reply = await host.handle({ type: 'begin', table })
  if (!reply.ok) throw new Error(`the game does not begin: ${reply.refusal.reason}`)
  return { host, world }
}

/** Lets people decide by chance through their own eyes, until the game is over or `look` stops it. */
export async function playOut(
  host: Host,
  world: StillWorld,
  look: () => boolean | undefined = () => undefined,
): Promise<void> {
  const random = randomFrom(5)
  for (;;) {
    world.passTime()
    const { waitsFor, seats, eyes } = world.last
    const person = waitsFor.find((seat) => seats[seat]?.bot === undefined)
    if (person === undefined) return
    if (eyes !== person) await host.handle({ type: 'look', seat: person })
    if (look() === false) return
    const { question, version } = world.last
    const decisions = question?.decisions ?? []
    const decision = decisions[random(decisions.length)] ?? 0
    const reply = await host.handle({
      type: 'decide',
      seat: person,
      decisions: [decision],
      version,
    })
    if (!reply.ok) throw new Error(`a decision is refused: ${reply.refusal.reason}`)
  }
}

/** Every place in plain data where a name stands, with what stands there. */
export function* named(
  data: unknown,
  path = '',
): Generator<{ path: string; name: string; what: unknown }> {
  if (typeof data !== 'object' || data === null) return
  for (const [name, what] of Object.entries(data)) {
    yield { path, name, what }
    yield* named(what, `${path}/${name}`)
  }
}
