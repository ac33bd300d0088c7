import {
  asked,
  type Chance,
  copyGame,
  createTable,
  Effect,
  effectOf,
  Game,
  type Kind,
  legal,
  PASS,
  Place,
  play,
  type Seat,
  strengthOf,
  suppose,
  TAKE,
  type Table,
  USE_POWER,
  type View,
} from '@hadal/engine'

/** How likely a leviathan is slain in this fight after a decision, if it is fought on as well as can be. */
export interface FightChance {
  readonly decision: number
  readonly chance: number
}

/** The chances of whoever is asked in a fight, by decision; nothing where no fight is asked about. */
export function fightChances(seen: View): readonly FightChance[] | undefined {
  const { seat, asked: question } = seen
  if (seat === undefined || question?.seat !== seat || !OF_FIGHT.has(question.question))
    return undefined
  return new Fight(seat, suppose(seen)).chances()
}

const FIRST = 'fight a leviathan or explore on'
const CHOOSE_ALLY = 'choose an ally for the fight'

/** The questions of a fight; whatever else is asked meanwhile has no say in how it ends. */
const OF_FIGHT: ReadonlySet<string> = new Set([
  FIRST,
  'choose a leviathan to fight',
  CHOOSE_ALLY,
  'add pearls to the attack',
  'attack the leviathan again',
])
const ON_THE_WAY: ReadonlySet<string> = new Set(['split the tokens', 'reveal a monster token'])

const FACES = 6

/** How the die falls, or the better of two: each face with its chance. */
const ONE_DIE = Array.from({ length: FACES }, () => 1 / FACES)
const BETTER_OF_TWO = Array.from({ length: FACES }, (_, face) => (2 * face + 1) / FACES ** 2)

/** So many attacks are thought through; with more allies than that the weakest stay at home. */
const MOST_ALLIES = 5

/**
 * A fight played out by the rules themselves, with every number the dice may show.
 *
 * Tokens that are won on the way are not revealed: nobody knows yet what they will be.
 */
class Fight {
  private readonly me: Seat
  private readonly start: Game
  private readonly slainBefore: number
  private readonly known = new Map<string, number>()
  /** Positions to play on, one for each decision since the start. */
  private readonly tables: Table[] = []

  constructor(me: Seat, start: Game) {
    this.me = me
    this.start = start
    this.slainBefore = this.slain(start)
  }

  chances(): readonly FightChance[] {
    const table = createTable(this.start, NO_LUCK)
    return this.waysOn(table).map((decision) => ({
      decision,
      chance: this.after(table, decision, 0),
    }))
  }

  /** The chance after a decision: the mean over what the die may show, if it rolls one. */
  private after({ game }: Table, decision: number, depth: number): number {
    const isAttack = asked(game)?.question.name === CHOOSE_ALLY
    if (!isAttack) return this.from(this.played(game, decision, 1, depth), depth)
    const faces = effectOf[decision] === Effect.Dice ? BETTER_OF_TWO : ONE_DIE
    return faces.reduce(
      (sum, chance, face) =>
        sum + chance * this.from(this.played(game, decision, face + 1, depth), depth),
      0,
    )
  }

  /** The chance in a position with whatever is best there. */
  private from(table: Table, depth: number): number {
    const { game } = table
    if (this.slain(game) > this.slainBefore) return 1
    const top = asked(game)
    if (top?.seat !== this.me) return 0
    const { name } = top.question
    if (ON_THE_WAY.has(name)) {
      const options = legal(table)
      return this.after(table, options.has(PASS) ? PASS : (options.list[0] ?? 0), depth + 1)
    }
    if (!OF_FIGHT.has(name)) return 0
    const position = `${name} ${top.a} ${top.b} ${game.leviathanLost} ${this.army(game)}`
    let best = this.known.get(position)
    if (best === undefined) {
      best = 0
      for (const way of this.waysOn(table)) best = Math.max(best, this.after(table, way, depth + 1))
      this.known.set(position, best)
    }
    return best
  }

  /** What is left to fight with: allies of equal strength and effect do equally well. */
  private army({ hand, pearls }: Game): string {
    const counts = new Map<string, number>()
    let usesPearls = false
    for (const [kind, count] of (hand[this.me] ?? []).entries()) {
      if (count === 0) continue
      counts.set(skillOf(kind), (counts.get(skillOf(kind)) ?? 0) + count)
      usesPearls ||= effectOf[kind] === Effect.Pearls
    }
    const allies = [...counts].map(([skill, count]) => `${skill}×${count}`).toSorted()
    return `${allies} ${usesPearls ? pearls[this.me] : ''}`
  }

  /** The decisions that go on with the fight; of allies that do equally well, one. */
  private waysOn(table: Table): readonly number[] {
    const name = asked(table.game)?.question.name
    const options = legal(table)
      .toArray()
      .filter((decision) => (name === FIRST ? decision === TAKE : decision < USE_POWER))
    if (name !== CHOOSE_ALLY) return options
    this.leaveAtHome(table.game, options)
    const left = options.filter((kind) => (table.game.hand[this.me]?.[kind] ?? 0) > 0)
    return table.game === this.start ? left : oneOfEach(left)
  }

  /** Forgets the weakest of many allies. */
  private leaveAtHome(game: Game, kinds: readonly Kind[]): void {
    const hand = game.hand[this.me] ?? new Uint8Array()
    let room = MOST_ALLIES
    for (const kind of kinds.toSorted(strongestFirst)) {
      const count = Math.min(hand[kind] ?? 0, room)
      hand[kind] = count
      room -= count
    }
  }

  /** The position after a decision, in which every die shows the same. */
  private played(game: Game, decision: number, die: number, depth: number): Table {
    this.tables[depth] ??= createTable(new Game(), NO_LUCK)
    const table = this.tables[depth]
    copyGame(game, table.game)
    table.chance = { ...NO_LUCK, roll: () => die }
    table.settled = false
    legal(table)
    play(table, decision)
    return table
  }

  private slain(game: Game): number {
    let slain = 0
    for (const place of game.leviathanPlace) if (place === Place.Seat + this.me) slain++
    return slain
  }
}

const strongestFirst = (one: Kind, other: Kind): number =>
  (strengthOf[other] ?? 0) - (strengthOf[one] ?? 0) || (effectOf[other] ?? 0) - (effectOf[one] ?? 0)

function oneOfEach(kinds: readonly Kind[]): readonly Kind[] {
  return [...new Map(kinds.map((kind) => [skillOf(kind), kind])).values()]
}

/** What an ally is good for in a fight. */
const skillOf = (kind: Kind): string => `${strengthOf[kind]}${'-pd'[effectOf[kind] ?? 0]}`

/** Luck that has no say in the fight. */
const NO_LUCK: Chance = {
  draw: (_source, bag) => bag.findIndex((count) => count > 0),
  roll: () => 1,
}
