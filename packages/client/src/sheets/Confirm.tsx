import { PASS } from '@hadal/engine'
import { m } from '@hadal/words'
import { type TableChoice, useTable } from '../table/model.ts'
import { Act } from '../ui/Act.tsx'
import { Icon } from '../ui/Icons.tsx'

interface Props {
  readonly chosen: TableChoice | undefined
}

/** Takes what was chosen on a sheet; where one may decline, that too. */
export function Confirm({ chosen }: Props) {
  const { choices, decide } = useTable()
  const pass = choices.find(({ decision }) => decision === PASS)
  return (
    <>
      {pass && (
        <Act
          id={`answer-${PASS}`}
          label={pass.label}
          sub={pass.sub}
          kind="sec"
          onPress={() => decide(PASS)}
        />
      )}
      <Act
        id="answer"
        label={chosen?.label ?? m.sheets_choose_first()}
        sub={chosen?.sub}
        kind="go"
        icon={<Icon of="check" size={20} />}
        whyNot={chosen ? undefined : m.sheets_choose_first_why()}
        onPress={() => chosen && decide(chosen.decision)}
      />
    </>
  )
}
