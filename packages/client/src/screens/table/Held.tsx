import { lordName, m } from '@hadal/words'
import { useTableStore } from '../../link/store.ts'
import type { TableModel } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'

/** A decision that has not reached the table. */
export interface Held {
  readonly what: string
  /** It has not left this device. */
  readonly isUnsent: boolean
}

/** What was decided and is not done, while the table is out of reach; nothing otherwise. */
export function useHeld({ update, choices }: TableModel): Held | undefined {
  const outbox = useTableStore((state) => state.outbox)
  const isConnected = useTableStore(({ connection }) => connection?.state === 'connected')
  const request = useTableStore(({ pending }) => pending.find((one) => 'seat' in one))
  if (outbox === undefined || isConnected || update.place === 'here') return undefined
  return { what: wordsOf(), isUnsent: outbox === 'unsent' }

  function wordsOf(): string {
    if (request?.type === 'recruit')
      return m.online_held_recruit({ lord: lordName(request.recruitment.lord) })
    const [decision] = request?.type === 'decide' ? request.decisions : []
    const choice = choices.find((one) => one.decision === decision)
    return choice?.label ?? m.online_held_other()
  }
}

/** In the place of the question: nothing was done yet, and the way back. */
export function HeldBar({ held: { what, isUnsent } }: { readonly held: Held }) {
  const { withdraw } = useTableStore((state) => state.actions)
  if (!isUnsent)
    return (
      <QuestionBar
        id="question"
        label={m.table_question()}
        ask={m.online_unanswered()}
        sub={m.online_unanswered_why({ what })}
      />
    )
  return (
    <QuestionBar
      id="question"
      label={m.table_question()}
      ask={m.online_unsent()}
      sub={m.online_unsent_why({ what })}
    >
      <Act
        id="take-back"
        kind="sec"
        icon={<Icon of="undo" />}
        label={m.online_take_back()}
        onPress={() => void withdraw()}
      />
    </QuestionBar>
  )
}
