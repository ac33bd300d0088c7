import { BORDER, type LeviathanView, leviathans, Race } from '@hadal/engine'
import { leviathanAttack, leviathanName, m, spaceName } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { choiceAt, point, useTable } from '../model.ts'
import { raceClass } from '../parts/raceClass.ts'
import { useIsSelected } from '../pointing.ts'
import './border.css'

/** The border with its leviathans. */
export function Border() {
  const { view } = useTable().update
  const roving = useRoving()
  return (
    <div className="border-z">
      <div className="zhead">
        <h2 className="zh" id="h-border">
          {m.border_title()}
        </h2>
        <p className="zmeta">
          {m.border_leviathans_left({ count: view.leviathanDeckSize })} ·{' '}
          {m.border_tokens_left({ monster: view.tokenPileSize, leviathan: view.leviathanPileSize })}
        </p>
      </div>
      <ol className="spaces" {...roving}>
        {Array.from({ length: BORDER }, (_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the border is its number
          <BorderSpace key={space} space={space} there={view.border[space]} />
        ))}
      </ol>
    </div>
  )
}

interface SpaceProps {
  readonly space: number
  readonly there: LeviathanView | undefined
}

function BorderSpace({ space, there }: SpaceProps) {
  const model = useTable()
  const choice = choiceAt(model, (target) => target.zone === 'border' && target.space === space)
  const isSelected = useIsSelected(model.asked, choice?.decision)
  const state = `${choice ? 'can' : ''} ${isSelected ? 'hot' : ''}`
  const face = there ? (
    <LeviathanFace space={space} there={there} />
  ) : (
    <span className="bs-n">{spaceName(space)}</span>
  )
  if (!there && !choice)
    return (
      <li className="bs none" data-space={space}>
        {face}
      </li>
    )
  const race = there && leviathans[there.leviathan]?.race
  return (
    <li className={`bs lev ${raceClass(race ?? Race.Crab)} ${state}`} data-space={space}>
      <button
        type="button"
        className="bs-go"
        data-leviathan={there?.leviathan}
        aria-pressed={choice ? isSelected : undefined}
        onClick={() => {
          if (choice) point(model, choice)
          else if (there) model.open({ sheet: 'leviathan', leviathan: there.leviathan })
        }}
      >
        {face}
      </button>
    </li>
  )
}

function LeviathanFace({
  space,
  there,
}: {
  readonly space: number
  readonly there: LeviathanView
}) {
  const card = leviathans[there.leviathan]
  if (!card) return null
  return (
    <>
      <span className="bs-n">{spaceName(space)}</span>
      <span className="bs-art">
        <Picture of={{ leviathan: there.leviathan }} />
      </span>
      <span className="vh">{leviathanName(there.leviathan)}</span>
      <span className="bs-r">
        {card.race !== undefined && <RaceEmblem race={card.race} size={16} />}
        <RaceEmblem race={Race.Crab} size={16} />
      </span>
      <span
        className="bs-h"
        role="img"
        aria-label={m.border_resistance({
          resistance: card.levels[there.lost]?.resistance ?? 0,
          health: card.levels.length - there.lost,
        })}
      >
        {card.levels.map(({ resistance }, level) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a health point is its number
            key={level}
            className={level < there.lost ? 'gone' : level === there.lost ? 'cur' : ''}
          >
            {resistance}
          </i>
        ))}
      </span>
      <span className="bs-b">{leviathanAttack(there.leviathan)}</span>
    </>
  )
}
