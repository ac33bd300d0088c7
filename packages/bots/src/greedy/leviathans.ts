import { EXPLORE_ON, IGNORE, LeviathanToken, PASS, scoreOf, TAKE } from '@hadal/engine'
import { spend } from './allies.ts'
import { chanceOf, riskOfAdding } from './border.ts'
import { cheapestFrom, lowestKind } from './discarding.ts'
import { Exploration } from './exploring.ts'
import { Fights } from './fights.ts'
import { worthOfOwn } from './lords.ts'
import { best } from './pick.ts'
import type { Situation } from './situation.ts'
import { revealWorth, secondPileWorth } from './tokens.ts'

/** A stack worth less than this may still grow. */
const GOOD_STACK = 3
/** The points by which a leader is preferred as a victim. */
const LEADING = 0.05

export function fightLeviathanOrExploreOn(
  s: Situation,
  options: readonly number[],
): number | undefined {
  const taken = s.view.depths.length - 1
  const onwards = new Exploration(s).onwards(taken, 0)
  return best(options, (option) => {
    if (option === TAKE) return new Fights(s).best()
    if (option === IGNORE) return onwards
    return option === EXPLORE_ON ? onwards - riskOfAdding(s) : 0
  })
}

export function chooseLeviathan(s: Situation, options: readonly number[]): number | undefined {
  const fights = new Fights(s)
  return best(options, (space) => fights.at(space))
}

export function chooseFighter(s: Situation, options: readonly number[]): number | undefined {
  const fights = new Fights(s)
  const space = s.view.asked?.a ?? 0
  return best(options, (kind) => fights.with(space, kind))
}

export function addPearls(s: Situation, options: readonly number[]): number | undefined {
  const fights = new Fights(s)
  const { a: space = 0, b: attack = 0 } = s.view.asked ?? {}
  return best(options, (pearls) => fights.adding(space, attack, pearls))
}

/** Another attack on the same leviathan, if it promises something. */
export function attackAgain(s: Situation, options: readonly number[]): number | undefined {
  const worth = new Fights(s).at(s.view.asked?.a ?? 0)
  return best(options, (option) => (option === PASS ? 0 : worth))
}

/** A fight that nobody has to fight, if it promises something. */
export function fightAtWill(s: Situation, options: readonly number[]): number | undefined {
  const worth = new Fights(s).best()
  return best(options, (option) => (option === PASS ? 0 : worth))
}

/** L3.10: how many tokens of the first pile, the rest being of the second. */
export function splitTokens(s: Situation, options: readonly number[]): number | undefined {
  const more = s.weights.token - secondPileWorth(s)
  return best(options, (base) => base * more)
}

/** Unrevealed tokens are worth nothing in the end: only a stack may be worth waiting for. */
export function revealToken(s: Situation, options: readonly number[]): number | undefined {
  const enough = s.horizon > 2 ? GOOD_STACK : 0
  return best(options, (token) => {
    if (token === PASS) return 0
    const worth = revealWorth(s, token)
    if (token === LeviathanToken.Stack) return worth - enough
    // Pearls and keys do not get better by waiting.
    return 1 + worth
  })
}

export function discardToLeviathan(s: Situation, options: readonly number[]): number | undefined {
  return lowestKind(cheapestFrom(s, options, s.view.asked?.a ?? 1, spend))
}

export function loseLord(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (option) => {
    const own = s.mine.lords.find(({ lord }) => lord === option)
    return own === undefined ? 0 : -worthOfOwn(s, own)
  })
}

/** Border Guard: whoever has most to fear from the dice, the leader among equals. */
export function chooseWhoAdds(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (seat) => riskOfAdding(s.as(seat)) + LEADING * scoreOf(s.game, seat).total)
}

/** Rebel */
export function chooseToHarm(s: Situation, options: readonly number[]): number | undefined {
  const fights = new Fights(s)
  return best(options, (space) => fights.harming(space))
}

/** Breeder: where it will stay for longest, so that there is something to fight. */
export function placeLeviathan(_s: Situation, options: readonly number[]): number | undefined {
  return best(options, (space) => -chanceOf(space))
}
