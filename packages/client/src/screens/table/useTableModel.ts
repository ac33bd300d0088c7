import { EXPLORE, NO_ACTION, PASS, PLOT } from '@hadal/engine'
import { type Scene, sayChoice, sceneOf, targetOf } from '@hadal/words'
import { useMemo } from 'react'
import { useSettings, useSpoken } from '../../app/settings.ts'
import type { LogEntry, Question, Update } from '../../link/protocol.ts'
import { reveals } from '../../table/decision/reveals.ts'
import type { TableActions, TableChoice, TableModel, TurnAction } from '../../table/model.ts'
import { pointWith, selectedWith } from '../../table/pointing.ts'

interface Props {
  readonly update: Update
  readonly log: readonly LogEntry[]
  readonly actions: TableActions
}

/** What the zones need, made of an update. */
export function useTableModel({ update, log, actions }: Props): TableModel {
  // What was pointed at belongs to the question it was asked with: a new version is a new one.
  const asked = `${update.table} ${update.version} ${update.eyes}`
  const confirms = useSettings((settings) => settings.confirmReveals)
  const language = useSpoken((spoken) => spoken.locale)
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything is said anew in another language
  const scene = useMemo(() => sceneOf(update), [update, language])
  const choices = useMemo(() => choicesOf(scene, update.question), [scene, update.question])
  return useMemo(
    () => ({
      ...actions,
      update,
      log,
      scene,
      choices,
      asked,
      select: (selected) => pointWith(asked, { selected }),
      putAside: (aside) => pointWith(asked, { aside }),
      decide(...decisions) {
        const [first] = decisions
        const name = update.question?.name ?? ''
        if (
          confirms &&
          first !== undefined &&
          first !== selectedWith(asked) &&
          reveals(name, first)
        )
          pointWith(asked, { selected: first })
        else actions.decide(...decisions)
      },
    }),
    [actions, update, log, scene, choices, asked, confirms],
  )
}

/** In these an action is asked for; elsewhere the same numbers mean something else. */
const TURN_QUESTIONS = new Set(['take your turn', 'go on with your turn'])

export function choicesOf(scene: Scene, question: Question | undefined): readonly TableChoice[] {
  if (!question) return []
  const isTurn = TURN_QUESTIONS.has(question.name)
  return question.decisions.map((decision) => {
    const target = targetOf(question, decision)
    return {
      decision,
      target,
      action: isTurn ? actionOf(decision) : undefined,
      ...sayChoice(scene, question, decision),
    }
  })
}

function actionOf(decision: number): TurnAction | undefined {
  if (decision < EXPLORE) return 'recruit'
  if (decision === EXPLORE) return 'explore'
  if (decision === PLOT) return 'plot'
  if (decision < NO_ACTION) return 'support'
  return decision < PASS ? 'nothing' : undefined
}
