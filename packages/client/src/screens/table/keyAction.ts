import type { LordId } from '@hadal/engine'
import {
  digitOf,
  isOurs,
  type KeyPress,
  type ShortcutName,
  shortcutOf,
} from '../../app/shortcuts.ts'
import { mayHaveHint } from '../../table/decision/mayHaveHint.ts'
import { shortcutOfDecision } from '../../table/decision/shortcuts.ts'
import type { OpenSheet, TableModel } from '../../table/model.ts'
import type { Tab } from '../../table/zones/Tabs.tsx'

/** What a key does at the table. */
export type KeyAction =
  | { readonly do: 'decide'; readonly decision: number }
  /** Presses one of the answers in the bar, the first being 0. */
  | { readonly do: 'answer'; readonly at: number }
  /** Brings a zone to the front and puts focus on something there. */
  | { readonly do: 'show'; readonly zone: Tab; readonly lord?: LordId }
  | { readonly do: 'open'; readonly sheet: OpenSheet }
  /** Focus goes to another zone. */
  | { readonly do: 'step'; readonly by: 1 | -1 }
  /** Reads what has focus. */
  | { readonly do: 'inspect' }
  /** Goes back from what was pointed at. */
  | { readonly do: 'back' }
  | { readonly do: 'undo' }
  | { readonly do: 'hurry' }

/** All that a key depends on. */
interface KeyScene extends Pick<TableModel, 'update' | 'choices'> {
  /** What is pointed at. */
  readonly selected?: number | undefined
}

/** What a press of a key asks for, from what may be decided now. */
export function keyAction(press: KeyPress, scene: KeyScene): KeyAction | undefined {
  if (!isOurs(press)) return undefined
  if (press.key === 'F6') return { do: 'step', by: press.shiftKey ? -1 : 1 }
  if (scene.selected !== undefined && press.key === 'Escape') return { do: 'back' }
  if (scene.selected !== undefined && press.key === 'Enter' && !isControl(press.target))
    return { do: 'decide', decision: scene.selected }
  const digit = digitOf(press)
  if (digit !== undefined) return scene.update.question && { do: 'answer', at: digit - 1 }
  const name = shortcutOf(press)
  return name && actionOf(name, scene)
}

const SHEETS: Partial<Record<ShortcutName, OpenSheet>> = {
  log: { sheet: 'log' },
  memory: { sheet: 'memory' },
  odds: { sheet: 'odds' },
  legend: { sheet: 'legend' },
  help: { sheet: 'shortcuts' },
}

function actionOf(name: ShortcutName, scene: KeyScene): KeyAction | undefined {
  const sheet = SHEETS[name]
  if (sheet !== undefined) return { do: 'open', sheet }
  switch (name) {
    case 'undo':
      return scene.update.eyes === undefined ? undefined : { do: 'undo' }
    case 'orders':
    case 'recap':
      return scene.update.eyes === undefined ? undefined : { do: 'open', sheet: { sheet: name } }
    case 'hint':
      return mayHaveHint(scene.update) ? { do: 'open', sheet: { sheet: name } } : undefined
    case 'hurry':
      return scene.update.question ? undefined : { do: 'hurry' }
    case 'inspect':
      return { do: 'inspect' }
    case 'council':
      return hasTarget(scene, 'council') ? { do: 'show', zone: 'council' } : undefined
    case 'recruit':
      return recruitment(scene)
    default:
      return decisionOf(name, scene)
  }
}

/** The first decision of a key: with pearls alone, where nebulis would do as well. */
function decisionOf(name: ShortcutName, scene: KeyScene): KeyAction | undefined {
  const question = scene.update.question?.name ?? ''
  const choice = scene.choices.find(
    ({ decision }) => shortcutOfDecision(question, decision) === name,
  )
  return choice && { do: 'decide', decision: choice.decision }
}

/** The first lord that can be paid, or that a question asks for. */
function recruitment({ choices }: KeyScene): KeyAction | undefined {
  for (const { action, target } of choices)
    if (action === 'recruit' && target.zone === 'court')
      return { do: 'show', zone: 'court', lord: target.lord }
  return undefined
}

function hasTarget({ choices }: KeyScene, zone: string): boolean {
  return choices.some(({ target }) => target.zone === zone)
}

/** Whether Enter already means something to what has focus. */
function isControl(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false
  return target.closest('button, a[href], input, summary') !== null
}
