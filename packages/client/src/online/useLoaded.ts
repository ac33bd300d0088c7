import { useCallback, useEffect, useRef, useState } from 'react'
import type { Problem } from '../text/problems.ts'
import type { Result } from './api.ts'
import { forgetMe, meet } from './me.ts'

/** Something of the server: as it was said last, and what went wrong since. */
export interface Loaded<Value> {
  readonly value: Value | undefined
  readonly problem: Problem | undefined
  reload(): void
}

/** So often the server is asked again while somebody looks. */
const EVERY_MS = 10_000

/** Asks the server for something, and again from time to time; `key` says what it is. */
export function useLoaded<Value>(
  key: string,
  load: () => Promise<Result<Value>>,
  everyMs: number | undefined = EVERY_MS,
): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, 'reload'>>({
    value: undefined,
    problem: undefined,
  })
  const latest = useRef({ key, load })
  latest.current = { key, load }

  const reload = useCallback(() => {
    const asked = latest.current.key
    void loadAsMe(() => latest.current.load()).then((result) => {
      if (latest.current.key !== asked) return
      setState(({ value }) =>
        result.ok
          ? { value: result.value, problem: undefined }
          : { value, problem: result.problem },
      )
    })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is asked for anew
  useEffect(() => {
    reload()
    if (everyMs === undefined) return
    const again = (): void => {
      if (document.visibilityState === 'visible') reload()
    }
    const timer = setInterval(again, everyMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [key, everyMs, reload])

  return { ...state, reload }
}

/** Asks as whoever we are; a device that was forgotten meanwhile becomes somebody new. */
async function loadAsMe<Value>(load: () => Promise<Result<Value>>): Promise<Result<Value>> {
  const asked = async (): Promise<Result<Value>> => {
    const me = await meet()
    return me.ok ? await load() : me
  }
  const result = await asked()
  if (result.ok || result.problem !== 'not-signed-in') return result
  forgetMe()
  return await asked()
}
