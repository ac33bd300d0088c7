import { RACES, type Race, raceOf, strengthOf } from '@hadal/engine'
import {
  capital,
  m,
  raceLetter,
  raceStack,
  sayAllies,
  sayCards,
  sayLocations,
  sayLords,
} from '@hadal/words'
import { useSettings } from '../../app/settings.ts'
import { RaceEmblem, SeatMark } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { Chip } from '../../table/parts/Chip.tsx'
import { raceClass } from '../../table/parts/raceClass.ts'
import { seatsInOrder } from '../../table/seats.ts'
import { ReadSheet } from '../ReadSheet.tsx'
import { FaceDown } from './FaceDown.tsx'
import { UnseenTable } from './UnseenTable.tsx'
import { type Known, knownOf, unseenBy } from './unseen.ts'
import './memory.css'

/** P16: what everybody has seen and what nobody has. */
export function MemorySheet({ onClose }: { onClose(): void }) {
  const { view } = useTable().update
  const showsOdds = useSettings((settings) => settings.showOdds)
  const unseen = unseenBy(view)
  const remembers = view.memory !== undefined
  return (
    <ReadSheet
      className="mem"
      title={m.log_memory()}
      ask={m.log_memory_decks({
        cards: sayCards(view.deckSize),
        lords: sayLords(view.lordDeckSize),
        locations: sayLocations(view.locationDeckSize),
      })}
      sub={m.log_memory_next()}
      onClose={onClose}
    >
      <p className="k-s me-h">{remembers ? m.log_memory_on() : m.log_memory_off()}</p>
      <section className="me-u" aria-labelledby="h-unseen">
        <h3 className="zh" id="h-unseen">
          {remembers ? m.log_unseen() : m.log_out_of_sight()}
          <small>
            {remembers
              ? sayAllies(unseen.allies)
              : m.log_out_of_sight_where({ allies: sayAllies(unseen.allies) })}
          </small>
        </h3>
        <UnseenTable
          unseen={unseen}
          // Only with a perfect memory what is out of sight is what the deck holds.
          showsOdds={remembers && showsOdds}
        />
      </section>
      <Stacks />
      <Hands />
      <Discard />
    </ReadSheet>
  )
}

/** The council, as far as it is known. */
function Stacks() {
  const { view } = useTable().update
  return (
    <section className="me-c" aria-labelledby="h-stacks">
      <h3 className="zh" id="h-stacks">
        {m.log_in_council()}
      </h3>
      <ul>
        {Array.from({ length: RACES }, (_, race) => {
          const size = view.councilSize[race] ?? 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
            <li key={race} className={size > 0 ? '' : 'z'}>
              <RaceEmblem race={race} size={20} label={raceStack(race)} />
              <b>{size}</b>
              <span>
                {size === 0 ? (
                  m.table_stack_empty()
                ) : (
                  <Strengths race={race} known={knownOf(view.memory?.council[race], size)} />
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The cards of a stack by their strengths; a kraken among them has its letter. */
function Strengths({ race, known }: { readonly race: Race; readonly known: Known }) {
  const letter = (kind: number): string =>
    raceOf[kind] === race ? '' : raceLetter(raceOf[kind] ?? RACES)
  return (
    <>
      {known.kinds.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
        <i key={at}>{`${letter(kind)}${strengthOf[kind]}`}</i>
      ))}
      {known.unknown > 0 && (
        <i className="q1">
          <span aria-hidden="true">{known.unknown === 1 ? '?' : `${known.unknown} ?`}</span>
          <span className="vh">{m.log_unknown({ count: known.unknown })}</span>
        </i>
      )}
    </>
  )
}

/** The hands of the others; an ally looked out from the discard pile is one of several. */
function Hands() {
  const { update } = useTable()
  const { view, seats, eyes } = update
  const healed = view.memory?.healed
  return (
    <section className="me-d" aria-labelledby="h-hands">
      <h3 className="zh" id="h-hands">
        {m.log_in_hands()}
      </h3>
      <ul>
        {seatsInOrder(update)
          .filter((seat) => seat !== eyes)
          .map((seat) => {
            const { name = '' } = seats[seat] ?? {}
            const { handSize = 0 } = view.seats[seat] ?? {}
            return (
              <li key={seat}>
                <SeatMark seat={seat} initial={name.slice(0, 1)} size={32} />
                <span className="mh-n">
                  <b>{name}</b>
                  <small>{sayCards(handSize)}</small>
                </span>
                <FaceDown known={knownOf(view.memory?.hands[seat], handSize)} />
                {healed?.seat === seat && (
                  <small className="mh-h">
                    {m.log_healed()}{' '}
                    {healed.among.map((kind) => (
                      <Chip key={kind} kind={kind} />
                    ))}
                  </small>
                )}
              </li>
            )
          })}
      </ul>
    </section>
  )
}

/** The discard pile by race, strongest first. */
function Discard() {
  const { view } = useTable().update
  const { kinds, unknown } = knownOf(view.memory?.discard, view.discardSize)
  return (
    <section className="me-x" aria-labelledby="h-discard">
      <h3 className="zh" id="h-discard">
        {m.log_discard()}
        <small>{sayCards(view.discardSize)}</small>
      </h3>
      {kinds.length > 0 && (
        <ul>
          {Array.from({ length: RACES + 2 }, (_, group) => {
            const such = kinds.filter((kind) => (raceOf[kind] ?? RACES + 1) === group)
            return (
              such.length > 0 && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
                <li key={group} className={group > RACES ? 'r-monster' : raceClass(group)}>
                  {such.map((kind, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
                    <Chip key={at} kind={kind} />
                  ))}
                </li>
              )
            )
          })}
        </ul>
      )}
      {unknown > 0 && <p>{capital(m.log_unknown({ count: unknown }))}</p>}
    </section>
  )
}
