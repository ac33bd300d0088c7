import type { Token } from '@hadal/protocol'
import { locale, m } from '@hadal/words'
import { useState } from 'react'
import { sayAgo } from '../../online/ago.ts'
import { api } from '../../online/api.ts'
import { useActing } from '../../online/useActing.ts'
import { useLoaded } from '../../online/useLoaded.ts'
import { sayProblem } from '../../text/problems.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { CopyField } from '../online/seats/CopyField.tsx'

/** Programs of mine that may sit down at tables. */
export function Tokens() {
  const { value, reload } = useLoaded('tokens', api.tokens, undefined)
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>()
  const { act, problem } = useActing()
  const make = (): void =>
    act(
      () => api.makeToken(name.trim()),
      (token) => {
        setMade(token)
        setName('')
        reload()
      },
    )
  return (
    <section className="acc-p" aria-labelledby="h-tokens">
      <h2 className="zh" id="h-tokens">
        {m.online_acc_tokens()}
      </h2>
      <p className="dimt">{m.online_acc_tokens_why()}</p>
      <ul className="dv">
        {value?.tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            onRevoke={() => act(() => api.revokeToken(token.id), reload)}
          />
        ))}
      </ul>
      {made !== undefined && (
        <CopyField label={m.online_acc_token_secret({ name: made.name })} value={made.secret} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <Field
          label={m.online_acc_token_name()}
          value={name}
          maxLength={24}
          wrong={problem && sayProblem(problem)}
          onChange={setName}
        />
        <div className="acc-b">
          <Button icon={<Icon of="plus" />} submits>
            {m.online_acc_token_new()}
          </Button>
          {/* A page of the server, not of ours. */}
          <a className="btn quiet" href="/api/docs">
            {m.online_acc_docs()}
          </a>
        </div>
      </form>
      <h2 className="zh">{m.online_acc_keep_what()}</h2>
      <p className="soft">{m.online_acc_keep_what_why()}</p>
    </section>
  )
}

function TokenRow({ token, onRevoke }: { readonly token: Token; onRevoke(): void }) {
  const { name, usedAt } = token
  return (
    <li>
      <Icon of="bot" />
      <span>
        <b>{name}</b>
        <small>
          {usedAt === undefined
            ? m.online_acc_token_never()
            : m.online_acc_token_used({ when: sayAgo(usedAt, Date.now(), locale) })}
        </small>
      </span>
      <Button kind="quiet" label={m.online_acc_token_revoke_of({ name })} onPress={onRevoke}>
        {m.online_acc_token_revoke()}
      </Button>
    </li>
  )
}
