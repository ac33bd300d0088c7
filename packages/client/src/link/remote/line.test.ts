import { expect, test } from 'vitest'
import { joined } from './testing.ts'

test('a line that breaks off is tried again, with longer and longer pauses', async () => {
  const { world, table } = await joined()
  const pauses: number[] = []
  for (let tries = 0; tries < 9; tries++) {
    world.wire.breaks()
    pauses.push(world.passTime())
  }
  expect(pauses).toEqual([300, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000])
  expect(world.connections.map(({ state }) => state)).toEqual([
    'connected',
    ...Array.from({ length: 3 }, () => 'reconnecting'),
    ...Array.from({ length: 6 }, () => 'offline'),
  ])
  expect(world.connections.at(-1)).toMatchObject({ since: world.now(), tries: 9 })
  world.wire.says(table.welcome())
  expect(world.connections.at(-1)).toEqual({ state: 'connected' })
  // The next time it is hoped for again.
  world.wire.breaks()
  expect(world.passTime()).toBe(300)
})

test('a quiet line is asked whether it is there, and given up if it is not', async () => {
  const { world } = await joined()
  expect(world.passTime()).toBe(25_000)
  expect(world.wire.frames).toEqual([{ type: 'ping' }])
  const { wire } = world
  expect(world.passTime()).toBe(10_000)
  expect(wire.isClosed).toBe(true)
  expect(world.connections.at(-1)).toMatchObject({ state: 'reconnecting', tries: 1 })
})

test('whatever is heard keeps the line', async () => {
  const { world } = await joined()
  world.passTime()
  world.wire.says({ type: 'pong', now: world.now() })
  expect(world.passTime()).toBe(25_000)
  expect(world.wire.isClosed).toBe(false)
})

test('an act that is not answered gives the line up', async () => {
  const { world, host } = await joined()
  void host.handle({ type: 'undo', seat: 0 })
  expect(world.passTime()).toBe(10_000)
  expect(world.connections.at(-1)?.state).toBe('reconnecting')
})

test('somebody who asks for it is not kept waiting', async () => {
  const { world, host } = await joined()
  world.wire.breaks()
  await host.handle({ type: 'reconnect' })
  expect(world.wires).toHaveLength(2)
  // The pause that was under way is over: there is one try, not two.
  expect([...world.pauses].map(({ milliseconds }) => milliseconds)).toEqual([10_000])
})

test('what is heard over an old line is of no interest', async () => {
  const { world, table } = await joined()
  const [old] = world.wires
  world.wire.breaks()
  world.passTime()
  const before = world.news.length
  old?.says(table.welcome())
  old?.breaks()
  expect(world.news).toHaveLength(before)
})

test('when the browser says that the network has gone, the line has to prove otherwise', async () => {
  const { world, host, table } = await joined()
  host.networkChanged(false)
  expect(world.wire.frames).toEqual([{ type: 'ping' }])
  world.wire.says({ type: 'pong', now: world.now() })
  expect(world.wire.isClosed).toBe(false)
  host.networkChanged(false)
  expect(world.passTime()).toBe(2500)
  expect(world.wire.isClosed).toBe(true)
  host.networkChanged(true)
  world.wire.says(table.welcome())
  expect(world.connections.at(-1)).toEqual({ state: 'connected' })
})

test('a table that is left is not tried any more', async () => {
  const { world, host } = await joined()
  host.stop()
  host.networkChanged(true)
  expect(world.wire.isClosed).toBe(true)
  expect(world.pauses.size).toBe(0)
  expect(world.wires).toHaveLength(1)
})
