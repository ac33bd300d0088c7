import { KINDS } from '@hadal/engine'
import { sayCard } from '@hadal/words'
import { useState } from 'react'
import { type TableChoice, useTable } from '../../table/model.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import type { QuestionSheetProps } from '../QuestionSheet.tsx'
import { ChoiceSheet } from './ChoiceSheet.tsx'
import './cards.css'

/** One of several allies that lie somewhere else than in the hand. */
export function CardsSheet(props: QuestionSheetProps) {
  // In all of these questions a decision is a kind of ally.
  const offered = useTable().choices.filter(({ decision }) => decision < KINDS)
  const [chosen, choose] = useState<TableChoice | undefined>()
  return (
    <ChoiceSheet {...props} list="crd-l" chosen={chosen}>
      {offered.map((choice) => (
        <CardTile
          key={choice.decision}
          choice={choice}
          checked={choice === chosen}
          onChoose={() => choose(choice)}
        />
      ))}
    </ChoiceSheet>
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
