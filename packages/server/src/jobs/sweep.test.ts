import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestHadal, testHadal } from '../../test/hadal.ts'
import { openStore, type Store } from '../store/database.ts'
import { sweep } from './sweep.ts'

let hadal: TestHadal
let store: Store

beforeAll(async () => {
  hadal = await testHadal()
  store = openStore(hadal.database.url)
})

afterAll(async () => {
  await store.close()
  await hadal.stop()
})

async function names(): Promise<string[]> {
  const { rows } = await hadal.database.pool.query('select name from identities order by name')
  return rows.map(({ name }) => name)
}

test('tables that never began are taken away after a week, and nothing else', async () => {
  const person = await hadal.person('Opens')
  const bots = [{ seat: 1, bot: 'random' }]
  const [old, fresh, begun] = [
    await person.opens(),
    await person.opens(),
    await person.opens({ bots }),
  ]
  await person.post(`/api/tables/${begun.id}/start`)
  await hadal.database.pool.query(
    `update tables set updated_at = now() - interval '8 days' where id = any($1)`,
    [[old.id, begun.id]],
  )
  expect(await sweep(store)).toMatchObject({ tables: 1 })
  expect((await person.get(`/api/tables/${old.id}`)).code).toBe('no-such-table')
  for (const { id } of [fresh, begun]) expect((await person.sees(id)).id).toBe(id)
})

test('guests who were not here for a year are forgotten, unless they sit somewhere', async () => {
  const gone = await hadal.person('Gone')
  const seated = await hadal.person('Seated')
  await seated.opens({ visibility: 'listed' })
  const account = await hadal.person('Account')
  await account.post('/api/account', { name: 'Account', password: 'correct horse' })
  const owner = await hadal.person('Owns a bot')
  const { secret } = (await owner.post('/api/tokens', { name: 'Bot' })).body as { secret: string }
  const bot = await hadal.person()
  bot.token = secret
  await bot.opens()
  const back = await hadal.person('Back')
  const ages = `update %t set %c = now() - interval '2 years'`
  const age = (table: string, column: string) =>
    hadal.database.pool.query(ages.replace('%t', table).replace('%c', column))
  await age('identities', 'created_at')
  await age('sessions', 'used_at')
  await hadal.person('New')
  // Whoever asks something is here.
  await back.get('/api/me')
  expect(await sweep(store)).toMatchObject({ guests: 1 })
  expect(await names()).toEqual(
    expect.arrayContaining(['Account', 'Back', 'Bot', 'New', 'Owns a bot', 'Seated']),
  )
  expect(await names()).not.toContain('Gone')
  expect((await gone.get('/api/me')).code).toBe('not-signed-in')
  expect(await sweep(store)).toMatchObject({ guests: 0 })
})

test('it is done every night, once for all nodes', async () => {
  const { rows } = await hadal.database.pool.query(
    'select identifier from graphile_worker._private_known_crontabs',
  )
  expect(rows).toEqual([{ identifier: 'sweep' }])
})
