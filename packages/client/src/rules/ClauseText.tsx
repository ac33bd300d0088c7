import { lords } from '@hadal/engine'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { libraryPath, rulesPath } from '../app/paths.ts'
import { GuildEmblem } from '../art/emblems/index.ts'
import { cardNamed } from '../library/everyCard.ts'
import { stretchesOf } from '../text/find.ts'
import type { Clause, Piece } from './book.ts'
import './clauseText.css'

interface Props {
  readonly clause: Clause
  /** Words to be marked in it. */
  readonly sought?: readonly string[]
}

/** The words of a clause: cards lead to the library, numbers to their clauses. */
export function ClauseText({ clause, sought = [] }: Props) {
  return clause.pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a clause stand where they stand
    <PieceOf key={at} piece={piece} sought={sought} />
  ))
}

function PieceOf({ piece, sought }: { readonly piece: Piece; readonly sought: readonly string[] }) {
  const words = marked(piece.words, sought)
  if ('place' in piece)
    return (
      <Link className="ln ru-no" href={rulesPath(piece.place)}>
        {words}
      </Link>
    )
  const card = 'card' in piece ? cardNamed(piece.card) : undefined
  if (card === undefined) return words
  const guild = card.kind === 'lord' ? lords[card.lord]?.guild : undefined
  return (
    <Link className="ln ru-k" href={libraryPath(card.id)}>
      {guild !== undefined && <GuildEmblem guild={guild} size={14} />}
      {words}
    </Link>
  )
}

/** A text with what was looked for in it in light. */
function marked(text: string, sought: readonly string[]): ReactNode {
  if (sought.length === 0) return text
  const parts: ReactNode[] = []
  let done = 0
  for (const [from, to] of stretchesOf(text, sought)) {
    parts.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>)
    done = to
  }
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand where they stand
        <Fragment key={at}>{part}</Fragment>
      ))}
      {text.slice(done)}
    </>
  )
}
