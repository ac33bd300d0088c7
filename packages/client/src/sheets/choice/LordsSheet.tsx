import { type LordId, lords, requiredRaceOf } from '@hadal/engine'
import { capital, guildName, lordName, lordShort, m } from '@hadal/words'
import { useState } from 'react'
import { GuildEmblem, KeyMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { type TableChoice, useTable } from '../../table/model.ts'
import { raceClass } from '../../table/parts/raceClass.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import { ChoiceSheet } from './ChoiceSheet.tsx'
import './lords.css'

/** One of several lords that lie before somebody. */
export function LordsSheet(props: QuestionSheetProps) {
  const offered = useTable().choices.filter(({ target }) => target.zone === 'lord')
  const [chosen, choose] = useState<TableChoice | undefined>()
  return (
    <ChoiceSheet
      {...props}
      header={<Owner lord={lordOf(offered[0])} />}
      list="asl-l"
      chosen={chosen}
    >
      {offered.map((choice) => (
        <LordTile
          key={choice.decision}
          lord={lordOf(choice)}
          checked={choice === chosen}
          onChoose={() => choose(choice)}
        />
      ))}
    </ChoiceSheet>
  )
}

function lordOf(choice: TableChoice | undefined): LordId {
  return choice?.target.zone === 'lord' ? choice.target.lord : -1
}

/** Whose lords these are. */
function Owner({ lord }: { readonly lord: LordId }) {
  const { view, seats, eyes } = useTable().update
  const seat = view.seats.findIndex(({ lords: theirs }) => theirs.some((one) => one.lord === lord))
  const name = seats[seat]?.name ?? ''
  return (
    <header>
      {seat >= 0 && <SeatBadge seat={seat} name={name} size={36} />}
      <h3>{seat === eyes ? capital(m.sheets_your_lords()) : name}</h3>
    </header>
  )
}

interface TileProps {
  readonly lord: LordId
  readonly checked: boolean
  onChoose(): void
}

function LordTile({ lord, checked, onChoose }: TileProps) {
  const card = lords[lord]
  if (!card) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile with a portrait in it, not an input
    <button
      type="button"
      className={`asl ${raceClass(requiredRaceOf[lord])}`}
      role="radio"
      aria-checked={checked}
      onClick={onChoose}
    >
      <span className="asl-a">
        <Picture of={{ lord }} className="lp" />
      </span>
      <span className="asl-t">
        <b>{lordName(lord)}</b>
        <span className="l-guild">
          <GuildEmblem guild={card.guild} size={14} />
          {guildName(card.guild)}
          {card.keys > 0 && <KeyMark size={14} label={m.table_key_label()} />}
        </span>
        <small>
          {m.count_points({ count: card.influence })}
          {lordShort(lord) !== undefined && ` · ${lordShort(lord)}`}
        </small>
      </span>
    </button>
  )
}
