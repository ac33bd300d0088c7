import { ask, commandWord, m, waiting } from '@hadal/words'
import { useState } from 'react'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { WhileWaiting } from '../table/WhileWaiting.tsx'
import type { TypedTable } from './useTyped.ts'

interface Props {
  readonly typed: TypedTable
  /** Back to the score, when the game is over. */
  readonly onScore: (() => void) | undefined
}

/** The question, and the line at which it is answered. */
export function CommandBar({ typed, onScore }: Props) {
  const { update, scene } = useTable()
  const { question } = update
  const [line, setLine] = useState('')
  const title = question ? ask(scene, question).title : waiting(scene, update.waitsFor)
  const would = typed.wouldDo(line)
  return (
    <QuestionBar
      id="question"
      label={m.table_question()}
      className="tx-q"
      ask={title}
      sub={<Reply typed={typed} />}
    >
      <form
        className="tx-f"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.say(line)) setLine('')
        }}
      >
        <label className="cmd">
          <span aria-hidden="true">›</span>
          <input
            name="command"
            aria-label={m.text_command()}
            aria-describedby="tx-how"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="send"
            value={line}
            onChange={({ target }) => setLine(target.value)}
          />
          {would !== undefined && <small aria-hidden="true">{would}</small>}
        </label>
        <button type="submit" className="act go">
          <span className="act-t">
            <b>{m.text_say()}</b>
          </span>
        </button>
      </form>
      {!question && <WhileWaiting />}
      {onScore && <Act label={m.table_to_score()} kind="sec" onPress={onScore} />}
    </QuestionBar>
  )
}

/** What was answered to the last line; before that, what can be typed. */
function Reply({ typed: { reply, options } }: Pick<Props, 'typed'>) {
  const { question } = useTable().update
  const { scene } = useTable()
  if (reply.length > 0)
    return (
      <span className="tx-a">
        {reply.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    )
  const [first] = options
  if (question === undefined || first === undefined) return null
  return (
    <>
      {ask(scene, question).help}{' '}
      {/* It is not read out with every question, but belongs to the line. */}
      <span id="tx-how" aria-hidden="true">
        {m.text_type({ number: 1, words: first.label, help: commandWord('help') })}
      </span>
    </>
  )
}
