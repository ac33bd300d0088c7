import { m } from '@hadal/words'
import type { MyTables } from '../../online/api.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import { type Problem, sayProblem } from '../../text/problems.ts'
import { Field } from '../../ui/Field.tsx'
import { titleOf } from '../online/words.ts'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  readonly tables: MyTables | undefined
  readonly name: string
  readonly password: string
  readonly problem: Problem | undefined
  onName(name: string): void
  onPassword(password: string): void
  onSubmit(): void
}

const LONGEST_NAME = 24
const MOST_MARKS = 6

/** From a guest to somebody whose seats are kept. */
export function Keep({ tables, name, password, problem, onName, onPassword, onSubmit }: Props) {
  const { waitingForMe = [], waitingForOthers = [], open = [] } = tables ?? {}
  const seated = [...waitingForMe, ...waitingForOthers, ...open]
  return (
    <section className="acc-k" aria-label={m.online_acc_title()}>
      <p className="acc-w">{m.online_acc_guest()}</p>
      {seated.length > 0 && (
        <p className="acc-s">
          {seated.slice(0, MOST_MARKS).map((table) => (
            <SeatBadge key={table.id} seat={table.seat ?? 0} name={titleOf(table)} size={36} />
          ))}
          <span>{m.online_acc_tables({ count: seated.length })}</span>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Field
          label={m.online_acc_name()}
          value={name}
          maxLength={LONGEST_NAME}
          sub={m.online_acc_name_why()}
          wrong={problem && sayProblem(problem)}
          onChange={onName}
        />
        <PasswordField
          label={m.online_acc_password()}
          value={password}
          isNew
          sub={m.online_acc_password_why()}
          onChange={onPassword}
        />
      </form>
      <p className="dimt">{m.online_acc_no_mail()}</p>
    </section>
  )
}
