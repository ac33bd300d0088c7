import { botNamed, purchaseChances } from '@hadal/bots'
import { BadRecord, BadSetup, type Chance, type Seat, seeded, whyNot } from '@hadal/engine'
import { GameTable, type Kept, type Occupant, type Refused, type TableSettings } from '@hadal/table'
import { checkPayment, rankPayments } from '@hadal/words'
import { recordFileName } from '../keep/files.ts'
import type { LoadRefusal } from '../keep/games.ts'
import type { KeptGame } from '../keep/keptGame.ts'
import { readRecordText } from '../keep/recordText.ts'
import { luckOf, openWaters } from '../keep/waters.ts'
import { BotDriver, type Timer } from './botDriver.ts'
import { Hints } from './hints.ts'
import type {
  Answers,
  LinkRefusal,
  News,
  Pace,
  Reply,
  Request,
  RequestOf,
  SeatInfo,
  TableBegin,
} from './protocol.ts'
import { Script } from './script.ts'
import { Sitting } from './sitting.ts'
import type { Thinker } from './thinker/thinker.ts'

/** Everything a host needs of the world. */
export interface World {
  post(news: News): void
  /** Keeps the game as it is when this is called, or later. */
  keep(game: () => KeptGame): void
  load(id: string): Promise<KeptGame | LoadRefusal>
  timer: Timer
  readonly thinker: Thinker
  /** A number that nobody can foretell. */
  seed(): number
  /** Milliseconds since 1970. */
  now(): number
}

/** Runs one table for a page: answers its requests, plays for the bots, and keeps the game. */
export class Host {
  private readonly world: World
  private sitting: Sitting | undefined
  private begun: TableBegin | undefined
  private driver: BotDriver | undefined
  private readonly hints: Hints
  private pace: Pace = 'readable'
  private explains = false

  constructor(world: World) {
    this.world = world
    this.hints = new Hints({
      advise: (asked, tell) => world.thinker.advise(asked, tell),
      told: (hint) => world.post({ type: 'hint', hint }),
    })
  }

  async handle(request: Request): Promise<Reply> {
    try {
      if (request.type === 'begin') return this.begin(request.table, this.world.now())
      if (request.type === 'resume') return await this.resume(request.id)
      return this.answer(request)
    } catch (error) {
      return refused(refusalOf(error))
    }
  }

  /** No bot decides any more. */
  stop(): void {
    this.driver?.stop()
    this.hints.stop()
    this.world.thinker.close()
  }

  private async resume(id: string): Promise<Reply> {
    const game = await this.world.load(id)
    if ('reason' in game) return refused(game)
    const read = readRecordText(game.record)
    if ('reason' in read) return refused(read)
    const { seats, perfectMemory, startedAt, secrets, waters } = game
    return this.begin({ id, seats, perfectMemory, from: read, waters }, startedAt, secrets)
  }

  private begin(begin: TableBegin, startedAt: number, secrets?: Kept): Reply {
    const { id, seats, from, perfectMemory, waters } = begin
    const stranger = seats.find(({ bot }) => bot !== undefined && botNamed(bot) === undefined)?.bot
    if (stranger !== undefined) return refused({ reason: 'no-such-bot', bot: stranger })
    const settings = { occupants: seats.map(occupantOf), perfectMemory }
    const known = waters && openWaters(waters)
    if (known !== undefined && 'reason' in known) return refused(known)
    const luck =
      waters && known
        ? luckOf(waters, known.before.record, 'record' in from ? from.record : undefined)
        : seeded(('seed' in from ? from.seed : undefined) ?? this.world.seed())
    const { table, script } = tableFrom(from, luck, settings, secrets)
    this.driver?.stop()
    this.hints.stop()
    const names = seats.map(({ name }) => name)
    this.begun = begin
    this.sitting = new Sitting({
      id,
      table,
      script,
      names,
      perfectMemory,
      startedAt,
      waters,
      earlier: known?.earlier,
    })
    this.driver = this.driverFor(this.sitting)
    this.driver.setPace(this.pace)
    this.driver.setExplains(this.explains)
    return this.accept(this.sitting)
  }

