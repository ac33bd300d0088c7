import type { Me } from '@hadal/protocol'
import { m } from '@hadal/words'
import { useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { PATHS } from '../../app/paths.ts'
import { api, type MyTables } from '../../online/api.ts'
import { known, useMe } from '../../online/me.ts'
import { useActing } from '../../online/useActing.ts'
import { useLoaded } from '../../online/useLoaded.ts'
import { type Problem, sayProblem } from '../../text/problems.ts'
import { Act } from '../../ui/Act.tsx'
import { announce } from '../../ui/announce.ts'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { NotReached } from '../online/NotReached.tsx'
import { Keep } from './Keep.tsx'
import { Profile } from './Profile.tsx'
import { SignIn } from './SignIn.tsx'
import { Tokens } from './Tokens.tsx'
import './account.css'

const SHORTEST_PASSWORD = 8

/** Who I am here: a guest who may stay one, or somebody with a name and a password. */
export function AccountScreen() {
  const { value: tables, problem, reload } = useLoaded('mine', api.mine, undefined)
  const me = useMe((state) => state.me)
  if (problem !== undefined && tables === undefined)
    return <NotReached problem={problem} onRetry={reload} />
  if (me === undefined) return null
  return me.kind === 'guest' ? (
    <GuestAccount me={me} tables={tables} onChanged={reload} />
  ) : (
    <OwnAccount me={me} onChanged={reload} />
  )
}

interface AccountProps {
  readonly me: Me
  onChanged(): void
}

function GuestAccount({ me, tables, onChanged }: AccountProps & { tables: MyTables | undefined }) {
  const [name, setName] = useState(me.name)
  const [password, setPassword] = useState('')
  const { act, problem } = useActing()
  const isReady = name.trim() !== '' && password.length >= SHORTEST_PASSWORD
  const keep = (): void =>
    act(
      async () => known(await api.keep({ name: name.trim(), password })),
      (kept) => announce(m.online_acc_kept({ name: kept.name })),
    )
  return (
    <Page
      title={m.online_acc_title()}
      back={{ label: m.online_to_online(), href: PATHS.online }}
      question={
        <QuestionBar
          ask={
            name.trim() === ''
              ? m.online_acc_ask_nameless()
              : m.online_acc_ask({ name: name.trim() })
          }
          sub={problem === undefined ? m.online_acc_ask_sub() : sayProblem(problem)}
        >
          <Act label={m.online_acc_stay()} href={PATHS.online} />
          <Act
            id="keep"
            kind="go"
            icon={<Icon of="check" size={22} />}
            label={m.online_acc_keep()}
            whyNot={isReady ? undefined : m.online_acc_password_why()}
            whyNotBriefly={m.online_acc_needs()}
            onPress={keep}
          />
        </QuestionBar>
      }
    >
      <div className="acc">
        <Keep
          tables={tables}
          name={name}
          password={password}
          problem={isAboutName(problem) ? problem : undefined}
          onName={setName}
          onPassword={setPassword}
          onSubmit={() => isReady && keep()}
        />
        <SignIn onChanged={onChanged} />
        <Tokens />
      </div>
    </Page>
  )
}

function isAboutName(problem: Problem | undefined): boolean {
  return problem === 'name-taken'
}

function OwnAccount({ me, onChanged }: AccountProps) {
  return (
    <Page
      title={m.online_acc_title_in()}
      back={{ label: m.online_to_online(), href: PATHS.online }}
      question={
        <QuestionBar ask={m.online_acc_ask_in({ name: me.name })} sub={m.online_acc_ask_in_sub()}>
          <Act kind="go" label={m.online_to_online()} href={PATHS.online} />
        </QuestionBar>
      }
    >
      <div className="acc">
        <Profile onSignedOut={onChanged} />
        <Tokens />
      </div>
    </Page>
  )
}
