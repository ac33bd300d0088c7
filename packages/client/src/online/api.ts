import type { ErrorBody, Me, NewTable, TableForMe, Token } from '@hadal/protocol'
import type { Problem } from '../text/problems.ts'

/** What was asked for, or why it was not given. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** Tables of one person, by whom they wait for. */
export interface MyTables {
  readonly waitingForMe: readonly TableForMe[]
  readonly waitingForOthers: readonly TableForMe[]
  readonly open: readonly TableForMe[]
  readonly over: readonly TableForMe[]
}

interface Credentials {
  readonly name: string
  readonly password: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Asks the server that this page comes from. Never rejects. */
async function ask<Value>(method: Method, path: string, body?: unknown): Promise<Result<Value>> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch {
    return { ok: false, problem: 'no-connection' }
  }
  try {
    if (response.status === 204) return { ok: true, value: undefined as Value }
    const answer = await response.json()
    if (response.ok) return { ok: true, value: answer as Value }
    return { ok: false, problem: (answer as ErrorBody).error.code }
  } catch {
    // Whoever serves the page knows nothing of tables.
    return { ok: false, problem: 'no-server' }
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`
const seatAt = (id: string, seat: number) => `${table(id)}/seats/${seat}`

/** Everything that the page asks of the server beside the game itself. */
export const api = {
  /** Who we are here; somebody new becomes a guest. */
  meet: (name: string) => ask<Me>('POST', '/guest', { name }),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  keep: (who: Credentials) => ask<Me>('POST', '/account', who),
  signIn: (who: Credentials) => ask<Me>('POST', '/sign-in', who),
  signOut: () => ask<undefined>('POST', '/sign-out', {}),
  changePassword: (password: string, newPassword: string) =>
    ask<Me>('PUT', '/account/password', { password, newPassword }),
  tokens: () => ask<{ readonly tokens: readonly Token[] }>('GET', '/tokens'),
  makeToken: (name: string) =>
    ask<Token & { readonly secret: string }>('POST', '/tokens', { name }),
  revokeToken: (id: string) => ask<undefined>('DELETE', `/tokens/${encodeURIComponent(id)}`),
  mine: () => ask<MyTables>('GET', '/tables/mine'),
  listed: () => ask<{ readonly tables: readonly TableForMe[] }>('GET', '/tables'),
  table: (id: string) => ask<TableForMe>('GET', table(id)),
  byCode: (code: string) => ask<TableForMe>('GET', `/codes/${encodeURIComponent(code)}`),
  open: (wanted: NewTable) => ask<TableForMe>('POST', '/tables', wanted),
  /** Without a seat, the first that is free. */
  sitDown: (id: string, seat?: number) =>
    ask<TableForMe>('POST', `${table(id)}/seats`, seat === undefined ? {} : { seat }),
  emptySeat: (id: string, seat: number) => ask<undefined>('DELETE', seatAt(id, seat)),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableForMe>('PUT', `${seatAt(id, seat)}/bot`, { bot }),
  linkTo: (id: string, seat: number) =>
    ask<{ readonly path: string }>('POST', `${seatAt(id, seat)}/link`, {}),
  join: (secret: string) => ask<TableForMe>('POST', `/join/${encodeURIComponent(secret)}`, {}),
  record: (id: string) => ask<{ readonly record: string }>('GET', `${table(id)}/record`),
  start: (id: string) => ask<TableForMe>('POST', `${table(id)}/start`, {}),
  rematch: (id: string) => ask<TableForMe>('POST', `${table(id)}/rematch`, {}),
}
