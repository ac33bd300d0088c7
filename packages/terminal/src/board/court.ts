import { Zone as Area, COURT, costOfLord, type LordId, type Race, whyNot } from '@hadal/engine'
import { at } from '../words/at.ts'
import { lordCard, RACE_LETTERS, sayGuild, sayLord, sayRace } from '../words/cards.ts'
import { count } from '../words/english.ts'
import { sayMissing } from '../words/refusals.ts'
import { ownerOfReserve } from '../words/sentinels.ts'
import { columns, label, MARGIN, wrap } from './layout.ts'
import { type Paint, widthOf } from './paint.ts'
import { asksForAction, raceToPay, type Scene } from './scene.ts'

/** The lords at court: what they are, what they cost you, and what you miss. */
export function courtLines(scene: Scene, paint: Paint, width: number): string[] {
  const lords = scene.seen.court.filter((lord) => lord !== undefined)
  return [
    ...wrap(paint.faint(sayCourt(scene, lords)), width, paint.heading(label('COURT')), MARGIN),
    ...rowsWithin(width, (isBrief) => lords.map((lord) => courtRow(scene, lord, paint, isBrief))),
  ]
}

/** The rows in full words, or in brief ones if the screen is too narrow for that. */
function rowsWithin(width: number, rows: (isBrief: boolean) => string[][]): string[] {
  const [full = [], brief = []] = [false, true].map((isBrief) =>
    columns(rows(isBrief), ['left', 'left', 'right', 'left', 'right', 'left', 'left']).map(
      (row) => `  ${row}`,
    ),
  )
  return full.every((line) => widthOf(line) <= width) ? full : brief
}

function sayCourt(scene: Scene, lords: readonly LordId[]): string {
  const [first] = lords
  if (first === undefined) return 'nobody'
  const free = COURT - lords.length
  const spaces = free > 0 ? `; ${count(free, 'free space')}` : ''
  return `guild, influence, key, what it costs you${sayChange(scene, first)}${spaces}`
}

/** The lords that change all costs, if there are any. */
function sayChange({ game, you }: Scene, lord: LordId): string {
  const { because, printed, cost } = costOfLord(game, you, lord)
  const change = cost - printed
  if (because.length === 0 || change === 0) return ''
  return ` (${change > 0 ? '+' : '−'}${Math.abs(change)}: ${because.map(sayLord).join(', ')})`
}

function courtRow(scene: Scene, lord: LordId, paint: Paint, isBrief: boolean): string[] {
  const { influence, keys, races } = lordCard(lord)
  const missing = sayMissingFor(scene, lord)
  return [
    paint.strong(sayLord(lord)),
    sayGuild(lord),
    String(influence),
    keys > 1 ? count(keys, 'key') : 'key'.repeat(keys),
    String(costOfLord(scene.game, scene.you, lord).cost),
    sayNeeds(races, raceToPay(scene, lord), paint, isBrief),
    missing.startsWith(CAN_PAY)
      ? paint.good(missing)
      : paint.faint(isBrief ? missing.replace(' strength', '') : missing),
  ]
}

/** `3 races, crab`, or `3 C`. */
function sayNeeds(
  races: number,
  required: Race | undefined,
  paint: Paint,
  isBrief: boolean,
): string {
  if (required === undefined) return isBrief ? String(races) : count(races, 'race')
  return isBrief
    ? `${races} ${paint.race(required, at(RACE_LETTERS, required))}`
    : paint.words(`${count(races, 'race')}, ${sayRace(required)}`)
}

const CAN_PAY = 'you can pay'

/** What you miss to recruit a lord. */
function sayMissingFor(scene: Scene, lord: LordId): string {
  const { seen, you } = scene
  const why = whyNot(seen, { lord })
  // Some questions offer lords of the court for other reasons than to pay for them.
  const missing =
    why === undefined
      ? asksForAction(seen.asked)
        ? CAN_PAY
        : ''
      : (sayMissing(why, scene) ?? CAN_PAY)
  if (ownerOfReserve(seen, Area.Court, lord) !== you) return missing
  return missing === '' ? 'yours' : `${missing}; yours`
}
