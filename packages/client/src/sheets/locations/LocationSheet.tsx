import { DRAW, type LocationId, PASS } from '@hadal/engine'
import { ask, locationName, locationRule, m, type Target } from '@hadal/words'
import { useState } from 'react'
import { KeyMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { type TableChoice, useTable } from '../../table/model.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { AskBar } from '../AskBar.tsx'
import { Confirm } from '../Confirm.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import { KeyHolders } from './KeyHolders.tsx'
import './locations.css'
import './locations.narrow.css'

/** More tiles than these stand beside each other: whoever looks through the deck sees up to twenty. */
const FEW = 6

/** B7: which location; every question that has locations to choose from. */
export function LocationSheet({ question, onHide }: QuestionSheetProps) {
  const { choices, scene } = useTable()
  const tiles = choices.filter(({ target }) => locationOf(target) !== undefined)
  const draws = choices.filter(
    ({ decision, target }) => target.zone === 'question' && decision >= DRAW && decision !== PASS,
  )
  const [chosen, choose] = useState<TableChoice | undefined>(
    tiles.length === 1 ? tiles[0] : undefined,
  )
  const roving = useRoving()
  const isThirdKey = question.name === 'control a location'
  const words = ask(scene, question)
  return (
    <Sheet
      className={`key3 ${isThirdKey ? '' : 'one'} ${tiles.length > FEW ? 'many' : ''}`}
      title={isThirdKey ? m.sheets_three_keys() : words.title}
      titleHidden
      closable={false}
      onClose={onHide}
      question={
        <AskBar onHide={onHide}>
          <Confirm chosen={chosen} />
        </AskBar>
      }
    >
      <header className="k-h">
        {isThirdKey && (
          <span className="k-locks" aria-hidden="true">
            <KeyMark size={40} />
            <KeyMark size={40} />
            <KeyMark size={40} />
          </span>
        )}
        <div>
          <p className="k-t">{isThirdKey ? m.sheets_three_keys() : words.title}</p>
          <p className="k-s">{isThirdKey ? m.sheets_three_keys_what() : words.help}</p>
        </div>
      </header>
      {isThirdKey && <KeyHolders seat={question.seat} title={m.sheets_your_keys()} />}
      <section className="k-tiles" aria-labelledby="h-tiles">
        <h3 className="zh" id="h-tiles">
          {m.sheets_which_location()}
        </h3>
        <div className="kts" role="radiogroup" aria-labelledby="h-tiles" {...roving}>
          {tiles.map((choice) => (
            <Tile
              key={choice.decision}
              choice={choice}
              checked={choice === chosen}
              onChoose={() => choose(choice)}
            />
          ))}
        </div>
        {draws.length > 0 && <Draws draws={draws} chosen={chosen} onChoose={choose} />}
      </section>
    </Sheet>
  )
}

function locationOf(target: Target): LocationId | undefined {
  return target.zone === 'locations' || target.zone === 'location-deck'
    ? target.location
    : undefined
}

interface TileProps {
  readonly choice: TableChoice
  readonly checked: boolean
  onChoose(): void
}

/** P18: a location with what it is worth to me and to the best rival now. */
function Tile({ choice, checked, onChoose }: TileProps) {
  const { update } = useTable()
  const location = locationOf(choice.target)
  if (location === undefined) return null
  const best = bestRival(update.outlook.locations[location]?.points ?? [], update.eyes)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile with a picture in it, not an input
    <button type="button" className="kt" role="radio" aria-checked={checked} onClick={onChoose}>
      <span className="kt-art">
        <Picture of={{ location }} />
      </span>
      <span className="kt-t">
        <span className="p-name">{locationName(location)}</span>
        <span className="p-rule">{locationRule(location)}</span>
        {best && (
          <span className="p-riv">
            {m.sheets_rival_points({
              name: update.seats[best.seat]?.name ?? '',
              points: best.points,
            })}
          </span>
        )}
        <LootOnIt location={location} />
      </span>
      <span className="p-you">
        <small>{m.table_you()}</small>
        <b>{update.outlook.locations[location]?.points[update.eyes ?? 0]}</b>
      </span>
    </button>
  )
}

/** K5: loot that lies on a location already goes with it. */
function LootOnIt({ location }: { readonly location: LocationId }) {
  const loot = useTable().update.view.loot.find((one) => one.location === location)
  const cards = loot?.loot.reduce((sum, count) => sum + count, 0) ?? 0
  return cards === 0 ? null : <span className="p-riv">{m.sheets_loot_on_it({ count: cards })}</span>
}

function bestRival(
  points: readonly number[],
  eyes: number | undefined,
): { seat: number; points: number } | undefined {
  return points
    .map((one, seat) => ({ seat, points: one }))
    .filter(({ seat }) => seat !== eyes)
    .toSorted((one, other) => other.points - one.points)[0]
}

interface DrawsProps {
  readonly draws: readonly TableChoice[]
  readonly chosen: TableChoice | undefined
  onChoose(choice: TableChoice): void
}

/** Or some from the deck: one is kept, the others open for everybody. */
function Draws({ draws, chosen, onChoose }: DrawsProps) {
  return (
    <div className="k-draw">
      <p>{m.sheets_or_draw()}</p>
      <div className="k-db">
        {draws.map((choice) => (
          <button
            key={choice.decision}
            type="button"
            className="kd"
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            <span className="kd-c" aria-hidden="true">
              {Array.from({ length: choice.decision - DRAW }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
                <i key={at} />
              ))}
            </span>
            <b>{choice.label}</b>
          </button>
        ))}
      </div>
    </div>
  )
}
