import { capital, m, raceName } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { raceClass } from '../../table/parts/raceClass.ts'
import { STRENGTHS, type Unseen, type UnseenCell } from './unseen.ts'

interface Props {
  readonly unseen: Unseen
  /** All of it lies in the deck, and the chances of the next card are wanted. */
  readonly showsOdds: boolean
}

/** What is out of sight, by race and strength: a number, and a dot for each card there is. */
export function UnseenTable({ unseen, showsOdds }: Props) {
  const { rows, allies, monsters, allMonsters } = unseen
  const hasEffects = rows.some(({ cells }) => cells.some(({ withEffect }) => withEffect > 0))
  return (
    <>
      <table className={showsOdds ? 'odds' : ''}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.help_race()}</span>
            </th>
            {STRENGTHS.map((strength) => (
              <th key={strength} scope="col">
                <span className="vh">{m.count_strength({ count: strength })}</span>
                <span aria-hidden="true">{strength}</span>
              </th>
            ))}
            {showsOdds && <th scope="col">{m.log_next()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ race, cells, unseen: count }) => (
            <tr key={race} className={raceClass(race)}>
              <th scope="row">
                <RaceEmblem race={race} size={22} />
                <span>{capital(raceName(race))}</span>
              </th>
              {cells.map((cell) => (
                <Cell key={cell.strength} cell={cell} />
              ))}
              {showsOdds && <Chance count={count} of={allies + monsters} />}
            </tr>
          ))}
          <tr className="r-monster">
            <th scope="row">
              <RaceEmblem race="monster" size={22} />
              <span>{capital(m.card_monster())}</span>
            </th>
            <td colSpan={STRENGTHS.length} className="mo">
              {m.log_unseen_of({ count: monsters, of: allMonsters })}
            </td>
            {showsOdds && <Chance count={monsters} of={allies + monsters} />}
          </tr>
        </tbody>
      </table>
      {hasEffects && (
        <p className="me-e">
          <i className="on fx" aria-hidden="true" /> {m.log_with_effect()}
        </p>
      )}
    </>
  )
}

function Cell({ cell: { all, unseen, withEffect } }: { readonly cell: UnseenCell }) {
  if (all === 0) return <td className="none" />
  return (
    <td className={unseen > 0 ? '' : 'z'}>
      <b aria-hidden="true">{unseen}</b>
      <span className="vh">
        {m.log_unseen_of({ count: unseen, of: all })}
        {withEffect > 0 && `, ${m.log_with_effect_count({ count: withEffect })}`}
      </span>
      <span className="me-dots" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
          <i key={at} className={dotOf(at, unseen, withEffect)} />
        ))}
      </span>
    </td>
  )
}

/** Those with an effect come first. */
function dotOf(at: number, unseen: number, withEffect: number): string {
  if (at >= unseen) return ''
  return at < withEffect ? 'on fx' : 'on'
}

function Chance({ count, of }: { readonly count: number; readonly of: number }) {
  return (
    <td className="pc">{m.log_chance({ per: of === 0 ? 0 : Math.round((count / of) * 100) })}</td>
  )
}
