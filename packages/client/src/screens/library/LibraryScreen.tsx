import { m, sayCards } from '@hadal/words'
import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../app/Page.tsx'
import { isTablePath, PATHS } from '../../app/paths.ts'
import { useSpoken } from '../../app/settings.ts'
import { useWide } from '../../app/useWide.ts'
import { useWay } from '../../app/way.ts'
import { cardName, kindName, wordsOn } from '../../library/cardWords.ts'
import { CARD_KINDS, cardNamed, EVERY_CARD, type LibraryCard } from '../../library/everyCard.ts'
import { ReadSheet } from '../../sheets/ReadSheet.tsx'
import { plainly, soughtIn } from '../../text/find.ts'
import { Act } from '../../ui/Act.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { CardPage } from './CardPage.tsx'
import { CardTile } from './CardTile.tsx'
import { Filters } from './Filters.tsx'
import { EVERYTHING, type Filter, type Index, isEverything, listed, ofKind } from './filter.ts'
import './library.css'

const ALL = 'all'

/** P30: every card there is, to be searched and read; one of them large. */
export function LibraryScreen({ id }: { readonly id: string | undefined }) {
  const [filter, setFilter] = useState(EVERYTHING)
  const index = useIndex()
  const kinds = useMemo(() => listed(filter, soughtIn(filter.written), index), [filter, index])
  const roving = useRoving()
  const isWide = useWide()
  const close = useClose(id)
  const count = kinds.reduce((sum, { cards }) => sum + cards.length, 0)
  const opened = id === undefined ? undefined : cardNamed(id)
  const shown = opened ?? kinds[0]?.cards[0]
  return (
    <Page
      title={m.library_title()}
      sub={<span aria-live="polite">{sayCards(count)}</span>}
      className="lib-p"
    >
      <div className="lib">
        <Segmented
          className="rg strip lib-k"
          label={m.library_kinds()}
          value={filter.kind ?? ALL}
          choices={[
            { value: ALL, label: m.library_all() },
            ...CARD_KINDS.map((value) => ({ value, label: kindName(value) })),
          ]}
          onChange={(value) =>
            setFilter(
              ofKind(
                filter,
                CARD_KINDS.find((kind) => kind === value),
              ),
            )
          }
        />
        <Filters filter={filter} onChange={setFilter} />
        <div className="lib-m">
          {id !== undefined && opened === undefined && (
            <p className="lib-0" role="status">
              {m.library_unknown({ card: id })}
            </p>
          )}
          {count === 0 && <Nothing filter={filter} onClear={setFilter} />}
          <div {...roving}>
            {kinds.map(({ kind, cards }) => (
              <section key={kind} aria-labelledby={`h-${kind}`}>
                <h2 className="zh" id={`h-${kind}`}>
                  {kindName(kind)}
                  <span className="zmeta">{cards.length}</span>
                </h2>
                <ul className={`lib-g of-${kind}`}>
                  {cards.map((card) => (
                    <li key={card.id}>
                      <CardTile
                        card={card}
                        isChosen={isWide ? card === shown : card === opened}
                        replaces={id !== undefined}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        {isWide && (
          <aside className="lib-d scr" aria-label={m.library_chosen()}>
            {shown && (
              <>
                <h2 className="vh">{cardName(shown)}</h2>
                <CardPage card={shown} />
              </>
            )}
          </aside>
        )}
      </div>
      {!isWide && opened && <CardSheet key={opened.id} card={opened} onClose={close} />}
    </Page>
  )
}

/** The words on every card as they are compared, in the language that is spoken. */
function useIndex(): Index {
  const language = useSpoken((spoken) => spoken.locale)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are others in another language
  return useMemo(
    () =>
      new Map(
        EVERY_CARD.map((card) => [
          card,
          { name: plainly(cardName(card)), words: plainly(wordsOn(card)) },
        ]),
      ),
    [language],
  )
}

/** Leads from a card back to all of them: as Back does, where it was opened from here. */
function useClose(id: string | undefined): () => void {
  const [, navigate] = useLocation()
  const wasHere = useRef(id === undefined)
  if (id === undefined) wasHere.current = true
  return () => {
    if (wasHere.current) history.back()
    else navigate(PATHS.library, { replace: true })
  }
}

interface NothingProps {
  readonly filter: Filter
  onClear(filter: Filter): void
}

function Nothing({ filter, onClear }: NothingProps) {
  return (
    <div className="lib-0" role="status">
      <b>{m.library_none()}</b>
      <p>{m.library_none_why()}</p>
      {!isEverything(filter) && (
        <Button onPress={() => onClear({ ...EVERYTHING, kind: filter.kind })}>
          {m.library_clear()}
        </Button>
      )}
    </div>
  )
}

interface CardSheetProps {
  readonly card: LibraryCard
  onClose(): void
}

/** Where there is little room the card lies over the others. */
function CardSheet({ card, onClose }: CardSheetProps) {
  const from = useWay((way) => way.from)
  return (
    <ReadSheet
      shape="drawer"
      className="lib-sh"
      title={cardName(card)}
      titleHidden
      ask={cardName(card)}
      closeLabel={m.library_back()}
      hasAddress
      after={
        from !== undefined &&
        isTablePath(from) && <Act kind="go" label={m.settings_back_to_table()} href={from} />
      }
      onClose={onClose}
    >
      <div className="lib-b scr">
        <CardPage card={card} />
      </div>
    </ReadSheet>
  )
}
