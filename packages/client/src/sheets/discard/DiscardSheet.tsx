import { type Kind, PAY_PEARLS, Race, raceOf, strengthOf } from '@hadal/engine'
import { ask, capital, m, raceName, sayCard } from '@hadal/words'
import { useState } from 'react'
import { Pearl, RaceEmblem } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { raceClass } from '../../table/parts/raceClass.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AskBar } from '../AskBar.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import { goTogether, neededOf } from './needed.ts'
import './discard.css'

/** Cards that have to go: as many as the rule asks for, or pearls where it takes them. */
export function DiscardSheet({ question, onHide }: QuestionSheetProps) {
  const { scene, choices, decide, update } = useTable()
  const needed = neededOf(update.view, question)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const hand = update.view.seats[question.seat]?.hand ?? []
  const rest = needed - chosen.length
  const pays = choices.some(({ decision }) => decision === PAY_PEARLS)
  // Asked for one card after the other, the rules offer only those that leave enough for the rest: whatever
  // comes after the first of them may go along.
  const first = Math.min(...choices.map(({ decision }) => decision))
  const mayGo = (kind: Kind): boolean =>
    goTogether(update.view, question)
      ? kind >= first
      : choices.some(({ decision }) => decision === kind)
  const toggle = (card: string): void => {
    if (chosen.includes(card)) setChosen(chosen.filter((one) => one !== card))
    // One card alone is simply exchanged for another.
    else setChosen(needed === 1 ? [card] : [...chosen, card].slice(-needed))
  }
  const words = ask(scene, question)
  // The rules take the cards of one discard in ascending order.
  const kinds = chosen.map((card) => Number(card.split('-')[0])).toSorted((a, b) => a - b)
  return (
    <Sheet
      className="dis"
      title={words.title}
      titleHidden
      closable={false}
      onClose={onHide}
      question={
        <AskBar onHide={onHide} title={words.title}>
          {pays && (
            <Act
              id={`answer-${PAY_PEARLS}`}
              label={m.sheets_pay_for_rest({ count: rest })}
              kind={rest > 0 ? 'go' : 'sec'}
              icon={<Pearl size={20} />}
              whyNot={rest > 0 ? undefined : m.sheets_nothing_left_to_pay()}
              onPress={() => decide(...kinds, PAY_PEARLS)}
            />
          )}
          <Act
            id="answer"
            label={m.sheets_discard()}
            sub={m.sheets_discard_chosen({ count: chosen.length, of: needed })}
            kind="go"
            icon={<Icon of="check" size={20} />}
            whyNot={rest === 0 ? undefined : m.sheets_discard_more({ count: rest })}
            onPress={() => decide(...kinds)}
          />
        </AskBar>
      }
    >
      <header className="di-h">
        <span className="di-i">
          <Icon of="cards" size={28} />
        </span>
        <div>
          <p className="k-t">{m.sheets_must_go({ count: needed })}</p>
          <p className="k-s">{words.help ?? m.sheets_tap_cards()}</p>
        </div>
      </header>
      <section className="di-c" aria-label={m.table_hand()}>
        {Object.values(Race).map((race) => (
          <DiscardGroup
            key={race}
            race={race}
            cards={cardsOf(hand, race)}
            chosen={chosen}
            mayGo={mayGo}
            onToggle={toggle}
          />
        ))}
      </section>
    </Sheet>
  )
}

interface Card {
  readonly kind: Kind
  readonly id: string
}

function cardsOf(hand: readonly number[], race: Race): Card[] {
  return hand
    .flatMap((count, kind) =>
      raceOf[kind] === race
        ? Array.from({ length: count }, (_, copy) => ({ kind, id: `${kind}-${copy}` }))
        : [],
    )
    .reverse()
}

interface GroupProps {
  readonly race: Race
  readonly cards: readonly Card[]
  readonly chosen: readonly string[]
  mayGo(kind: Kind): boolean
  onToggle(card: string): void
}

function DiscardGroup({ race, cards, chosen, mayGo, onToggle }: GroupProps) {
  if (cards.length === 0) return null
  const strength = cards.reduce((sum, { kind }) => sum + (strengthOf[kind] ?? 0), 0)
  return (
    <div className={`dg ${raceClass(race)}`}>
      <p>
        <RaceEmblem race={race} size={18} />
        <span>{capital(raceName(race))}</span>
        <b>{strength}</b>
      </p>
      <div>
        {cards.map(({ kind, id }) => {
          const can = mayGo(kind)
          const goes = chosen.includes(id)
          return (
            <button
              key={id}
              type="button"
              className={`dc ${can ? '' : 'no'}`}
              aria-pressed={goes}
              aria-disabled={!can}
              aria-label={sayCard(kind)}
              onClick={() => can && onToggle(id)}
            >
              <Ally kind={kind} silent />
              <span className="dc-l">{goes ? m.sheets_goes() : can ? '' : m.sheets_stays()}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
