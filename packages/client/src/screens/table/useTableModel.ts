import { EXPLORE, NO_ACTION, PASS, PLOT } from '@hadal/engine'
import { type Scene, sayChoice, sceneOf, targetOf } from '@hadal/words'
import { useMemo } from 'react'
import { useSettings, useSpoken } from '../../app/settings.ts'
import type { LogEntry, Question, Update } from '../../link/protocol.ts'
import { reveals } from '../../table/decision/reveals.ts'
import type { TableActions, TableChoice, TableModel, TurnAction } from '../../table/model.ts'
import { useStateOf } from './useStateOf.ts'

interface Props {
  readonly update: Update
  readonly log: readonly LogEntry[]
  readonly actions: TableActions
}

/** What the zones need, made of an update and of what the person has pointed at. */
export function useTableModel({ update, log, actions }: Props): TableModel {
  // What was pointed at belongs to the question it was asked with: a new version is a new one.
  const question = `${update.version} ${update.eyes}`
  const [selected, select] = useStateOf<number | undefined>(question, undefined)
  const [aside, putAside] = useStateOf(question, false)
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
      selected,
      aside,
      select,
      putAside,
      decide(...decisions) {
        const [first] = decisions
        const name = update.question?.name ?? ''
        if (confirms && first !== undefined && first !== selected && reveals(name, first))
          select(first)
        else actions.decide(...decisions)
      },
    }),
    [actions, update, log, scene, choices, selected, select, aside, putAside, confirms],
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
