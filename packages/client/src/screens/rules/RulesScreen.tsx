import { m } from '@hadal/words'
import { useEffect, useMemo, useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { isTablePath, PATHS } from '../../app/paths.ts'
import { useWay } from '../../app/way.ts'
import { type Chapter, chapterOf, type Rulebook, textOf } from '../../rules/book.ts'
import { useRules } from '../../rules/useRules.ts'
import { hasAll, plainly, soughtIn } from '../../text/find.ts'
import { Act } from '../../ui/Act.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Around, Chapters } from './Chapters.tsx'
import { ChapterText } from './ChapterText.tsx'
import { Concerned } from './Concerned.tsx'
import './rules.css'

/** P32: the rules, chapter by chapter; every clause has an address of its own, and all can be searched. */
export function RulesScreen({ id }: { readonly id: string | undefined }) {
  const reading = useRules()
  const from = useWay((way) => way.from)
  return (
    <Page
      title={m.rules_title()}
      sub={reading.state === 'there' && m.rules_count({ count: reading.book.clauses.size })}
      question={
        from !== undefined &&
        isTablePath(from) && (
          <QuestionBar ask={m.rules_waits()}>
            <Act label={m.common_home()} href={PATHS.home} />
            <Act kind="go" label={m.settings_back_to_table()} href={from} />
          </QuestionBar>
        )
      }
    >
      {reading.state === 'there' && <Open book={reading.book} id={id} />}
      {reading.state === 'coming' && (
        <p className="dimt" role="status">
          {m.common_coming_up()}
        </p>
      )}
      {reading.state === 'missing' && <p role="status">{m.rules_missing()}</p>}
    </Page>
  )
}

interface OpenProps {
  readonly book: Rulebook
  readonly id: string | undefined
}

/** The book, opened at a chapter, at a clause, or at what was looked for. */
function Open({ book, id }: OpenProps) {
  const [written, setWritten] = useState('')
  const sought = soughtIn(written)
  const found = useFound(book, written)
  const [first] = book.chapters.values()
  const opened = id === undefined ? undefined : book.chapters.get(chapterOf(id))
  const isUnknown = id !== undefined && !book.clauses.has(id) && !book.chapters.has(id)
  const chapter = opened ?? first
  const shown = found ?? (chapter ? [chapter] : [])
  useTurnTo(id, () => setWritten(''))
  return (
    <div className="ru" lang={book.language}>
      <div className="ru-f">
        <search>
          <Field
            search
            label={m.rules_search()}
            labelHidden
            icon={<Icon of="search" />}
            placeholder={m.rules_search_hint()}
            value={written}
            onChange={setWritten}
          />
        </search>
        <Chapters book={book} current={found === undefined ? chapter?.id : undefined} />
      </div>
      <div className="ru-t">
        {found !== undefined && (
          <p className="dimt" role="status">
            {m.rules_found({
              count: found.reduce((sum, { clauses }) => sum + clauses.length, 0),
            })}
          </p>
        )}
        {found?.length === 0 && (
          <div className="ru-0">
            <b>{m.rules_none()}</b>
            <p>{m.rules_none_why()}</p>
          </div>
        )}
        {isUnknown && found === undefined && (
          <p className="ru-0" role="status">
            {m.rules_unknown({ clause: id })}
          </p>
        )}
        {shown.map((one) => (
          <ChapterText key={one.id} chapter={one} lit={id} sought={found ? sought : []} />
        ))}
        {found === undefined && chapter && <Around book={book} chapter={chapter.id} />}
      </div>
      <Concerned chapters={shown} />
    </div>
  )
}

/** A letter alone is in every clause. */
const SHORTEST = 2

/** The clauses that say what was written, by chapter; nothing where nothing is looked for. */
function useFound(book: Rulebook, written: string): readonly Chapter[] | undefined {
  const index = useMemo(
    () =>
      new Map(
        [...book.clauses.values()].map((clause) => [
          clause,
          plainly(`${clause.id} ${textOf(clause)}`),
        ]),
      ),
    [book],
  )
  return useMemo(() => {
    if (written.trim().length < SHORTEST) return undefined
    const sought = soughtIn(written)
    return [...book.chapters.values()]
      .map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses.filter((clause) => hasAll(index.get(clause) ?? '', sought)),
      }))
      .filter(({ clauses }) => clauses.length > 0)
  }, [book, index, written])
}

/** Brings into view what the address names, and reading to it; a chapter begins at its top. */
function useTurnTo(id: string | undefined, onTurned: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (id === undefined) return
    onTurned()
    const place = document.getElementById(id)
    place?.scrollIntoView({ block: id.includes('.') ? 'center' : 'start', behavior: 'instant' })
    place?.focus({ preventScroll: true })
  }, [id])
}
