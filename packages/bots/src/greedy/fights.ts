import { BORDER, Effect, effectOf, KINDS, type Kind, Race, raceOf, strengthOf } from '@hadal/engine'
import { Holding } from './allies.ts'
import { type Opponent, opponentAt } from './border.ts'
import { at, type Situation } from './situation.ts'
import { tokensWorth } from './tokens.ts'

const DIE = 6
/** How many attacks of a fight are thought through. */
const AHEAD = 2
/** L4.2 */
const SCOURGE = 5
/** What a slain leviathan is worth to whoever has the scourge, or is far from it. */
const ONE_MORE = 0.7

/** What fights against leviathans promise a seat: the mean over the dice, in points. */
export class Fights {
  private readonly s: Situation
  private readonly left: number[]
  /** What it costs to spend an ally of each kind. */
  private readonly costs: readonly number[]
  private readonly fitsAll: boolean
  /** What each health point brings beside its tokens: pearls and further tokens. */
  private pearlsEach = 0
  private tokensEach = 0
  private readonly slaying: number

  constructor(s: Situation) {
    this.s = s
    this.left = s.hand.slice()
    this.costs = costsOfSpending(s)
    this.fitsAll = s.has((card) => card.fightsWithAny === true)
    for (const { pearlsForHealth = 0, tokensForHealth = 0 } of s.active) {
      this.pearlsEach += pearlsForHealth
      this.tokensEach += tokensForHealth
    }
    this.slaying = worthOfSlaying(s)
  }

  /** The best fight that can be begun; minus infinity if none can. */
  best(): number {
    let most = Number.NEGATIVE_INFINITY
    for (let space = 0; space < BORDER; space++) most = Math.max(most, this.at(space))
    return most
  }

  /** A fight against the leviathan in a space, as it is now. */
  at(space: number): number {
    const opponent = opponentAt(this.s, space)
    return opponent === undefined ? Number.NEGATIVE_INFINITY : this.against(opponent, AHEAD)
  }

  /** The same when the first ally is chosen. */
  with(space: number, kind: Kind): number {
    const opponent = opponentAt(this.s, space)
    return opponent === undefined ? 0 : this.sending(kind, opponent, AHEAD)
  }

  /** What comes after the dice: an attack, with so many pearls added to it. */
  adding(space: number, attack: number, pearls: number): number {
    const opponent = opponentAt(this.s, space)
    if (opponent === undefined) return 0
    return this.strike(attack + pearls, opponent, AHEAD, []) - pearls * this.s.pearl
  }

  /** The kinds in hand that may fight the leviathan in a space. */
  fighters(space: number): Kind[] {
    const opponent = opponentAt(this.s, space)
    if (opponent === undefined) return []
    return this.left.flatMap((count, kind) =>
      count > 0 && this.fits(kind, opponent) ? [kind] : [],
    )
  }

  /** One health point for nothing (L5.R4). */
  harming(space: number): number {
    const opponent = opponentAt(this.s, space)
    return opponent === undefined ? 0 : this.reward(opponent, 1)
  }

  private against(opponent: Opponent, ahead: number): number {
    let most = Number.NEGATIVE_INFINITY
    for (let kind = 0; kind < KINDS; kind++)
      if (at(this.left, kind) > 0 && this.fits(kind, opponent))
        most = Math.max(most, this.sending(kind, opponent, ahead))
    return most
  }

  /** L3.3 */
  private fits(kind: Kind, { race }: Opponent): boolean {
    const own = at(raceOf, kind)
    return this.fitsAll || own === Race.Crab || own === Race.Kraken || own === race
  }

  private sending(kind: Kind, opponent: Opponent, ahead: number): number {
    const effect = at(effectOf, kind)
    const strength = at(strengthOf, kind)
    this.left[kind] = at(this.left, kind) - 1
    // What follows depends on the health that is left, not on the roll.
    const later: number[] = []
    let mean = 0
    for (let roll = 1; roll <= DIE; roll++) {
      const attack = roll + strength
      mean +=
        chanceOfRoll(kind, roll) *
        (effect === Effect.Pearls
          ? this.strikeWithPearls(attack, opponent, ahead, later)
          : this.strike(attack, opponent, ahead, later))
    }
    this.left[kind] = at(this.left, kind) + 1
    return mean - at(this.costs, kind)
  }

  /** As many pearls as bring most: none, or what the next levels still lack. */
  private strikeWithPearls(
    attack: number,
    opponent: Opponent,
    ahead: number,
    later: number[],
  ): number {
    let most = this.strike(attack, opponent, ahead, later)
    let needed = -attack
    for (const { resistance } of opponent.levels.slice(opponent.lost)) {
      needed += resistance
      if (needed > this.s.pearls) break
      if (needed > 0)
        most = Math.max(
          most,
          this.strike(attack + needed, opponent, ahead, later) - needed * this.s.pearl,
        )
    }
    return most
  }

  /** L3.5: what an attack brings, and the attacks after it. `later` notes what those are worth. */
  private strike(attack: number, opponent: Opponent, ahead: number, later: number[]): number {
    const { levels, lost } = opponent
    let health = 0
    let rest = attack
    for (const { resistance } of levels.slice(lost)) {
      if (rest < resistance) break
      rest -= resistance
      health++
    }
    const won = health === 0 ? this.s.pearl : this.reward(opponent, health)
    if (ahead <= 1 || lost + health === levels.length) return won
    const after =
      later[health] ?? Math.max(0, this.against({ ...opponent, lost: lost + health }, ahead - 1))
    later[health] = after
    return won + after
  }

  private reward({ levels, lost }: Opponent, health: number): number {
    let tokens = health * this.tokensEach
    for (const level of levels.slice(lost, lost + health)) tokens += level.tokens
    const pearls = health * this.pearlsEach * this.s.pearl
    const slain = lost + health === levels.length ? this.slaying : 0
    return tokensWorth(this.s, tokens) + pearls + slain
  }
}

/** Of two dice the better one counts. */
function chanceOfRoll(kind: Kind, roll: number): number {
  return at(effectOf, kind) === Effect.Dice ? (2 * roll - 1) / (DIE * DIE) : 1 / DIE
}

/** How likely an ally is to take a health point, no pearls added. */
export function chanceToHit(kind: Kind, { levels, lost }: Opponent): number {
  const resistance = levels[lost]?.resistance ?? 0
  let chance = 0
  for (let roll = 1; roll <= DIE; roll++)
    if (roll + at(strengthOf, kind) >= resistance) chance += chanceOfRoll(kind, roll)
  return chance
}

function costsOfSpending(s: Situation): number[] {
  const holding = new Holding(s)
  const before = holding.worth()
  return s.hand.map((count, kind) => {
    if (count === 0) return 0
    holding.spend(kind)
    const cost = before - holding.worth()
    holding.spend(kind, -1)
    return cost
  })
}

/** L3.7: the scourge goes to the first who slays, then to whoever draws level with its holder. */
function worthOfSlaying({ view, me, mine, horizon, weights }: Situation): number {
  const holder = view.scourgeHolder
  if (holder === me) return horizon === 0 ? 0 : ONE_MORE
  const kept = SCOURGE * (horizon === 0 ? 1 : weights.scourge)
  if (holder === undefined) return kept
  const theirs = view.seats[holder]?.slain.length ?? 0
  if (mine.slain.length + 1 < theirs) return horizon === 0 ? 0 : ONE_MORE
  return kept * (1 + weights.rivalry / (view.players - 1))
}
