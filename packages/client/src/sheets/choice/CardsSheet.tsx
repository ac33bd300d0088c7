import { KINDS } from '@hadal/engine'
import { ask, m, sayCard } from '@hadal/words'
import { useState } from 'react'
import { type TableChoice, useTable } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { AskBar } from '../AskBar.tsx'
import { Confirm } from '../Confirm.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import './cards.css'

/** One of several allies that lie somewhere else than in the hand. */
export function CardsSheet({ question, onHide }: QuestionSheetProps) {
  const { choices, scene } = useTable()
  // In all of these questions a decision is a kind of ally.
  const offered = choices.filter(({ decision }) => decision < KINDS)
  const [chosen, choose] = useState<TableChoice | undefined>()
  const roving = useRoving()
  const words = ask(scene, question)
  return (
    <Sheet
      className="crd"
      title={words.title}
      titleHidden
      closable={false}
      onClose={onHide}
      question={
        <AskBar onHide={onHide}>
          <Confirm chosen={chosen} />
        </AskBar>
      }
    >
      <header className="k-h">
        <div>
          <p className="k-t">{words.title}</p>
          <p className="k-s">{words.help ?? m.sheets_tap_card()}</p>
        </div>
      </header>
      <div className="crd-l" role="radiogroup" aria-label={words.title} {...roving}>
        {offered.map((choice) => (
          <CardTile
            key={choice.decision}
            choice={choice}
            checked={choice === chosen}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
    </Sheet>
  )
}

interface TileProps {
  readonly choice: TableChoice
  readonly checked: boolean
  onChoose(): void
}

function CardTile({ choice, checked, onChoose }: TileProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card, not an input
    <button
      type="button"
      className="crd-c"
      role="radio"
      aria-checked={checked}
      aria-label={sayCard(choice.decision)}
      onClick={onChoose}
    >
      <Ally kind={choice.decision} silent />
    </button>
  )
}
