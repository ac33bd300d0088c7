import { type LordView, lords, requiredRaceOf } from '@hadal/engine'
import { guildName, lordName, lordShort, lordTiming, m } from '@hadal/words'
import { Chain, KeyMark, PowerMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { flip } from '../../motion/names.ts'
import { choiceAt, point, useTable } from '../model.ts'
import { raceClass } from '../parts/raceClass.ts'
import { useIsSelected } from '../pointing.ts'
import './mini.css'

/** A name this long is set smaller. */
const LONG = 8

/** One of my free lords; a power that may be used now is a tap away. */
export function LordMini({ lord: { lord, disabled, used } }: { readonly lord: LordView }) {
  const model = useTable()
  const card = lords[lord]
  const choice = choiceAt(model, (target) => target.zone === 'lord' && target.lord === lord)
  const isSelected = useIsSelected(model.asked, choice?.decision)
  if (!card) return null
  const name = lordName(lord)
  const power = lordShort(lord)
  const timing = lordTiming(lord)
  const state = [disabled && 'off', used && 'used', choice && 'can', isSelected && 'sel']
  return (
    <button
      type="button"
      data-lord={lord}
      data-flip={flip.senate(lord)}
      className={`mini ${raceClass(requiredRaceOf[lord])} ${state.filter(Boolean).join(' ')}`}
      aria-pressed={choice ? isSelected : undefined}
      onClick={() => (choice ? point(model, choice) : model.open({ sheet: 'lord', lord }))}
    >
      <span className="m-art">
        <Picture of={{ lord }} className="lp" />
        {disabled && <Chain size={24} label={m.table_lord_disabled()} />}
      </span>
      <span className="m-txt">
        <span className={`m-name ${name.length > LONG ? 'long' : ''}`}>{name}</span>
        <span className="m-sub">
          {power === undefined ? (
            guildName(card.guild)
          ) : (
            <>
              {timing && <PowerMark timing={timing} />}
              {disabled ? <s>{power}</s> : power}
            </>
          )}
        </span>
        {used && <span className="vh">{m.table_power_used()}</span>}
      </span>
      <span className="m-pts">
        {card.influence}
        {card.keys > 0 && <KeyMark size={15} off={disabled} label={m.table_key_label()} />}
      </span>
    </button>
  )
}
