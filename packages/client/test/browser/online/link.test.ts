// The link itself against a real server, over real sockets that break at any moment.
import { randomFrom } from '@hadal/words/testing'
import { afterAll, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import type { News, Update } from '../../../src/link/protocol.ts'
import { RemoteHost } from '../../../src/link/remote/remoteHost.ts'

const origin = inject('online')
const hosts: RemoteHost[] = []
afterAll(() => {
  for (const host of hosts) host.stop()
})

/** Somebody with a device of their own, without a page. */
async function guest(name: string) {
  const ask = async (path: string, body: object, cookie?: string) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  const [cookie = ''] = (await ask('/guest', { name })).headers.getSetCookie()
  const [shown = ''] = cookie.split(';')
  return {
    cookie: shown,
    ask: async (path: string, body: object) => (await ask(path, body, shown)).json(),
  }
}

/** A link in this thread, whose line can be broken. */
function linkOf(cookie: string) {
  const sockets: WebSocket[] = []
  const updates: Update[] = []
  const log: unknown[] = []
  let tell = (): void => {}
  const host = new RemoteHost({
    post(news: News) {
      if (news.type !== 'update') return
      const { from, entries } = news.update.log
      log.splice(from, log.length, ...entries)
      updates.push(news.update)
      tell()
    },
    connect(table, since, { heard, lost }) {
      const query = since === undefined ? '' : `?since=${since}`
      const address = `${origin.replace('http', 'ws')}/api/tables/${table}/socket${query}`
      const socket = new WebSocket(address, { headers: { cookie } })
      sockets.push(socket)
      socket.on('message', (data) => heard(String(data)))
      socket.on('error', () => {})
      socket.on('close', () => lost())
      return {
        send: (text) => socket.send(text),
        close() {
          socket.removeAllListeners('message')
          socket.removeAllListeners('close')
          socket.terminate()
        },
      }
    },
    timer(milliseconds, then) {
      // Nobody wants to wait for pauses here.
      const timer = setTimeout(then, milliseconds > 5_000 ? milliseconds : milliseconds / 50)
      return () => clearTimeout(timer)
    },
    now: () => Date.now(),
    random: () => 0.5,
    newId: () => crypto.randomUUID(),
  })
  hosts.push(host)
  return {
    host,
    log,
    sockets,
    get last(): Update | undefined {
      return updates.at(-1)
    },
    breakOff: () => sockets.at(-1)?.terminate(),
    changed: () =>
      new Promise<void>((resolve) => {
        tell = resolve
      }),
  }
}

test('two people play a whole game over lines that break, and every decision is done once', async () => {
  const people = await Promise.all([guest('Olena'), guest('Taras')])
  const [first, second] = people
  if (first === undefined || second === undefined) throw new Error('nobody is there')
  const { id } = await first.ask('/tables', { players: 2, pace: 'instant' })
  await second.ask(`/tables/${id}/seats`, {})
  const links = people.map(({ cookie }) => linkOf(cookie))
  for (const { host } of links)
    expect(await host.handle({ type: 'join', table: id })).toMatchObject({ ok: true })
  await first.ask(`/tables/${id}/start`, {})

  const random = randomFrom(3)
  let accepted = 0
  const isOver = () => links.some(({ last }) => last?.result !== undefined)
  await Promise.all(
    links.map(async (link, seat) => {
      while (!isOver()) {
        const { last } = link
        const { question, answer, version } = last ?? {}
        if (question === undefined || answer !== undefined) {
          await Promise.race([link.changed(), new Promise((resolve) => setTimeout(resolve, 50))])
          continue
        }
        const decision = question.decisions[random(question.decisions.length)] ?? 0
        const decided = link.host.handle({
          type: 'decide',
          seat,
          decisions: [decision],
          ...(version !== undefined && { version }),
        })
        // Before it was sent, after it, or not at all.
        if (random(4) === 0) link.breakOff()
        const reply = await decided
        if (reply.ok) accepted++
        else expect(['stale', 'game-over', 'not-offered']).toContain(reply.refusal.reason)
      }
    }),
  )

  const [one, other] = links
  await expect.poll(() => other?.last?.version).toBe(one?.last?.version)
  expect(one?.last?.result).toEqual(other?.last?.result)
  expect(accepted).toBeGreaterThan(50)
  for (const { sockets } of links) expect(sockets.length).toBeGreaterThan(5)
  // What was put together from pieces is what a newcomer is told at once.
  for (const [seat, link] of links.entries()) {
    const fresh = linkOf(people[seat]?.cookie ?? '')
    await fresh.host.handle({ type: 'join', table: id })
    expect(link.log).toEqual(fresh.log)
    expect(link.last?.view).toEqual(fresh.last?.view)
  }
})
