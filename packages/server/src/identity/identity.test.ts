import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestHadal, testHadal } from '../../test/hadal.ts'

let hadal: TestHadal
beforeAll(async () => {
  hadal = await testHadal()
})
afterAll(() => hadal.stop())

const PASSWORD = 'eleven fathoms'

describe('a guest', () => {
  test('is somebody at once, and is known again by a cookie that no script can read', async () => {
    const person = await hadal.person()
    expect(await person.get('/api/me')).toMatchObject({ status: 401, code: 'not-signed-in' })
    const { headers, body } = await person.post('/api/guest', { name: ' Оленка ' })
    expect(body).toEqual({ name: 'Оленка', kind: 'guest' })
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect((await person.get('/api/me')).body).toEqual(body)
  })

  test('who asks again stays the same', async () => {
    const person = await hadal.person('Taras')
    const { cookie } = person
    expect((await person.post('/api/guest', { name: 'Another' })).body).toMatchObject({
      name: 'Taras',
    })
    expect(person.cookie).toBe(cookie)
  })

  test('may take another name, and is shown with it', async () => {
    const person = await hadal.person('Old')
    const { id } = await person.opens()
    expect((await person.put('/api/me', { name: 'New' })).body).toMatchObject({ name: 'New' })
    expect((await person.sees(id)).seats[0]).toMatchObject({ name: 'New' })
  })

  test('who signs out is nobody, even with the old cookie', async () => {
    const person = await hadal.person('Leaving')
    const { cookie } = person
    expect((await person.post('/api/sign-out')).status).toBe(204)
    person.cookie = cookie
    expect(await person.get('/api/me')).toMatchObject({ code: 'not-signed-in' })
  })
})

