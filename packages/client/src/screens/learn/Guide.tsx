import { m } from '@hadal/words'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { announce } from '../../ui/announce.ts'
import { accompany } from '../../ui/hold.ts'
import { findLit } from './lights.ts'
import { useLit } from './useLit.ts'
import './guide.css'

interface Props {
  readonly name: string
  /** Which step of how many. */
  readonly at: number
  readonly count: number
  readonly title: string
  readonly text: string
  /** Something was done that is not wanted here: the words speak of that. */
  readonly isWrong: boolean
  readonly light: readonly string[]
  /** It is done by pressing what lies in the light, and focus goes there; otherwise to the first button. */
  readonly isDone: boolean
  readonly children: ReactNode
}

/** The thing in the light, all else in the dark, and the words beside it. */
export function Guide({ name, at, count, title, text, isWrong, light, isDone, children }: Props) {
  const owner = `${at} ${isWrong} ${text}`
  const { guide, words, lit } = useLit(light, owner)
  // Under a sheet the page is silent, and so are words that stand beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each step, in the language of that moment
  useEffect(() => {
    if (document.querySelector('dialog[open]') !== null) announce(`${title} ${text}`)
  }, [at, isWrong])
  useEffect(() => (guide.current ? accompany(guide.current) : undefined), [guide])
  // Who plays by keyboard goes on with the next press, however soon; an open sheet has put focus where it belongs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useLayoutEffect(() => {
    if (document.querySelector('dialog[open]') !== null) return
    const thing = isDone ? findLit(light) : undefined
    const control = thing?.matches('button') ? thing : guide.current?.querySelector('.act.go')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  }, [owner])
  return (
    <div ref={guide} className="guide" popover="manual" data-lit={lit !== undefined}>
      {lit && (
        <>
          <div
            className={`gd-spot ${lit.isOnSheet ? 'on-sheet' : ''}`}
            style={{
              translate: `${lit.spot.x}px ${lit.spot.y}px`,
              width: lit.spot.w,
              height: lit.spot.h,
            }}
          />
          <svg className="gd-line" aria-hidden="true">
            <path d={lit.line} />
            <circle cx={lit.end.x} cy={lit.end.y} r="4" />
          </svg>
        </>
      )}
      <section
        ref={words}
        className={`gd landing ${isWrong ? 'no' : ''}`}
        aria-label={m.lessons_guide()}
        style={lit && { translate: `${lit.words.x}px ${lit.words.y}px` }}
      >
        <p className="gd-n">
          <span className="gd-d" aria-hidden="true">
            {Array.from({ length: count }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              <i key={step} className={step <= at ? 'on' : ''} />
            ))}
          </span>
          {m.lessons_step({ lesson: name, step: at + 1, of: count })}
        </p>
        <div aria-live="polite">
          <h2>
            {isWrong && <small>{m.lessons_not_yet()} </small>}
            {title}
          </h2>
          <p className="gd-t">{text}</p>
        </div>
        <div className="gd-a">{children}</div>
      </section>
    </div>
  )
}
