import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openStore, type Store } from './database.ts'
import { untilAnswered } from './reach.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** What a database sends that is not ready yet. */
function notYet(): Buffer {
  const fields = Buffer.from(
    'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0',
    'latin1',
  )
  const head = Buffer.from('E0000')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** The database behind a door that turns the first ones away; it says how many came. */
async function throughDoor(turnedAway: number): Promise<{ store: Store; came: () => number }> {
  const { hostname, port } = new URL(database.url)
  const folder = decodeURIComponent(hostname)
  const inner = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: folder, port: Number(port) }
  let came = 0
  const door: Server = createServer((socket) => {
    came++
    socket.on('error', () => {})
    if (came <= turnedAway) socket.once('data', () => socket.end(notYet()))
    else {
      const inside = connect(inner)
      inside.on('error', () => socket.destroy())
      socket.pipe(inside).pipe(socket)
    }
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = new URL(database.url)
  address.host = `127.0.0.1:${(door.address() as AddressInfo).port}`
  const store = openStore(address.href)
  onTestFinished(async () => {
    await store.close()
    door.close()
  })
  return { store, came: () => came }
}

test('a database that gets ready is waited for', async () => {
  const { store, came } = await throughDoor(3)
  await untilAnswered(store)
  expect(came()).toBe(4)
})

test('not for ever', async () => {
  const { store } = await throughDoor(Infinity)
  await expect(untilAnswered(store, 300)).rejects.toMatchObject({ code: '57P03' })
})

test('one that is not there is not waited for', async () => {
  const address = new URL(database.url)
  address.pathname = 'nowhere'
  const store = openStore(address.href)
  onTestFinished(() => store.close())
  await expect(untilAnswered(store)).rejects.toMatchObject({ code: '3D000' })
})
