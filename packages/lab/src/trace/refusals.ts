import {
  asked,
  copyGame,
  createTable,
  Game,
  legal,
  play,
  refusePayment,
  type Table,
  USE_POWER,
} from '@hadal/engine'
import type { TraceAction, TraceSnapshot, TraceStep } from './format.ts'
import { allyName, lordOf } from './names.ts'
import { bringForward } from './order.ts'
import type { Replay } from './replay.ts'
import { asksIn, isHalfway } from './states.ts'
import { translate } from './translate.ts'

/** The states in which an action answers what is asked; elsewhere it is refused by everybody. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  plot: ['plotAtCourt'],
  explore: ['plotAtCourt', 'action', 'explore'],
  exploreTake: ['explore', 'explore3'],
  actIgnoreMonster: ['explore', 'explore3'],
  purchase: ['purchase'],
  recruit: ['plotAtCourt', 'action', 'recruitPay', 'lord21', 'lord22', 'lord23b'],
}

/** Whether our rules would take an action that was refused there. */
export function accepts(replay: Replay, step: TraceStep, refused: TraceAction): boolean {
  const { action, args } = refused
  if (!(ANSWERS[action] ?? [step.state]).includes(step.state)) return false
  const table = copyOf(replay)
  bringForward(table, { ...step, ...refused })
  const { game } = table
  const waiting = asked(game)
  if (waiting?.seat !== step.player) return false
  if (!isHalfway(step.state) && !asksIn(step.state, waiting.question.name)) return false
  if (action === 'lordEffect') return legal(table).has(USE_POWER + lordOf(args.lord ?? ''))
  if (action === 'recruit' && step.state !== 'lord21' && !step.state.startsWith('lord2'))
    return legal(table).has(lordOf(args.lord ?? ''))
  return takes(table, step, refused)
}

function takes(table: Table, step: TraceStep, refused: TraceAction): boolean {
  const { game } = table
  const translation = translate(game, step.state, refused, undefined, undefined)
  if ('misplaced' in translation || 'nothing' in translation) return false
  if ('lord' in translation)
    return refusePayment(game, game.turnSeat, translation.lord, translation.payment) === undefined
  const question = asked(game)?.question
  for (const decision of translation.decisions) {
    // What is named after the question is answered was too much.
    if (asked(game)?.question !== question && question?.name.startsWith('discard')) return false
    if (!legal(table).has(decision)) return false
    play(table, decision)
  }
  return isComplete(table, question?.name ?? '')
}

/** Discards that stop short of what is asked are no answer, but for martial law. */
function isComplete({ game }: Table, question: string): boolean {
  if (question !== 'discard down to a limit') return true
  return asked(game)?.question.name !== question
}

function copyOf(replay: Replay): Table {
  const table = createTable(new Game(), replay.luck.copy())
  copyGame(replay.game, table.game)
  table.asksAll = true
  legal(table)
  return table
}

/** Where that implementation lets lords be used; elsewhere only ours does (B2.5). */
const POWERS_ARE_USED = [
  'plotAtCourt',
  'action',
  'secondStack',
  'explore',
  'chooseMonsterReward',
  'recruitPay',
  'affiliate',
  'unusedLords',
]

const LAST_SPACE = 5

/** Why that implementation refused what is legal, where the format's list of reasons has it. */
export function reasonOf(
  step: TraceStep,
  refused: TraceAction,
  before: TraceSnapshot,
): string | undefined {
  const { state, player } = step
  const { action } = refused
  if (isSameKind(step, refused)) return 'same-kind'
  const [first] = before.players[player]?.hand ?? []
  const isExhausted = before.alliesDeck.length === 0 || before.lordsDeck.length === 0
  if (action === 'recruit' && first?.race === 'kraken') return 'K04'
  if (action === 'explore' && state === 'explore' && before.border !== undefined)
    return before.explore.length + 1 === LAST_SPACE ? 'L03' : undefined
  if (action === 'explore' && before.alliesDeck.length === 0) return 'B08'
  if (action === 'lordEffect' && !POWERS_ARE_USED.includes(state)) return 'B2.5'
  return action === 'lordEffect' && isExhausted ? 'B11' : undefined
}

/**
 * Whether another card was named than the one that would have been taken, but one of the same kind.
 *
 * There cards have an identity; here identical allies are one. The record itself must show that this
 * kind was right: it was offered, or just as many were discarded a moment later.
 */
function isSameKind(step: TraceStep, { action, args }: TraceAction): boolean {
  if (action === 'affiliate')
    return (step.offer?.allies ?? []).some((ally) => allyName(ally) === allyName(args.ally ?? {}))
  if (action !== 'discard' || step.action !== 'discard') return false
  return args.allies?.length === step.args.allies?.length
}
