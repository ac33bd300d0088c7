import { m } from '@hadal/words'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { isTablePath, onlineTablePath, placeAt } from '../../app/paths.ts'
import { api } from '../../online/api.ts'
import { meet } from '../../online/me.ts'
import { sayProblem } from '../../text/problems.ts'
import { announce } from '../../ui/announce.ts'

const LENGTH = 5
const LETTERS = /[A-Z]/g

/** Five letters that lead to a table; a link can be pasted as well. */
export function CodeEntry() {
  const [, navigate] = useLocation()
  const [letters, setLetters] = useState<readonly string[]>(
    Array.from({ length: LENGTH }, () => ''),
  )
  const [wrong, setWrong] = useState<string | undefined>()
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  const enter = (at: number, text: string): void => {
    const typed = text.toUpperCase().match(LETTERS) ?? []
    const next = letters.map((letter, index) =>
      index < at ? letter : (typed[index - at] ?? (index === at ? '' : letter)),
    )
    setLetters(next)
    setWrong(undefined)
    inputs.current[Math.min(at + typed.length, LENGTH - 1)]?.focus()
    if (next.every((letter) => letter !== '')) void go(next.join(''))
  }

  const go = async (code: string): Promise<void> => {
    const me = await meet()
    const found = me.ok ? await api.byCode(code) : me
    if (found.ok) return navigate(onlineTablePath(found.value.id))
    const why = sayProblem(found.problem)
    setWrong(why)
    announce(why)
  }

  const paste = (event: ClipboardEvent, at: number): void => {
    event.preventDefault()
    const text = event.clipboardData.getData('text').trim()
    const path = URL.canParse(text) ? new URL(text).pathname : undefined
    if (path !== undefined && (isTablePath(path) || placeAt(path) === 'join')) navigate(path)
    else enter(at, text)
  }

  const back = (event: KeyboardEvent, at: number): void => {
    if (event.key === 'Backspace' && letters[at] === '') inputs.current[at - 1]?.focus()
  }

  return (
    <section aria-labelledby="o-code">
      <h2 className="zh" id="o-code">
        {m.online_code()}
      </h2>
      <fieldset className="code">
        <legend className="vh">{m.online_code_label()}</legend>
        {letters.map((letter, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={at}
            ref={(input) => {
              inputs.current[at] = input
            }}
            aria-label={m.online_code_letter({ number: at + 1 })}
            aria-invalid={wrong === undefined ? undefined : true}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={letter}
            onChange={(event) =>
              enter(at, event.target.value.slice(letter.length) || event.target.value)
            }
            onPaste={(event) => paste(event, at)}
            onKeyDown={(event) => back(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </fieldset>
      <p className="dimt">{wrong ?? m.online_code_why()}</p>
    </section>
  )
}
