import { locationRule, lordShort, m } from '@hadal/words'
import { useId } from 'react'
import { Link } from 'wouter'
import { libraryPath } from '../../app/paths.ts'
import { cardName, cardText } from '../../library/cardWords.ts'
import { cardNamed, type LibraryCard } from '../../library/everyCard.ts'
import { type Chapter, cardsIn } from '../../rules/book.ts'
import { Bust } from '../../table/parts/Bust.tsx'
import { CardPicture } from '../library/CardTile.tsx'

/** More than this would be longer than the chapter. */
const MOST = 12

/** The cards that the chapters speak of, and where the rules come from. */
export function Concerned({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const id = useId()
  const names = chapters.flatMap(({ clauses }) => clauses.flatMap(cardsIn))
  const cards = [...new Set(names)].flatMap((name) => cardNamed(name) ?? []).slice(0, MOST)
  return (
    <aside className="ru-a">
      {cards.length > 0 && (
        <section aria-labelledby={`${id}-c`}>
          <h2 className="zh" id={`${id}-c`}>
            {m.rules_cards()}
          </h2>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <CardLink card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby={`${id}-s`}>
        <h2 className="zh" id={`${id}-s`}>
          {m.rules_source()}
        </h2>
        <p className="soft">{m.rules_source_text()}</p>
      </section>
    </aside>
  )
}

function CardLink({ card }: { readonly card: LibraryCard }) {
  return (
    <Link href={libraryPath(card.id)}>
      <span aria-hidden="true" className="ru-p">
        {card.kind === 'lord' ? <Bust lord={card.lord} /> : <CardPicture card={card} />}
      </span>
      <span>
        <b>{cardName(card)}</b>
        <small>{sayBriefly(card)}</small>
      </span>
    </Link>
  )
}

function sayBriefly(card: LibraryCard): string | undefined {
  if (card.kind === 'lord') return lordShort(card.lord)
  return card.kind === 'location' ? locationRule(card.location) : cardText(card)
}
