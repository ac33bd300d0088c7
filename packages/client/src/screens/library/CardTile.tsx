import { leviathans, lords, MONSTER, pointsOfToken, sentinelLords } from '@hadal/engine'
import { locationRule, lootShort } from '@hadal/words'
import { Link } from 'wouter'
import { libraryPath } from '../../app/paths.ts'
import {
  KrakenFigure,
  LeviathanTokenMark,
  MonsterToken,
  ScourgeFigure,
  SentinelMark,
} from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { cardName } from '../../library/cardWords.ts'
import type { CardFace, LibraryCard, TokenFace } from '../../library/everyCard.ts'
import { LordFace } from '../../table/parts/Lord.tsx'

interface Props {
  readonly card: LibraryCard
  readonly isChosen: boolean
  /** Another card is open already: Back leads past both. */
  readonly replaces: boolean
}

/** A card in the grid; it leads to its own page. */
export function CardTile({ card, isChosen, replaces }: Props) {
  return (
    <Link
      className={card.kind === 'lord' ? 'lord lib-t' : `lib-t lib-${card.kind} plate`}
      href={libraryPath(card.id)}
      replace={replaces}
      data-card={card.id}
      aria-current={isChosen ? 'true' : undefined}
    >
      <Face card={card} />
    </Link>
  )
}

function Face({ card }: { readonly card: CardFace }) {
  if (card.kind === 'lord') return <LordFace lord={card.lord} cost={lords[card.lord]?.cost ?? 0} />
  return (
    <>
      <CardPicture card={card} />
      <span className="lib-w">
        <b>{cardName(card)}</b>
        {card.kind === 'location' && <small>{locationRule(card.location)}</small>}
        {card.kind === 'loot' && <small>{lootShort(card.loot)}</small>}
        {card.kind === 'leviathan' && (
          <small aria-hidden="true">
            {leviathans[card.leviathan]?.levels.map(({ resistance }) => resistance).join(' · ')}
          </small>
        )}
      </span>
    </>
  )
}

/** The picture of a card, or the thing itself where it has none. */
export function CardPicture({ card }: { readonly card: CardFace }) {
  switch (card.kind) {
    case 'lord':
      return <Picture of={{ lord: card.lord }} />
    case 'ally':
      return <Picture of={card.ally === MONSTER ? { monster: true } : { ally: card.ally }} />
    case 'location':
      return <Picture of={{ location: card.location }} />
    case 'leviathan':
      return <Picture of={{ leviathan: card.leviathan }} />
    case 'loot':
      return <Picture of={{ loot: card.loot }} />
    case 'token':
      return (
        <span className="lib-i" aria-hidden="true">
          <TokenMark token={card.token} />
        </span>
      )
  }
}

const SIZE = 72

function TokenMark({ token }: { readonly token: TokenFace }) {
  if ('points' in token) return <MonsterToken value={pointsOfToken[token.points]} size={SIZE} />
  if ('gives' in token) return <LeviathanTokenMark token={token.gives} size={SIZE} />
  if ('sentinel' in token) return <SentinelMark lord={sentinelLords[token.sentinel]} size={SIZE} />
  return token.figure === 'kraken' ? <KrakenFigure size={SIZE} /> : <ScourgeFigure size={SIZE} />
}