  private driverFor({ table, script, explanations }: Sitting): BotDriver {
    const luck = seeded(this.world.seed())
    const random = (limit: number): number => luck.draw(0, new Uint8Array(limit).fill(1), limit)
    return new BotDriver(table, {
      random,
      ...(script && { botAt: (seat) => script.botAt(table, seat) }),
      timer: (milliseconds, then) => this.world.timer(milliseconds, () => this.guard(then)),
      think: (asked, tell) =>
        this.world.thinker.decide(asked, (decision) => this.guard(() => tell(decision))),
      changed: () => this.publish(),
      explained: (seat, reason, ahead) => explanations.note(seat, reason, ahead),
    })
  }

  /** What happens by itself has no request to be refused. */
  private guard(happen: () => void): void {
    try {
      happen()
    } catch (error) {
      const failure = { reason: 'table-failed', message: String(error) } as const
      this.world.post({ type: 'failed', failure })
    }
  }

  private answer(request: Exclude<Request, RequestOf<'begin' | 'resume'>>): Reply {
    const { sitting } = this
    if (request.type === 'pace') this.pace = request.pace
    if (request.type === 'explain') this.explains = request.explains
    if (sitting === undefined) {
      // Whatever is wished of the bots before the game has begun will hold in it.
      const isWish = request.type === 'pace' || request.type === 'explain'
      return isWish ? answered({ version: 0 }) : refused({ reason: 'no-table' })
    }
    const { table } = sitting
    switch (request.type) {
      case 'look':
        return this.look(sitting, request.seat)
      case 'decide':
      case 'recruit':
        return this.settle(sitting, offScript(sitting, request) ?? decide(table, request))
      case 'undo':
        return this.settle(sitting, decide(table, request))
      case 'follow':
        return this.follow(sitting, request.moves)
      case 'orders':
        // A script has no room for answers of one's own.
        if (sitting.script !== undefined) return refused({ reason: 'not-here' })
        return this.settle(sitting, decide(table, request))
      case 'leave':
        if (sitting.script !== undefined) return refused({ reason: 'not-here' })
        if (botNamed(request.bot) === undefined)
          return refused({ reason: 'no-such-bot', bot: request.bot })
        return this.settle(sitting, table.leave(request.seat, request.bot))
      case 'take-back':
        return this.settle(sitting, table.takeBack(request.seat))
      case 'pace':
        this.driver?.setPace(request.pace)
        return this.goOn(sitting)
      case 'hurry':
        this.driver?.hurry()
        return this.goOn(sitting)
      case 'explain':
        this.driver?.setExplains(request.explains)
        return accepted(sitting)
      case 'hint':
        return this.hint(sitting)
      case 'stop-hint':
        this.hints.stop()
        return accepted(sitting)
      case 'hindsight':
        return hindsight(sitting, request)
      case 'payments':
        return answered(rankPayments(sitting.view, request.lord))
      case 'purchases':
        return answered({ chances: purchaseChances(sitting.view) })
      case 'why-not':
        return answered({ why: whyNot(sitting.view, request.choice) })
      case 'check-payment':
        return answered(checkPayment(sitting.view, request.lord, request.payment))
      case 'record':
        return answered({ text: sitting.recordText(), name: recordFileName(sitting.startedAt) })
      case 'join':
      case 'agree':
      case 'withdraw':
      case 'reconnect':
        return refused({ reason: 'not-here' })
    }
  }

  private look(sitting: Sitting, seat: Seat | undefined): Reply {
    if (seat !== undefined && !sitting.hasEyes(seat))
      return refused({ reason: 'not-a-person', seat })
    sitting.look(seat)
    this.hints.follow(sitting.table, seat)
    this.world.post({ type: 'update', update: sitting.update() })
    return accepted(sitting)
  }

  private hint(sitting: Sitting): Reply {
    const { eyes, table } = sitting
    const isPerson = eyes !== undefined && table.occupants[eyes]?.kind === 'person'
    const isAsked = isPerson && this.hints.ask(table, eyes)
    return isAsked ? accepted(sitting) : refused({ reason: 'no-person-here' })
  }

