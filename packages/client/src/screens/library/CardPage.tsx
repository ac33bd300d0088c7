import { leviathans, lords, MONSTER, strengthOf, valueOfLoot } from '@hadal/engine'
import { leviathanFoes, locationRule, m } from '@hadal/words'
import { type ReactNode, useId } from 'react'
import { boxName, cardName, cardText } from '../../library/cardWords.ts'
import type { LibraryCard } from '../../library/everyCard.ts'
import { ClauseList } from '../../rules/ClauseList.tsx'
import { useRulings } from '../../rules/useRulings.ts'
import { FullLord } from '../../sheets/inspect/FullLord.tsx'
import { CardPicture } from './CardTile.tsx'
import './cardPage.css'

/** One card, large: its picture, all that stands on it, and what the rules add. */
export function CardPage({ card }: { readonly card: LibraryCard }) {
  return (
    <>
      {card.kind === 'lord' ? (
        <FullLord lord={card.lord} cost={lords[card.lord]?.cost ?? 0} />
      ) : (
        <WholeCard card={card} />
      )}
      <Facts card={card} />
      <Rulings card={card} />
    </>
  )
}

function WholeCard({ card }: { readonly card: LibraryCard }) {
  const text = cardText(card)
  return (
    <article className={`lib-c lib-${card.kind} plate`}>
      <CardPicture card={card} />
      <div>
        <p className="k-t">{cardName(card)}</p>
        {card.kind === 'location' && <p className="lib-cr">{locationRule(card.location)}</p>}
        {text !== undefined && <p>{text}</p>}
      </div>
    </article>
  )
}

/** Numbers that are not on every card, the box, and how many there are. */
function Facts({ card }: { readonly card: LibraryCard }) {
  return (
    <>
      {card.kind === 'leviathan' && <Levels leviathan={card.leviathan} />}
      <dl className="lib-n">
        {card.kind === 'ally' && card.ally !== MONSTER && (
          <Fact name={m.library_strength()}>{strengthOf[card.ally]}</Fact>
        )}
        {card.kind === 'loot' && <Fact name={m.library_value()}>{valueOfLoot[card.loot]}</Fact>}
        <Fact name={m.library_count()}>{sayCount(card)}</Fact>
        <Fact name={m.library_box()}>{boxName(card.box)}</Fact>
      </dl>
      {card.removedBy !== undefined && (
        <p className="soft">{m.library_removed({ box: boxName(card.removedBy) })}</p>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function sayCount({ count, added }: LibraryCard): string {
  if (added === undefined) return String(count)
  return m.library_count_added({ count, box: boxName(added.box), all: count + added.count })
}

/** What each health point of a leviathan resists and gives, the first one first. */
function Levels({ leviathan }: { readonly leviathan: number }) {
  const id = useId()
  return (
    <section className="lib-s" aria-labelledby={id}>
      <h3 className="zs" id={id}>
        {m.library_levels()}
      </h3>
      <ol className="lib-l">
        {leviathans[leviathan]?.levels.map(({ resistance, tokens }, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a health point is its number
          <li key={level}>{m.leviathan_level({ resistance, count: tokens })}</li>
        ))}
      </ol>
      <p className="soft">{leviathanFoes(leviathan)}</p>
    </section>
  )
}

function Rulings({ card }: { readonly card: LibraryCard }) {
  const id = useId()
  const rulings = useRulings(card.id)
  return (
    <section className="lib-s" aria-labelledby={id}>
      <h3 className="zs" id={id}>
        {m.library_rulings()}
      </h3>
      {rulings.length === 0 ? (
        <p className="dimt">{m.library_rulings_none()}</p>
      ) : (
        <ClauseList ids={rulings} />
      )}
    </section>
  )
}
