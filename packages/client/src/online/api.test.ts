import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function serverAnswers(answer: () => Response | Promise<never>) {
  const asked: [string, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init])
    return answer()
  })
  return asked
}

test('what is answered is handed on', async () => {
  const asked = serverAnswers(() => Response.json({ name: 'Ann', kind: 'guest' }))
  expect(await api.meet('Ann')).toEqual({ ok: true, value: { name: 'Ann', kind: 'guest' } })
  expect(asked).toEqual([
    [
      '/api/guest',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      },
    ],
  ])
})

test('a refusal is a problem by its code', async () => {
  serverAnswers(() =>
    Response.json({ error: { code: 'name-taken', message: 'x' } }, { status: 409 }),
  )
  expect(await api.keep({ name: 'Ann', password: 'three words' })).toEqual({
    ok: false,
    problem: 'name-taken',
  })
})

test('an answer without words is an answer', async () => {
  serverAnswers(() => new Response(null, { status: 204 }))
  expect(await api.signOut()).toEqual({ ok: true, value: undefined })
})

test('a page without a server behind it says so', async () => {
  serverAnswers(() => new Response('<!doctype html>', { status: 200 }))
  expect(await api.listed()).toEqual({ ok: false, problem: 'no-server' })
  serverAnswers(() => new Response(null, { status: 405 }))
  expect(await api.meet('Ann')).toEqual({ ok: false, problem: 'no-server' })
})

test('a network that is gone says so', async () => {
  serverAnswers(() => Promise.reject(new TypeError('fetch failed')))
  expect(await api.mine()).toEqual({ ok: false, problem: 'no-connection' })
})

test('names in addresses lead nowhere else', async () => {
  const asked = serverAnswers(() => Response.json({}))
  await api.table('../tokens')
  await api.join('a/b?c')
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/..%2Ftokens', '/api/join/a%2Fb%3Fc'])
})
