// Words as what is done something to: «ви берете медузу», where the card is a «медуза».

import { Effect, effectOf, type Kind, MONSTER, RACE_NAMES, raceOf, strengthOf } from '@hadal/engine'
import { at } from './at.ts'
import { list, sayNebulis, sayPearls } from './cards.ts'
import { m } from './messages.ts'

/** `crab 3`, `crab 4 (two dice)`, or `a monster`. */
export function cardObject(card: Kind): string {
  if (card === MONSTER) return m.question_object_monster()
  const race = at(RACE_NAMES, at(raceOf, card))
  const ally = m.question_object_ally({ race, strength: at(strengthOf, card) })
  const effect = at(effectOf, card)
  if (effect === Effect.None) return ally
  return m.question_object_with_effect({ ally, effect: effect === Effect.Dice ? 'dice' : 'pearls' })
}

export const pearlsObject = (count: number): string => m.question_object_pearls({ count })

interface Price {
  readonly pearls: number
  readonly nebulis: number
}

/** `2 pearls and 1 nebulis`: what is paid, or how much somebody has. */
export const sayPrice = (price: Price): string => priceIn(price, sayPearls)

/** The same as what something is bought for. */
export const priceObject = (price: Price): string => priceIn(price, pearlsObject)

function priceIn({ pearls, nebulis }: Price, sayPearls: (count: number) => string): string {
  if (nebulis === 0) return sayPearls(pearls)
  return pearls === 0 ? sayNebulis(nebulis) : list([sayPearls(pearls), sayNebulis(nebulis)])
}
