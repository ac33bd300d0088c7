import { COURT, type LordId, requiredRaceOf, Zone } from '@hadal/engine'
import { m } from '@hadal/words'
import { Pearl, SentinelMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { flip } from '../../motion/names.ts'
import { Icon } from '../../ui/Icons.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { choiceAt, point, type TableChoice, useTable } from '../model.ts'
import { Badge } from '../parts/Badge.tsx'
import { LordFace } from '../parts/Lord.tsx'
import { raceClass } from '../parts/raceClass.ts'
import { useIsSelected } from '../pointing.ts'
import './alcove.css'
import './court.css'

interface Props {
  /** Portraits low and powers left out: another zone is in the decision. */
  readonly compact: boolean
}

/** The court: six spaces, with what each lord costs these eyes. */
export function Court({ compact }: Props) {
  const model = useTable()
  const { view } = model.update
  const isLit = choiceAt(model, ({ zone }) => zone === 'court') !== undefined
  const plot = model.choices.find(({ action }) => action === 'plot')
  // A lord that is revealed comes to the free space that is farthest from the deck.
  const next = view.court.lastIndexOf(undefined)
  const roving = useRoving()
  return (
    <section
      className={`z court ${isLit ? 'lit' : ''} ${compact ? 'compact' : ''}`}
      id="z-court"
      aria-labelledby="h-court"
    >
      <div className="zhead">
        <h2 id="h-court" className="zh">
          {m.table_court()}
        </h2>
        <p className="zmeta">{m.table_in_deck({ count: view.lordDeckSize })}</p>
      </div>
      <div className="dais" {...roving}>
        {Array.from({ length: COURT }, (_, space) => {
          const lord = view.court[space]
          if (lord !== undefined) return <CourtLord key={`lord-${lord}`} lord={lord} />
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the court is its number
          return <Alcove key={`space-${space}`} plot={space === next ? plot : undefined} />
        })}
      </div>
    </section>
  )
}

function CourtLord({ lord }: { readonly lord: LordId }) {
  const model = useTable()
  const { outlook, view, seats } = model.update
  const choice = choiceAt(model, (target) => target.zone === 'court' && target.lord === lord)
  const isSelected = useIsSelected(model.asked, choice?.decision)
  const seen = outlook.lords[lord]
  if (!seen) return null
  const completes = outlook.card?.completes.some((one) => one.lord === lord) ?? false
  const can = choice !== undefined || seen.payable.state !== 'not'
  const watcher = view.sentinels.find(({ on }) => on?.zone === Zone.Court && on.target === lord)
  return (
    <button
      type="button"
      className={`lord ${raceClass(requiredRaceOf[lord])} ${completes ? 'would' : can ? 'can' : 'cannot'} ${isSelected ? 'sel' : ''}`}
      data-lord={lord}
      data-flip={flip.court(lord)}
      aria-pressed={choice && choice.action !== 'recruit' ? isSelected : undefined}
      onClick={() => pressLord(model, lord, choice)}
    >
      <LordFace lord={lord} cost={seen.cost}>
        {watcher?.owner !== undefined && (
          <span className="l-sent">
            <SentinelMark
              size={28}
              label={m.table_reserved_by({ name: seats[watcher.owner]?.name ?? '' })}
            />
          </span>
        )}
      </LordFace>
      <Badge payable={seen.payable} completes={completes} />
    </button>
  )
}

/** A lord that can be recruited is paid; one that a question asks for is chosen; others are read. */
function pressLord(
  model: ReturnType<typeof useTable>,
  lord: LordId,
  choice: TableChoice | undefined,
): void {
  if (choice === undefined) model.open({ sheet: 'lord', lord })
  else if (choice.action === 'recruit') model.open({ sheet: 'recruit', lord })
  else point(model, choice)
}

/** A free space of the court; the next lord comes to one of them. */
function Alcove({ plot }: { readonly plot: TableChoice | undefined }) {
  const model = useTable()
  const isSelected = useIsSelected(model.asked, plot?.decision)
  if (!plot)
    return (
      <div className="lord alc free">
        <span className="l-face">
          <span className="alc-t">{m.table_court_space_free()}</span>
        </span>
      </div>
    )
  return (
    <button
      type="button"
      className="lord alc can"
      aria-pressed={isSelected}
      onClick={() => point(model, plot)}
    >
      <span className="l-face">
        <span className="alc-b">
          <Picture of={{ back: 'lord' }} />
        </span>
        <span className="alc-p">
          <Pearl size={22} />
          <b>1</b>
        </span>
        <span className="alc-t">
          <b>{m.table_next_lord()}</b>
          {m.table_next_lord_where()}
        </span>
      </span>
      <span className="badge b-pays">
        <Icon of="check" />
        <span>{m.table_may_plot()}</span>
      </span>
    </button>
  )
}
