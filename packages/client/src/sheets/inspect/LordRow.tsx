import { lords as cards, type LordId } from '@hadal/engine'
import { lordName, m } from '@hadal/words'
import { useTable } from '../../table/model.ts'
import { Bust } from '../../table/parts/Bust.tsx'

interface Props {
  readonly lords: readonly LordId[]
}

/** Lords in small, side by side; each leads to its whole card. */
export function LordRow({ lords }: Props) {
  const { open } = useTable()
  return (
    <ul className="in-row">
      {lords.map((lord) => (
        <li key={lord}>
          <button type="button" className="in-go" onClick={() => open({ sheet: 'lord', lord })}>
            <span aria-hidden="true">
              <Bust lord={lord} />
            </span>
            <span>{lordName(lord)}</span>
            <b>
              {cards[lord]?.influence}
              <span className="vh"> {m.table_points_label()}</span>
            </b>
          </button>
        </li>
      ))}
    </ul>
  )
}
