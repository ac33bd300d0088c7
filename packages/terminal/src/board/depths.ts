import { Zone as Area, DEPTHS, MONSTER, RACE_NAMES, RACES, type View } from '@hadal/engine'
import { at } from '../words/at.ts'
import { alliesIn, sayCard, sayStackShort } from '../words/cards.ts'
import { count } from '../words/english.ts'
import { sayReserve } from '../words/sentinels.ts'
import { label, MARGIN, TIE, wrap } from './layout.ts'
import type { Paint } from './paint.ts'
import type { Scene } from './scene.ts'

/** The cards in the depths, and what the last one costs whom it is offered to. */
export function depthsLines({ seen }: Scene, paint: Paint, width: number): string[] {
  if (seen.depths.length === 0) return [paint.heading(label('DEPTHS')) + paint.faint('empty')]
  const spaces = Array.from({ length: DEPTHS }, (_, space) => {
    const card = seen.depths[space]
    if (card === undefined) return '–'
    const isLast = space === seen.depths.length - 1
    return isLast ? `[${sayCard(card)}]` : sayCard(card)
  })
  const text = `${paint.words(spaces.join(' · '))}${paint.faint(sayPrice(seen))}`
  return wrap(text, width, paint.heading(label('DEPTHS')), MARGIN)
}

/** What the card revealed last costs whom it is offered to; monsters are not for sale. */
function sayPrice({ seat, turnSeat, depths, sold }: View): string {
  if (depths.at(-1) === MONSTER) return ''
  const price = count(sold + 1, 'pearl')
  return seat === turnSeat ? `  (for others ${price})` : `  (on offer for ${price})`
}

/** The stacks of the council, with the cards that were seen going there and who reserved one. */
export function councilLines(scene: Scene, paint: Paint, width: number): string[] {
  const { seen } = scene
  const stacks = Array.from({ length: RACES }, (_, race) => {
    const known = sayStackShort(alliesIn(seen.memory?.council[race] ?? []), race)
    const cards = known === '' ? '' : ` (${known})`.replaceAll(' ', TIE)
    const reserve = sayReserve(scene, Area.Council, race)
    const text = `${at(RACE_NAMES, race)} ${at(seen.councilSize, race)}${cards}`
    return (
      paint.race(race, text) + (reserve === '' ? '' : `${TIE}[${reserve}]`.replaceAll(' ', TIE))
    )
  })
  return wrap(stacks.join(', '), width, paint.heading(label('COUNCIL')), MARGIN)
}

/** How much is left of everything that is drawn. */
export function decksLines({ seen }: Scene, paint: Paint, width: number): string[] {
  const decks = [
    `exploration ${seen.deckSize} (${seen.discardSize} discarded)`,
    `lords ${seen.lordDeckSize}`,
    `locations ${seen.locationDeckSize}`,
    `tokens ${seen.tokenPileSize}`,
    ...(seen.expansions.includes('leviathan')
      ? [`second pile ${seen.leviathanPileSize}`, `leviathans ${seen.leviathanDeckSize}`]
      : []),
    ...(seen.expansions.includes('kraken') ? [`loot ${seen.lootDeckSize}`] : []),
  ]
  return wrap(decks.join(', '), width, paint.heading(label('DECKS')), MARGIN)
}