describe('an account', () => {
  test('keeps the seats of a guest, on every device', async () => {
    const first = await hadal.person('Guest')
    const { id } = await first.opens()
    const kept = await first.post('/api/account', { name: 'Марко', password: PASSWORD })
    expect(kept.body).toEqual({ name: 'Марко', kind: 'account' })
    const second = await hadal.person()
    const signedIn = await second.post('/api/sign-in', { name: 'марко', password: PASSWORD })
    expect(signedIn.body).toEqual({ name: 'Марко', kind: 'account' })
    expect(await second.sees(id)).toMatchObject({ seat: 0, isOwner: true })
  })

  test('that plays with a guest of the same device at one table loses neither seat', async () => {
    const account = await hadal.person('Both')
    await account.post('/api/account', { name: 'Both', password: PASSWORD })
    const guest = await hadal.person('Guest')
    const { id } = await account.opens()
    const waiting = await account.opens()
    for (const table of [id, waiting.id]) await guest.post(`/api/tables/${table}/seats`)
    await account.post(`/api/tables/${id}/start`)
    await guest.post('/api/sign-in', { name: 'Both', password: PASSWORD })
    expect((await guest.sees(id)).seat).toBe(0)
    expect((await guest.sees(waiting.id)).seats.map(({ kind }) => kind)).toEqual(['person', 'free'])
    await guest.post('/api/sign-out')
    expect((await guest.get('/api/me')).body).toEqual({ name: 'Guest', kind: 'guest' })
    expect((await guest.sees(id)).seat).toBe(1)
    // Now there is nobody behind them.
    await guest.post('/api/sign-out')
    expect((await guest.get('/api/me')).code).toBe('not-signed-in')
  })

  test('takes over what a guest had on the device where it signs in', async () => {
    const account = await hadal.person('x')
    await account.post('/api/account', { name: 'Keeper', password: PASSWORD })
    const both = await account.opens({ visibility: 'listed' })
    const guest = await hadal.person('Guest')
    const mine = await guest.opens()
    await guest.post(`/api/tables/${both.id}/seats`)
    await guest.post('/api/sign-in', { name: 'Keeper', password: PASSWORD })
    expect(await guest.sees(mine.id)).toMatchObject({ seat: 0, isOwner: true })
    expect(await guest.sees(both.id)).toMatchObject({ seat: 0 })
  })

  test('has a name that nobody else has, however it is written', async () => {
    const first = await hadal.person('a')
    await first.post('/api/account', { name: 'Kraken', password: PASSWORD })
    for (const name of ['Kraken', 'KRAKEN', 'Ｋraken']) {
      const other = await hadal.person('b')
      expect(await other.post('/api/account', { name, password: PASSWORD })).toMatchObject({
        status: 409,
        code: 'name-taken',
      })
      expect((await other.get('/api/me')).body).toEqual({ name: 'b', kind: 'guest' })
    }
  })

  test('does not open to a wrong password, nor tell whether it is there', async () => {
    const first = await hadal.person('a')
    await first.post('/api/account', { name: 'Locked', password: PASSWORD })
    const other = await hadal.person()
    const wrong = await other.post('/api/sign-in', { name: 'Locked', password: 'wrong password' })
    const nobody = await other.post('/api/sign-in', { name: 'Nobody', password: 'wrong password' })
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-password' })
    expect(nobody.body).toEqual(wrong.body)
  })

  test('forgets other devices when its password is changed', async () => {
    const here = await hadal.person('a')
    await here.post('/api/account', { name: 'Changing', password: PASSWORD })
    const there = await hadal.person()
    await there.post('/api/sign-in', { name: 'Changing', password: PASSWORD })
    const changed = { password: PASSWORD, newPassword: 'twelve fathoms' }
    expect((await here.put('/api/account/password', changed)).status).toBe(200)
    expect((await here.get('/api/me')).status).toBe(200)
    expect((await there.get('/api/me')).status).toBe(401)
    expect((await there.post('/api/sign-in', { name: 'Changing', password: PASSWORD })).code).toBe(
      'wrong-password',
    )
  })

  test('is kept without its password', async () => {
    const { rows } = await hadal.database.pool.query(
      'select password from identities where password is not null',
    )
    for (const { password } of rows)
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('a token', () => {
  test('makes a bot of whoever shows it, until it is revoked', async () => {
    const owner = await hadal.person('Owner')
    const made = await owner.post('/api/tokens', { name: 'Deep Crab' })
    expect(made.status).toBe(201)
    const { id, secret } = made.body as { id: string; secret: string }
    const bot = await hadal.person()
    bot.token = secret
    expect((await bot.get('/api/me')).body).toEqual({ name: 'Deep Crab', kind: 'bot' })
    const { id: table } = await bot.opens()
    expect((await owner.sees(table)).seats[0]).toMatchObject({ name: 'Deep Crab', isProgram: true })
    expect((await owner.get('/api/tokens')).body).toMatchObject({
      tokens: [{ id, name: 'Deep Crab', usedAt: expect.any(String) }],
    })
    expect(JSON.stringify((await owner.get('/api/tokens')).body)).not.toContain(secret)
    expect((await owner.delete(`/api/tokens/${id}`)).status).toBe(204)
    expect((await bot.get('/api/me')).code).toBe('not-signed-in')
  })

  test('belongs to whoever made it', async () => {
    const owner = await hadal.person('Owner')
    const { id } = (await owner.post('/api/tokens', { name: 'Mine' })).body as { id: string }
    const other = await hadal.person('Other')
    expect((await other.delete(`/api/tokens/${id}`)).code).toBe('not-found')
    expect((await other.get('/api/tokens')).body).toEqual({ tokens: [] })
    expect((await owner.get('/api/tokens')).body).toMatchObject({ tokens: [{ id }] })
  })

  test('is one of a few, and makes no others', async () => {
    const owner = await hadal.person('Owner')
    const first = await owner.post('/api/tokens', { name: 'Bot' })
    const all = await Promise.all(
      Array.from({ length: 12 }, () => owner.post('/api/tokens', { name: 'Bot' })),
    )
    expect(all.filter(({ status }) => status === 201).length).toBe(9)
    expect(all.find(({ status }) => status !== 201)?.code).toBe('limit-reached')
    const bot = await hadal.person()
    bot.token = (first.body as { secret: string }).secret
    expect((await bot.post('/api/tokens', { name: 'Child' })).code).toBe('not-allowed')
  })
})
