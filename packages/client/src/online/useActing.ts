import { useState } from 'react'
import { type Problem, sayProblem } from '../text/problems.ts'
import { announce } from '../ui/announce.ts'
import type { Result } from './api.ts'

interface Acting {
  /** What went wrong the last time. */
  readonly problem: Problem | undefined
  /** Does something, one thing at a time; what it brought is handed on. */
  act<Value>(work: () => Promise<Result<Value>>, then?: (value: Value) => void): void
}

/** Asks the server to do something, and says so if it does not. */
export function useActing(): Acting {
  const [problem, setProblem] = useState<Problem | undefined>()
  const [isBusy, setBusy] = useState(false)
  return {
    problem,
    act(work, then) {
      if (isBusy) return
      setBusy(true)
      void work().then((result) => {
        setBusy(false)
        setProblem(result.ok ? undefined : result.problem)
        if (result.ok) then?.(result.value)
        else announce(sayProblem(result.problem))
      })
    },
  }
}
