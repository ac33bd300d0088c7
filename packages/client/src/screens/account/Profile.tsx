import { m } from '@hadal/words'
import { useState } from 'react'
import { api, type Result } from '../../online/api.ts'
import { forgetMe, known } from '../../online/me.ts'
import { useActing } from '../../online/useActing.ts'
import { sayProblem } from '../../text/problems.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { MyName } from '../online/seats/MyName.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Somebody with a name and a password: what they can change, and the way out. */
export function Profile({ onSignedOut }: { onSignedOut(): void }) {
  const { act } = useActing()
  const signOut = async (): Promise<Result<undefined>> => {
    const done = await api.signOut()
    if (done.ok) forgetMe()
    return done
  }
  return (
    <>
      <section className="acc-p" aria-label={m.online_acc_title_in()}>
        <MyName />
        <div className="acc-p">
          <p className="dimt">{m.online_acc_sign_out_why()}</p>
          <Button onPress={() => act(signOut, onSignedOut)}>{m.online_acc_sign_out()}</Button>
        </div>
      </section>
      <AnotherPassword />
    </>
  )
}

function AnotherPassword() {
  const [before, setBefore] = useState('')
  const [after, setAfter] = useState('')
  const { act, problem } = useActing()
  const [isDone, setDone] = useState(false)
  const change = (): void =>
    act(
      async () => known(await api.changePassword(before, after)),
      () => {
        setDone(true)
        setBefore('')
        setAfter('')
        announce(m.online_acc_changed())
      },
    )
  const said = problem === undefined ? isDone && m.online_acc_changed() : sayProblem(problem)
  return (
    <section className="acc-p" aria-labelledby="h-password">
      <h2 className="zh" id="h-password">
        {m.online_acc_change_password()}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change()
        }}
      >
        <PasswordField label={m.online_acc_password_now()} value={before} onChange={setBefore} />
        <PasswordField
          label={m.online_acc_password_new()}
          value={after}
          isNew
          sub={m.online_acc_password_why()}
          onChange={setAfter}
        />
        <Button submits>{m.online_acc_change()}</Button>
        {said !== false && <p className="dimt">{said}</p>}
      </form>
    </section>
  )
}