  /** Makes the moves of the person as they are written, or begins the game anew at an earlier move. */
  private follow({ table, script }: Sitting, moves: number): Reply {
    const { begun, sitting } = this
    if (script === undefined || begun === undefined || !('script' in begun.from) || !sitting)
      return refused({ reason: 'not-here' })
    if (moves < table.record.moves.length)
      return this.begin({ ...begun, from: { ...begun.from, moves } }, sitting.startedAt)
    while (table.record.moves.length < moves) {
      const [seat] = table.awaited()
      if (seat === undefined || table.occupants[seat]?.kind !== 'person') break
      const decision = script.nextOf(seat, table.record.moves.length)
      if (decision === undefined) break
      const refusal = table.decide(seat, table.version, [decision])
      if (refusal !== undefined) return refused(refusal)
    }
    return this.accept(sitting)
  }

  private settle(sitting: Sitting, refusal: LinkRefusal | undefined): Reply {
    return refusal === undefined ? this.accept(sitting) : refused(refusal)
  }

  /** Something has changed: what bots decide at once is shown together with it. */
  private accept(sitting: Sitting): Reply {
    if (!this.driver?.run()) this.publish()
    return accepted(sitting)
  }

  /** Nothing has changed, but bots may decide sooner or later than they would have. */
  private goOn(sitting: Sitting): Reply {
    this.driver?.run()
    return accepted(sitting)
  }

  private publish(): void {
    const { sitting, world } = this
    if (sitting === undefined) return
    this.hints.follow(sitting.table, sitting.eyes)
    world.post({ type: 'update', update: sitting.update() })
    if (sitting.script === undefined) world.keep(() => sitting.kept(world.now()))
  }
}

/** Where a game comes from. */
function tableFrom(
  from: TableBegin['from'],
  luck: Chance,
  settings: TableSettings,
  secrets: Kept | undefined,
): { readonly table: GameTable; readonly script?: Script } {
  if ('setup' in from) return { table: GameTable.begin(from.setup, luck, settings) }
  if ('record' in from) return { table: GameTable.resume(from.record, luck, settings, secrets) }
  const script = new Script(from.script)
  const { moves } = from
  return { script, table: GameTable.resume(script.upTo(moves), script.luckAfter(moves), settings) }
}

/** Tries a decision on a copy: one that may be taken, but is not what the script says, is not taken. */
function offScript(
  { table, script }: Sitting,
  request: RequestOf<'decide' | 'recruit'>,
): LinkRefusal | undefined {
  if (script === undefined) return undefined
  const { record, occupants } = table
  const trial = GameTable.resume(record, seeded(0), { occupants, perfectMemory: false })
  if (decide(trial, { ...request, version: trial.version }) !== undefined) return undefined
  const said = script.strayed(trial.record)
  return said === undefined ? undefined : { reason: 'off-script', said }
}

/** What persons decide; bots decide by themselves. */
function decide(
  table: GameTable,
  request: RequestOf<'decide' | 'recruit' | 'undo' | 'orders'>,
): Refused | undefined {
  const { seat } = request
  if (table.occupants[seat]?.kind !== 'person') return { reason: 'no-person-here' }
  if (request.type === 'orders') return table.giveOrders(seat, request.orders)
  const { version = table.version } = request
  if (request.type === 'decide') return table.decide(seat, version, request.decisions)
  if (request.type === 'recruit') return table.recruit(seat, version, request.recruitment)
  return table.undo(seat, version)
}

function hindsight({ table, eyes }: Sitting, { orders }: RequestOf<'hindsight'>): Reply {
  if (eyes === undefined) return refused({ reason: 'no-person-here' })
  const seen = table.hindsight(eyes, orders)
  return seen === undefined ? refused({ reason: 'malformed', decision: orders }) : answered(seen)
}

function occupantOf({ bot, standsIn }: SeatInfo): Occupant {
  if (bot === undefined) return { kind: 'person' }
  return { kind: 'bot', bot, ...(standsIn && { standsIn: true }) }
}

function refusalOf(error: unknown): LinkRefusal {
  if (error instanceof BadRecord) return { reason: 'damaged', line: error.line }
  if (error instanceof BadSetup) return { reason: 'bad-setup', message: error.message }
  return { reason: 'table-failed', message: String(error) }
}

const refused = (refusal: LinkRefusal): Reply => ({ ok: false, refusal })
const answered = (answer: Answers[keyof Answers]): Reply => ({ ok: true, answer })
const accepted = ({ table }: Sitting): Reply => answered({ version: table.version })
