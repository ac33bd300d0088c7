import { m } from '@hadal/words'
import { useState } from 'react'
import { api } from '../../online/api.ts'
import { known } from '../../online/me.ts'
import { useActing } from '../../online/useActing.ts'
import { sayProblem } from '../../text/problems.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from './PasswordField.tsx'

/** For whoever has a name already, on another device. */
export function SignIn({ onChanged }: { onChanged(): void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { act, problem } = useActing()
  const signIn = (): void =>
    act(async () => known(await api.signIn({ name: name.trim(), password })), onChanged)
  return (
    <section className="acc-p" aria-labelledby="h-sign-in">
      <h2 className="zh" id="h-sign-in">
        {m.online_acc_sign_in()}
      </h2>
      <p className="dimt">{m.online_acc_sign_in_why()}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          signIn()
        }}
      >
        <Field
          label={m.online_acc_name()}
          value={name}
          maxLength={24}
          wrong={problem && sayProblem(problem)}
          onChange={setName}
        />
        <PasswordField label={m.online_acc_password()} value={password} onChange={setPassword} />
        <Button submits>{m.online_acc_sign_in_go()}</Button>
      </form>
    </section>
  )
}
