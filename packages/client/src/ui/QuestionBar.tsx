import { m } from '@hadal/words'
import type { ReactNode } from 'react'
import './question.css'

interface QuestionBarProps {
  /** What is asked, in words. */
  readonly ask: ReactNode
  readonly sub?: ReactNode
  /** A tool beside the question, that answers nothing. */
  readonly aside?: ReactNode
  /** The answers, as `Act`s; the bright one last. */
  readonly children?: ReactNode
  readonly id?: string
  /** Its name as a place on the page, where there are several. */
  readonly label?: string
  readonly className?: string
}

/** The question: always at the bottom, always in words, its answers beside it. */
export function QuestionBar({ ask, sub, aside, children, id, label, className }: QuestionBarProps) {
  return (
    <section
      className={className === undefined ? 'q landing' : `q landing ${className}`}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label={label ?? m.common_question()}
    >
      <div className="q-t" aria-live="polite">
        <p className="q-1">{ask}</p>
        {sub !== undefined && <p className="q-2">{sub}</p>}
      </div>
      {aside}
      {children !== undefined && <div className="q-a">{children}</div>}
    </section>
  )
}

/** Answers alone, where the title above has asked already. */
export function Answers({ children }: { readonly children: ReactNode }) {
  return (
    <div className="q">
      <div className="q-a">{children}</div>
    </div>
  )
}
