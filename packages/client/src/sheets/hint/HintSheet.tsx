import { ask, m, sayReason } from '@hadal/words'
import { useEffect } from 'react'
import type { Advised } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { sayMinds } from '../../screens/table/sayMinds.ts'
import { type TableChoice, type TableModel, useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { announce } from '../../ui/announce.ts'
import { hasSheet } from '../questionSheets.ts'
import { ReadSheet } from '../ReadSheet.tsx'
import './hint.css'

/** P29: the three best answers to what is asked, with the chance to win and a reason. It answers nothing itself. */
export function HintSheet({ onClose }: { onClose(): void }) {
  const { update, scene } = useTable()
  const { askHint, stopHint } = useTableStore((state) => state.actions)
  const hint = useTableStore((state) => state.hint)
  const minds = useTableStore(sayMinds)
  const { question, askedSince } = update
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every question
  useEffect(() => {
    if (question === undefined) onClose()
    else void askHint()
    return () => void stopHint()
  }, [askedSince])
  const state = hint?.state ?? 'thinking'
  return (
    <ReadSheet
      className="hints"
      shape="box"
      title={question === undefined ? m.bots_hint() : ask(scene, question).title}
      ask={state === 'thinking' ? m.bots_hint_thinks() : m.bots_hint_ask()}
      sub={state === 'thinking' ? (minds ?? m.bots_hint_begins()) : m.bots_hint_sub()}
      closeLabel={state === 'thinking' ? m.bots_hint_stop() : m.common_close()}
      after={
        state === 'impossible' && (
          <Act label={m.bots_hint_again()} kind="go" onPress={() => void askHint()} />
        )
      }
      onClose={onClose}
    >
      {state === 'impossible' ? (
        <div className="hi-no" role="status">
          <p>{m.bots_hint_impossible()}</p>
          <p className="dimt">{m.bots_hint_impossible_sub()}</p>
        </div>
      ) : (
        <Advice
          isDone={state === 'done'}
          progress={hint?.progress ?? 0}
          choices={hint?.choices ?? []}
          onClose={onClose}
        />
      )}
    </ReadSheet>
  )
}

interface AdviceProps {
  readonly isDone: boolean
  readonly progress: number
  readonly choices: readonly Advised[]
  onClose(): void
}

/** What was found so far; it is read out when it is done. */
function Advice({ isDone, progress, choices, onClose }: AdviceProps) {
  const model = useTable()
  const rows = choices.flatMap((advised) => {
    const choice = model.choices.find(({ decision }) => decision === advised.decision)
    return choice === undefined ? [] : [{ advised, choice }]
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (isDone) announce(rows.map((row) => sayRow(model, row)).join(' '))
  }, [isDone])
  return (
    <div className="hi" aria-busy={!isDone}>
      <progress
        className="hi-p"
        max={1}
        value={progress}
        aria-label={m.bots_hint_progress()}
        hidden={isDone}
      />
      <ol className="hi-l">
        {rows.map((row) => (
          <li key={row.advised.decision}>
            <button
              type="button"
              className="hi-c"
              onClick={() => pointAt(model, row.choice, onClose)}
            >
              <span className="hi-t">
                <b>{row.choice.label}</b>
                {row.choice.sub !== undefined && <small>{row.choice.sub}</small>}
              </span>
              <span className="hi-n">
                <b>{m.bots_hint_chance({ percent: percentOf(row.advised) })}</b>
                <small>{m.bots_hint_to_win()}</small>
              </span>
              <span className="hi-w">{sayReason(model.scene, row.advised.reason)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface Row {
  readonly advised: Advised
  readonly choice: TableChoice
}

/** Nobody is told that a game is lost, or won, before it is. */
function percentOf({ chance }: Advised): string {
  if (chance < 0.01) return '<1'
  return chance > 0.99 ? '>99' : String(Math.round(100 * chance))
}

function sayRow({ scene }: TableModel, { advised, choice }: Row): string {
  const chance = m.bots_hint_chance({ percent: percentOf(advised) })
  const said = `${choice.label}: ${chance} ${m.bots_hint_to_win()}.`
  return `${said} ${sayReason(scene, advised.reason)}`
}

/** Points at an answer: what is decided is still decided in the bar, or where a lord is paid. */
function pointAt(model: TableModel, choice: TableChoice, onClose: () => void): void {
  const { target, action, decision } = choice
  if (action === 'recruit' && target.zone === 'court') {
    model.open({ sheet: 'recruit', lord: target.lord })
    return
  }
  if (hasSheet(model.update.question)) model.putAside(true)
  model.select(decision)
  onClose()
  announce(m.bots_hint_points())
  // The answer is there when the sheet is gone, and focus has come back from it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById('answer')?.focus()),
  )
}
