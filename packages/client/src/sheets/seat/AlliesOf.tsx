import { type Counts, RACES, type Race, raceOf, type Seat, type SeatView } from '@hadal/engine'
import { m, raceName } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { raceClass } from '../../table/parts/raceClass.ts'
import { Section } from '../inspect/Section.tsx'
import { FaceDown } from '../memory/FaceDown.tsx'
import { type Known, knownOf } from '../memory/unseen.ts'

interface Props {
  readonly seat: Seat
  readonly theirs: SeatView
}

/** The allies of a seat: what is known of the hand, and those that are affiliated. */
export function AlliesOf({ seat, theirs }: Props) {
  const { view, eyes } = useTable().update
  const known = knownOf(theirs.hand ?? view.memory?.hands[seat], theirs.handSize)
  return (
    <>
      <Section title={m.log_hand()}>
        {theirs.handSize > 0 && <FaceDown known={known} />}
        {seat !== eyes && (
          <p className="in-w">
            {view.memory || theirs.handSize === 0 ? sayHand(known) : m.log_hand_forgotten()}
          </p>
        )}
      </Section>
      <Section title={m.table_affiliated()}>
        <Affiliated affiliated={theirs.affiliated} />
      </Section>
    </>
  )
}

function sayHand({ kinds, unknown }: Known): string {
  const of = kinds.length + unknown
  if (of === 0) return m.log_hand_empty()
  return unknown === 0 ? m.log_hand_all() : m.log_hand_some({ known: kinds.length, of })
}

/** Every affiliated ally by race; the strongest of each race counts. */
function Affiliated({ affiliated }: { readonly affiliated: Counts }) {
  return (
    <ul className="ss-a">
      {Array.from({ length: RACES }, (_, race) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
        <AffiliatedOf key={race} race={race} affiliated={affiliated} />
      ))}
    </ul>
  )
}

function AffiliatedOf({ race, affiliated }: { readonly race: Race; readonly affiliated: Counts }) {
  const { kinds } = knownOf(
    affiliated.map((count, kind) => (raceOf[kind] === race ? count : 0)),
    0,
  )
  return (
    <li className={raceClass(race)}>
      <RaceEmblem race={race} size={20} label={raceName(race)} />
      {kinds.length === 0 ? (
        <small>{m.log_none()}</small>
      ) : (
        <span className="ss-c">
          {kinds.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal allies are told apart by their place
            <Ally key={at} kind={kind} />
          ))}
        </span>
      )}
    </li>
  )
}
