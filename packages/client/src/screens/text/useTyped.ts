import type { LordId } from '@hadal/engine'
import {
  askForPayment,
  type ChoiceWords,
  type CommandName,
  commandWord,
  m,
  numberedChoices,
  paymentChoice,
  paymentsMeant,
  type RankedPayment,
  type Shorthand,
  understand,
} from '@hadal/words'
import type { TableModel } from '../../table/model.ts'
import { useSelected } from '../../table/pointing.ts'
import { useStateOf } from '../table/useStateOf.ts'
import { answerCommand, COMMANDS } from './answerCommand.ts'

/** Payments shown before somebody wants to see all. */
const FEW = 8

/** One line of the list, and what it does. */
interface Option extends ChoiceWords {
  /** It was chosen, and waits to be chosen again. */
  readonly isPressed?: boolean
  take(payment: Shorthand | undefined): void
}

interface Paying {
  readonly lord: LordId
  readonly payments: readonly RankedPayment[]
  readonly shown: number
}

/** What can be typed or chosen now, and what was answered to what was typed last. */
export interface TypedTable {
  readonly title: string
  readonly options: readonly Option[]
  /** Why something cannot be done, or what a command was answered with. */
  readonly reply: readonly string[]
  choose(index: number): void
  /** Whether the line was understood: then it is used up. */
  say(line: string): boolean
  /** What a line would do; nothing as long as it does nothing yet. */
  wouldDo(line: string): string | undefined
}

/** The choices of a table as a numbered list, and a line that is typed at it. */
export function useTyped(model: TableModel, onUndo: () => void): TypedTable {
  const { update, scene, asked } = model
  const selected = useSelected(asked)
  const { question } = update
  const [paying, setPaying] = useStateOf<Paying | undefined>(asked, undefined)
  const [reply, setReply] = useStateOf<readonly string[]>(asked, [])

  const pay = async (lord: LordId, short: Shorthand | undefined): Promise<void> => {
    const payments = (await model.payments(lord))?.payments ?? []
    const meant = short === undefined ? [] : paymentsMeant(short, payments)
    const [payment] = meant
    if (meant.length === 1 && payment !== undefined) return model.recruit({ lord, payment })
    const isWrong = short !== undefined && meant.length === 0
    setReply(isWrong ? [m.text_no_payment()] : [])
    setPaying({ lord, payments: meant.length === 0 ? payments : meant, shown: FEW })
  }

  const options: readonly Option[] =
    paying === undefined ? optionsOfQuestion() : optionsOfPayment(paying)

  function optionsOfQuestion(): readonly Option[] {
    if (question === undefined) return []
    return numberedChoices(scene, question).map(({ decision, lord, ...words }) => ({
      ...words,
      isPressed: decision === selected,
      take(short) {
        if (lord !== undefined) void pay(lord, short)
        else model.decide(decision)
      },
    }))
  }

  function optionsOfPayment({ lord, payments, shown }: Paying): readonly Option[] {
    const more = payments.length - shown
    const showAll = {
      label: m.text_pay_more({ count: more }),
      take: () => setPaying({ lord, payments, shown: payments.length }),
    }
    return [
      ...payments.slice(0, shown).map((payment) => ({
        ...paymentChoice(payment),
        take: () => model.recruit({ lord, payment }),
      })),
      ...(more > 0 ? [showAll] : []),
      { label: m.text_pay_one_by_one(), take: () => model.decide(lord) },
      { label: m.text_pay_back(), take: () => setPaying(undefined) },
    ]
  }

  const choices = {
    labels: options.map(({ label }) => label),
    commands: COMMANDS as readonly CommandName[],
    scene,
  }
  const take = (index: number, short: Shorthand | undefined): void => {
    setReply([])
    options[index]?.take(short)
  }
  return {
    title: paying === undefined ? m.text_you_may() : askForPayment(scene, paying.lord),
    options,
    reply: selected === undefined ? reply : [m.text_confirm()],
    choose: (index) => take(index, undefined),
    say(line) {
      const said = understand(line, choices)
      if (said.type === 'choice') take(said.index, said.payment)
      else if (said.type === 'command') setReply(answerCommand(model, said, onUndo))
      else setReply([said.sentence])
      return said.type !== 'problem'
    },
    wouldDo(line) {
      if (line.trim() === '') return undefined
      const said = understand(line, choices)
      if (said.type === 'choice') return options[said.index]?.label
      return said.type === 'command' ? commandWord(said.command) : undefined
    },
  }
}
