import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { type Door, openDoor } from '../../test/door.ts'
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

/** The database behind a door that turns the first ones away. */
async function throughDoor(turnedAway: number): Promise<{ store: Store; door: Door }> {
  const door = await openDoor(database.url, {
    knocks({ socket, came, letIn }) {
      if (came <= turnedAway) socket.once('data', () => socket.end(notYet()))
      else letIn()
    },
  })
  const store = openStore(door.url)
  onTestFinished(() => store.close())
  return { store, door }
}

test('a database that gets ready is waited for', async () => {
  const { store, door } = await throughDoor(3)
  await untilAnswered(store)
  expect(door.came).toBe(4)
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
