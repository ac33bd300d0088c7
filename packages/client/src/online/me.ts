import type { Me } from '@hadal/protocol'
import { m } from '@hadal/words'
import { create } from 'zustand'
import { api, type Result } from './api.ts'

/** Who we are on this server; nobody until it was asked. */
export const useMe = create<{ readonly me: Me | undefined }>(() => ({ me: undefined }))

let meeting: Promise<Result<Me>> | undefined

/** Makes sure that the server knows us: somebody new becomes a guest, at once and without a question. */
export function meet(): Promise<Result<Me>> {
  const { me } = useMe.getState()
  if (me !== undefined) return Promise.resolve({ ok: true, value: me })
  // Two screens at once are still one guest.
  meeting ??= api
    .meet(someName())
    .then(known)
    .finally(() => {
      meeting = undefined
    })
  return meeting
}

/** Two who have not said what they are called are to be told apart at one table. */
function someName(): string {
  return `${m.online_guest_name()} ${Math.floor(10 + Math.random() * 90)}`
}

/** Remembers who we are by what the server has just said. */
export function known(result: Result<Me>): Result<Me> {
  if (result.ok) useMe.setState({ me: result.value })
  return result
}

/** This device is nobody's again. */
export function forgetMe(): void {
  useMe.setState({ me: undefined })
}
