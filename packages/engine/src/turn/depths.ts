import { FIRST_KRAKEN, type Kind, MONSTER, RACE_NAMES, RACES, raceOf } from '../cards/allies.ts'
import { activeOwner, rulePoints } from '../cards/lord.ts'
import { DEPTHS, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { toDiscard } from './hand.ts'
import { gainPearls } from './pearls.ts'

/** Lifts the last card out of the depths and pays what ending an exploration pays (B4.14). */
export function liftLastCard(table: Table, me: Seat): Kind {
  const { game } = table
  payFifthSpace(table, me)
  const card = game.depths[--game.depthsSize]
  payExplorer(table, me)
  return card
}

/** L3.10: what is paid when a fight at the border is chosen; the monster stays until it is over. */
export function payForFight(table: Table, me: Seat): void {
  payFifthSpace(table, me)
  payExplorer(table, me)
}

function payFifthSpace(table: Table, me: Seat): void {
  if (table.game.depthsSize === DEPTHS) gainPearls(table, me, 1)
}

function payExplorer(table: Table, me: Seat): void {
  for (const { lord, rule: happens } of rulePoints.explorationEnds)
    if (activeOwner(table.game, lord) === me) happens(table, me)
}

/** B4.R1: there is nothing to take. */
export function endWithNothing(table: Table, me: Seat): void {
  payExplorer(table, me)
  clearDepths(table, me)
}

/** B4.11: allies go to the council, monsters are discarded, krakens wait to be placed (K2.4). */
export function clearDepths(table: Table, me: Seat): void {
  const { game } = table
  const size = game.depthsSize
  if (table.tell) {
    const toCouncil = [...game.depths.subarray(0, size)].filter((card) => card < FIRST_KRAKEN)
    table.tell({ type: 'exploration-ended', seat: me, toCouncil })
  }
  game.exploring = 0
  game.depthsSize = 0
  for (let space = 0; space < size; space++) {
    const card = game.depths[space]
    if (card === MONSTER) toDiscard(game, card)
    else if (card < FIRST_KRAKEN) {
      game.council[raceOf[card]][card]++
      game.councilSize[raceOf[card]]++
    } else {
      game.depths[game.depthsSize++] = card
      kernel.ask(game, placeKraken, me)
    }
  }
}

/** K2.4: the kraken in the lowest space first, on any stack (K2.R3). */
const placeKraken = kernel.question('place a kraken', {
  words: named(RACE_NAMES.slice(0, RACES)),
  options(_game, _me, out) {
    for (let race = 0; race < RACES; race++) out.add(race)
  },
  answer(table, me, race) {
    const { game } = table
    const kind = game.depths[0]
    game.depths.copyWithin(0, 1)
    game.depthsSize--
    game.council[race][kind]++
    game.councilSize[race]++
    table.tell?.({ type: 'kraken-placed', seat: me, kind, race })
  },
})
