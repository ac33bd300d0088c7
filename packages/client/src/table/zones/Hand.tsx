import { type Kind, RACES, Race, raceOf, type Seat, strengthOf } from '@hadal/engine'
import { m, raceName, sayCard } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { flip } from '../../motion/names.ts'
import { goTogether } from '../../sheets/discard/needed.ts'
import { choiceAt, point, useTable } from '../model.ts'
import { Ally } from '../parts/Ally.tsx'
import { raceClass } from '../parts/raceClass.ts'
import { useIsSelected } from '../pointing.ts'
import './hand.css'

/** My hand: one group for each race in a fixed order, the strongest card first. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const model = useTable()
  const hand = model.update.view.seats[seat]?.hand ?? []
  const groups = Object.values(Race).map((race) => ({ race, cards: cardsOf(hand, race) }))
  const held = groups.filter(({ cards }) => cards.length > 0)
  // The style sheet lays the cards over each other as closely as they have to be.
  const room = {
    '--cards': hand.reduce((sum, count) => sum + count, 0),
    '--groups': held.length,
    '--empty': RACES - held.filter(({ race }) => race < RACES).length,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="hand" role="group" aria-label={m.table_hand()}>
      <div className="hand-r" style={room}>
        {groups.map(({ race, cards }) => (
          <HandOfRace key={race} race={race} cards={cards} />
        ))}
      </div>
    </div>
  )
}

interface Card {
  readonly kind: Kind
  readonly copy: number
}

function cardsOf(hand: readonly number[], race: Race): Card[] {
  return hand
    .flatMap((count, kind) =>
      raceOf[kind] === race ? Array.from({ length: count }, (_, copy) => ({ kind, copy })) : [],
    )
    .reverse()
}

function HandOfRace({ race, cards }: { readonly race: Race; readonly cards: readonly Card[] }) {
  if (cards.length === 0)
    return race === Race.Kraken ? null : (
      <div className={`hg none ${raceClass(race)}`}>
        <RaceEmblem race={race} size={20} label={m.table_none_of({ race: raceName(race) })} />
      </div>
    )
  const strength = cards.reduce((sum, { kind }) => sum + (strengthOf[kind] ?? 0), 0)
  return (
    <div className={`hg ${raceClass(race)}`}>
      <span className="hg-h" aria-hidden="true">
        <RaceEmblem race={race} size={14} />
        <b>{strength}</b>
      </span>
      <div className="hg-c">
        {cards.map((card) => (
          <HandCard key={`${card.kind}-${card.copy}`} {...card} />
        ))}
      </div>
    </div>
  )
}

function HandCard({ kind, copy }: Card) {
  const model = useTable()
  const asksForCards = choiceAt(model, ({ zone }) => zone === 'hand') !== undefined
  const choice = choiceAt(model, (target) => target.zone === 'hand' && target.kind === kind)
  const isSelected = useIsSelected(model.asked, choice?.decision)
  const { update, putAside } = model
  // Those are chosen together, on the sheet of the question.
  const isOneOfMany = update.question !== undefined && goTogether(update.view, update.question)
  return (
    <button
      type="button"
      className={`hc ${asksForCards && !choice ? 'dim' : ''} ${isSelected ? 'sel' : ''}`}
      aria-label={sayCard(kind)}
      aria-pressed={choice ? isSelected : undefined}
      aria-disabled={choice === undefined}
      data-kind={kind}
      data-flip={flip.hand(kind, copy)}
      onClick={() => choice && (isOneOfMany ? putAside(false) : point(model, choice))}
    >
      <Ally kind={kind} silent />
    </button>
  )
}
