import { m } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Patience } from '../../app/Patience.tsx'
import { onlineTablePath } from '../../app/paths.ts'
import { api } from '../../online/api.ts'
import { meet } from '../../online/me.ts'
import type { Problem } from '../../text/problems.ts'
import { NotReached } from './NotReached.tsx'

/** A link that seats one person, once: it is used at once, and leads to the table. */
export function JoinScreen({ id: secret }: { readonly id: string }) {
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<Problem | undefined>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    void followLink(secret).then((result) => {
      if (result.ok) navigate(onlineTablePath(result.value.id), { replace: true })
      else setProblem(result.problem)
    })
  }, [secret, tries])
  const retry = (): void => {
    setProblem(undefined)
    setTries(tries + 1)
  }
  if (problem !== undefined) return <NotReached problem={problem} onRetry={retry} />
  return (
    <Patience>
      <p role="status">{m.online_joining()}</p>
    </Patience>
  )
}

async function followLink(secret: string) {
  const me = await meet()
  return me.ok ? await api.join(secret) : me
}
