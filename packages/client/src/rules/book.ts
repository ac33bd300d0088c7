import type { Locale } from '@hadal/words'

/** The words of the rules in one language, by section and by clause. */
export interface RulesWords {
  readonly sections: Readonly<Record<string, string>>
  readonly clauses: Readonly<Record<string, string>>
}

export interface Clause {
  /** Its number: `B4.7`, or `B4.R1` for a ruling. */
  readonly id: string
  readonly chapter: string
  /** P96: decided by us, where the rulebook is silent. */
  readonly isRuling: boolean
  readonly pieces: readonly Piece[]
}

/** A piece of a clause: plain words, a card it speaks of, or another place in the rules. */
export type Piece =
  | { readonly words: string }
  | { readonly words: string; readonly card: string }
  | { readonly words: string; readonly place: string }

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

/** The base game, an expansion, or the options of a table. */
interface Part {
  readonly id: string
  readonly title: string
  readonly chapters: readonly Chapter[]
}

/** The rules in one language. */
export interface Rulebook {
  readonly language: Locale
  readonly parts: readonly Part[]
  readonly chapters: ReadonlyMap<string, Chapter>
  readonly clauses: ReadonlyMap<string, Clause>
}

export function bookOf({ sections, clauses: texts }: RulesWords, language: Locale): Rulebook {
  const isPlace = (id: string): boolean => id in texts || id in sections
  const clauses = Object.entries(texts).map(([id, text]) => ({
    id,
    chapter: chapterOf(id),
    isRuling: /\.R\d+$/.test(id),
    pieces: piecesOf(text, isPlace),
  }))
  const chapters = Object.entries(sections)
    .map(([id, title]) => ({
      id,
      title,
      clauses: clauses.filter(({ chapter }) => chapter === id),
    }))
    .filter((chapter) => chapter.clauses.length > 0)
  const parts = Object.entries(sections)
    .filter(([id]) => isPart(id))
    .map(([id, title]) => ({
      id,
      title,
      chapters: chapters.filter((chapter) => partOf(chapter.id) === id),
    }))
  return {
    language,
    parts,
    chapters: new Map(chapters.map((chapter) => [chapter.id, chapter])),
    clauses: new Map(clauses.map((clause) => [clause.id, clause])),
  }
}

const isPart = (id: string): boolean => /^[A-Z]$/.test(id)
const partOf = (id: string): string => id.slice(0, 1)

/** The chapter a clause stands in: `B4` of `B4.7`. */
export const chapterOf = (clause: string): string => clause.split('.')[0] ?? ''

/** A card in brackets with its name in the library behind it, or the number of a clause or a chapter. */
const MARKS = /\[([^\]]+)\]\(([\w-]+)\)|\b([A-Z](?:\d+)?(?:\.R?\d+)|[A-Z]\d+)\b/g

function piecesOf(text: string, isPlace: (id: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const mark of text.matchAll(MARKS)) {
    const [whole, words, card, place] = mark
    if (place !== undefined && !isPlace(place)) continue
    if (mark.index > done) pieces.push({ words: text.slice(done, mark.index) })
    if (words !== undefined && card !== undefined) pieces.push({ words, card })
    else if (place !== undefined) pieces.push({ words: place, place })
    done = mark.index + whole.length
  }
  if (done < text.length) pieces.push({ words: text.slice(done) })
  return pieces
}

/** A clause as it is read out, without its links. */
export const textOf = ({ pieces }: Clause): string => pieces.map(({ words }) => words).join('')

/** The cards that a clause names. */
export const cardsIn = ({ pieces }: Clause): readonly string[] =>
  pieces.flatMap((piece) => ('card' in piece ? [piece.card] : []))

/** The clauses that name a card, in the order of the book. */
export function clausesNaming({ clauses }: Rulebook, card: string): readonly Clause[] {
  return [...clauses.values()].filter((clause) => cardsIn(clause).includes(card))
}
