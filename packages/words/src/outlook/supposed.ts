import { type Game, suppose, type View } from '@hadal/engine'

const games = new WeakMap<View, Game>()

/** A game that fits a view, made once for each view. It is lent: nobody changes it. */
export function supposed(view: View): Game {
  const known = games.get(view)
  if (known !== undefined) return known
  const game = suppose(view)
  games.set(view, game)
  return game
}
