import { MONSTER, RACES, type Race, raceOf } from '@hadal/engine'
import { m, racePlural } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { useTable } from '../model.ts'
import { Odds } from '../zones/Odds.tsx'

/** What my exploration leaves to the council, for whoever comes next. */
export function LeftForCouncil() {
  const { view, seats } = useTable().update
  const last = view.depths.length - 1
  const next = seats[(view.turnSeat + 1) % view.players]?.name ?? ''
  const goes = Array.from({ length: RACES }, (_, race) => ({
    race,
    sure: countOf(view.depths.slice(0, last), race),
    ifOn: countOf(view.depths.slice(last), race),
  })).filter(({ sure, ifOn }) => sure + ifOn > 0)
  return (
    <div className="tk-c">
      <p className="tk-h">
        <span className="zs">{m.table_left_for_council()}</span>
        <small>{m.table_is_next({ name: next })}</small>
      </p>
      <ul>
        {goes.map(({ race, sure, ifOn }) => {
          const now = view.councilSize[race] ?? 0
          return (
            <li key={race} className={sure === 0 ? 'if' : ''}>
              <RaceEmblem race={race} size={18} label={racePlural(race)} />
              <span>
                {now} → <b>{now + sure + (sure === 0 ? ifOn : 0)}</b>
              </span>
              {sure === 0 && <span>{m.table_only_if_you_go_on()}</span>}
            </li>
          )
        })}
      </ul>
      <Odds />
    </div>
  )
}

function countOf(cards: readonly number[], race: Race): number {
  return cards.filter((kind) => kind !== MONSTER && raceOf[kind] === race).length
}
