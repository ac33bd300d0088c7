import { m } from '@hadal/words'
import { useState } from 'react'
import { api } from '../../../online/api.ts'
import { known, useMe } from '../../../online/me.ts'
import { useActing } from '../../../online/useActing.ts'
import { sayProblem } from '../../../text/problems.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'

/** As long as the server takes it. */
const LONGEST_NAME = 24

/** What I am called at tables; others see it at once. */
export function MyName() {
  const me = useMe((state) => state.me)
  const [name, setName] = useState(me?.name ?? '')
  const { act, problem } = useActing()
  if (me === undefined) return null
  const wanted = name.trim()
  const rename = (): void =>
    act(
      async () => known(await api.rename(wanted)),
      ({ name: now }) => announce(m.online_acc_renamed({ name: now })),
    )
  return (
    <form
      className="my-name"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== '' && wanted !== me.name) rename()
      }}
    >
      <Field
        label={m.online_your_name()}
        value={name}
        maxLength={LONGEST_NAME}
        sub={m.online_your_name_why()}
        wrong={problem && sayProblem(problem)}
        onChange={setName}
      />
      {wanted !== '' && wanted !== me.name && <Button submits>{m.online_acc_rename()}</Button>}
    </form>
  )
}
