import { type Game, KINDS, strengthOf } from '@hadal/engine'

/** What lies in a stack of the council: its strength, and that of its best ally. */
export interface Stack {
  strength: number
  best: number
}

/** Looks at a stack; the result is written, not made, since every position of every game is looked at. */
export function lookAtStack(game: Game, race: number, out: Stack): void {
  const stack = game.council[race]
  out.strength = 0
  out.best = 0
  for (let kind = 0; kind < KINDS; kind++) {
    if (stack[kind] === 0) continue
    out.strength += stack[kind] * strengthOf[kind]
    out.best = Math.max(out.best, strengthOf[kind])
  }
}
