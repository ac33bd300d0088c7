import { expect, test } from 'vitest'
import { type WorkerLike, WorkerLink } from './link.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { News } from './protocol.ts'

/** A worker that notes what it is told, and says what it is told to say. */
class Puppet implements WorkerLike {
  readonly heard: ToWorker[] = []
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  onmessageerror: WorkerLike['onmessageerror'] = null

  postMessage(message: ToWorker): void {
    this.heard.push(message)
  }

  says(data: FromWorker): void {
    this.onmessage?.call(workerOf(this), new MessageEvent('message', { data }))
  }

  breaks(message: string): void {
    this.onerror?.call(workerOf(this), Object.assign(new Event('error'), { message }) as ErrorEvent)
  }
}

const workerOf = (puppet: Puppet): Worker => puppet as unknown as Worker

function linked(): { puppet: Puppet; link: WorkerLink; news: News[] } {
  const puppet = new Puppet()
  const link = new WorkerLink(puppet)
  const news: News[] = []
  link.subscribe((item) => news.push(item))
  return { puppet, link, news }
}

test('each request is answered by its own reply, in whatever order', async () => {
  const { puppet, link } = linked()
  const first = link.send({ type: 'hurry' })
  const second = link.send({ type: 'why-not', choice: { action: 'plot' } })
  puppet.says({ call: 1, reply: { ok: true, answer: { why: { reason: 'no-pearl' } } } })
  puppet.says({ call: 0, reply: { ok: false, refusal: { reason: 'no-table' } } })
  expect(await first).toEqual({ ok: false, refusal: { reason: 'no-table' } })
  expect(await second).toEqual({ ok: true, answer: { why: { reason: 'no-pearl' } } })
})

test('news reach those who listen, until they stop', () => {
  const { puppet, link, news } = linked()
  const also: News[] = []
  const stop = link.subscribe((item) => also.push(item))
  const keeping = { type: 'keeping', keeping: { state: 'kept', savedAt: 1 } } as const
  puppet.says({ news: keeping })
  stop()
  puppet.says({ news: keeping })
  expect(news).toEqual([keeping, keeping])
  expect(also).toEqual([keeping])
})

test('a worker that breaks answers everything with its failure, now and later', async () => {
  const { puppet, link, news } = linked()
  puppet.says({ news: { type: 'keeping', keeping: { state: 'kept', savedAt: 1 } } })
  const waiting = link.send({ type: 'hurry' })
  puppet.breaks('out of memory')
  const failure = { reason: 'table-failed', message: 'out of memory' }
  expect(await waiting).toEqual({ ok: false, refusal: failure })
  expect(await link.send({ type: 'hurry' })).toEqual({ ok: false, refusal: failure })
  expect(news.at(-1)).toEqual({ type: 'failed', failure })
})

test('a worker that never spoke has not been started', async () => {
  const { puppet, link } = linked()
  const waiting = link.send({ type: 'record' })
  puppet.breaks('not found')
  expect(await waiting).toMatchObject({ refusal: { reason: 'table-not-started' } })
})

test('a closed link is told to finish, and answers no more', async () => {
  const { puppet, link, news } = linked()
  link.close()
  expect(puppet.heard).toEqual([{ close: true }])
  expect(await link.send({ type: 'hurry' })).toMatchObject({ refusal: { reason: 'table-closed' } })
  puppet.says({ news: { type: 'keeping', keeping: { state: 'kept', savedAt: 1 } } })
  expect(news).toEqual([])
})
