import { KINDS, type Kind, PASS, type Race, raceOf, strengthOf } from '@hadal/engine'
import { gainOf } from './allies.ts'
import { best } from './pick.ts'
import { at, type Situation } from './situation.ts'

/** What a stack of the council would add to a hand. */
export function gainByStack(s: Situation, race: Race): number {
  return gainOf(s, cardsOf(s, race))
}

/** The cards of a stack; without memory as many average ones. */
export function cardsOf({ view }: Situation, race: Race): (readonly [Kind, number])[] {
  const stack = view.memory?.council[race]
  const cards: [Kind, number][] = []
  for (let kind = 0; kind < KINDS; kind++)
    if (stack === undefined) {
      if (at(raceOf, kind) === race && at(strengthOf, kind) === 2)
        return [[kind, at(view.councilSize, race)]]
    } else if (at(stack, kind) > 0) cards.push([kind, at(stack, kind)])
  return cards
}

export function takeStack(s: Situation, options: readonly number[]): number | undefined {
  return best(options, (race) => (race === PASS ? 0 : gainByStack(s, race)))
}

/** The stack that the next player would like best, and what it is worth to them. */
export function stackToDeny(
  s: Situation,
  options: readonly number[],
): { readonly race: number | undefined; readonly worth: number } {
  const next = s.as((s.view.turnSeat + 1) % s.view.players)
  let worth = 0
  const race = best(options, (stack) => {
    const gain = gainByStack(next, stack)
    worth = Math.max(worth, gain)
    return gain
  })
  return { race, worth }
}
