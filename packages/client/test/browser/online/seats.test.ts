// The way to a table online: opened, found, sat down at, left to a bot and taken back.
import { m, speak } from '@hadal/words'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { visitor } from '../visit.ts'
import { openTable, person, sitDown, startWith } from './people.ts'

beforeAll(() => speak('en'))

describe('a table before its game', () => {
  test('is filled by friends and bots, and everybody sees it at once', async () => {
    const host = await person()
    const guest = await person()
    const path = await openTable(host.page, { seats: 3 })
    const start = host.page.locator('#start')
    expect(await start.getAttribute('aria-disabled')).toBe('true')
    await sitDown(guest.page, path)
    await host.page.locator('.arch.ok').nth(1).waitFor()
    // A name that is given now is seen by the others.
    await guest.page.getByLabel(m.online_your_name()).fill('Olena <b>')
    await guest.page.getByRole('button', { name: m.online_acc_rename() }).click()
    await host.page.locator('.arch b', { hasText: 'Olena <b>' }).waitFor()
    await host.page.locator('#fill').click()
    await guest.page.getByText(m.online_ask_wait()).waitFor()
    expect(await guest.page.locator('#start').count()).toBe(0)
    await start.click()
    for (const { page } of [host, guest]) await page.locator('.t').waitFor()
    expect(await host.page.locator('.rv-name').allTextContents()).toContain('Olena <b>')
  })

  test('is found by its code, by a link that is pasted, and in the list', async () => {
    const host = await person()
    await openTable(host.page, { name: 'Deep blue', isListed: true })
    const code = (await host.page.locator('.big-c').textContent()) ?? ''
    expect(code).toMatch(/^[A-Z]{5}$/)
    const guest = await person()
    const { page } = guest
    await page.goto('/online')
    const first = page.getByLabel(m.online_code_letter({ number: 1 }))
    await first.click()
    await page.keyboard.type(code.toLowerCase())
    await page.waitForURL(host.page.url())
    await page.goto('/online')
    await first.evaluate(paste, host.page.url())
    await page.waitForURL(host.page.url())
    await page.goto('/online')
    await page.getByRole('link', { name: /Deep blue/ }).click()
    await page.waitForURL(host.page.url())
    await page.locator('#sit-down').waitFor()
  })

  test('is left, and is gone when the last one has', async () => {
    const host = await person()
    const guest = await person()
    const path = await openTable(host.page, { seats: 2 })
    await sitDown(guest.page, path)
    await host.page.locator('.arch.ok').nth(1).waitFor()
    await host.page.getByRole('button', { name: m.online_leave_seat(), exact: true }).click()
    await host.page.waitForURL('**/online')
    // Whoever stays can begin now.
    await guest.page.locator('#fill').click()
    await guest.page.locator('#start:not([aria-disabled])').waitFor()
    await guest.page.getByRole('button', { name: m.online_leave_seat(), exact: true }).click()
    await guest.page.waitForURL('**/online')
    await host.page.goto(path)
    await host.page.getByRole('heading', { name: m.online_not_found() }).first().waitFor()
  })
})

/** Pastes a text somewhere. Runs in the page. */
function paste(there: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  there.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('a seat is left to a bot, which plays on, and is taken back', async () => {
  const host = await person()
  const guest = await person()
  const path = await openTable(host.page, { seats: 2 })
  await startWith(host.page, guest.page, path)
  const { page } = guest
  await page.getByRole('button', { name: m.table_menu() }).click()
  await page.getByText(m.menu_hand_over_me()).click()
  await page.getByRole('button', { name: m.menu_hand_over_go() }).click()
  await page.locator('.bn').waitFor()
  await host.page.locator('.rv-name', { hasText: m.table_bot() }).waitFor()
  // The person goes away for good, and comes back by the list of their tables.
  await page.close()
  const again = await guest.context.newPage()
  await again.goto('/online')
  await again.getByRole('link', { name: /Friday dive/ }).click()
  await again.locator('.bn').getByRole('button').click()
  await again.locator('.bn').waitFor({ state: 'detached' })
  await host.page.locator('.rv-name', { hasText: m.table_bot() }).waitFor({ state: 'detached' })
})

test('a person who is not connected is seen to be away', async () => {
  const host = await person()
  const guest = await person()
  const path = await openTable(host.page, { seats: 2 })
  await startWith(host.page, guest.page, path)
  const away = host.page.locator('.rv-name', { hasText: m.online_away() })
  expect(await away.count()).toBe(0)
  await guest.page.goto('/settings')
  await away.waitFor()
  await guest.page.goBack()
  await away.waitFor({ state: 'detached' })
})

test('a seat goes to another device by a link that works once', async () => {
  const host = await person()
  const path = await openTable(host.page, { seats: 2, bots: 1 })
  await host.page.getByRole('button', { name: m.online_move_seat_make() }).click()
  const link = await host.page.getByLabel(m.online_move_seat_link()).inputValue()
  const other = await person({ size: 'phone' })
  await other.page.goto(link)
  await other.page.waitForURL(`**${path}`)
  await other.page.getByText(m.online_here_you()).waitFor()
  await host.page.locator('#sit-down, #fill').first().waitFor({ state: 'detached' })
  const third = await person({}, { mayFail: /\/api\/join\// })
  await third.page.goto(link)
  await third.page.getByText(m.online_link_used_why()).waitFor()
})

describe('an account', () => {
  test('keeps the seats of a guest, and brings them to another device', async () => {
    const first = await person()
    const name = `Nadia ${Date.now() % 1_000_000}`
    await openTable(first.page, { name: 'Kept table' })
    await first.page.goto('/account')
    await first.page.getByLabel(m.online_acc_name(), { exact: true }).first().fill(name)
    await first.page
      .getByLabel(m.online_acc_password(), { exact: true })
      .first()
      .fill('three words deep')
    await first.page.locator('#keep').click()
    await first.page.getByText(m.online_acc_ask_in({ name })).waitFor()

    const second = await person({}, { mayFail: /\/api\/sign-in/ })
    await second.page.goto('/account')
    const signIn = second.page.locator('section', { hasText: m.online_acc_sign_in() })
    await signIn.getByLabel(m.online_acc_name(), { exact: true }).last().fill(name)
    const password = signIn.getByLabel(m.online_acc_password(), { exact: true }).last()
    await password.fill('not this one')
    await password.press('Enter')
    await second.page.getByText(m.online_problem_wrong_password()).first().waitFor()
    await password.fill('three words deep')
    await password.press('Enter')
    await second.page.getByText(m.online_acc_ask_in({ name })).waitFor()
    await second.page.goto('/online')
    await second.page.getByRole('link', { name: /Kept table/ }).waitFor()
    await second.page.goto('/account')
    await second.page.getByRole('button', { name: m.online_acc_sign_out() }).click()
    await second.page.getByText(m.online_acc_guest()).waitFor()
  })

  test('makes tokens for bots, shown once, and revokes them', async () => {
    const { page } = await person()
    await page.goto('/account')
    await page.getByLabel(m.online_acc_token_name()).fill('Anglerfish')
    await page.getByRole('button', { name: m.online_acc_token_new() }).click()
    const secret = page.getByLabel(m.online_acc_token_secret({ name: 'Anglerfish' }))
    expect((await secret.inputValue()).length).toBeGreaterThanOrEqual(20)
    await page.reload()
    await page.locator('.dv', { hasText: 'Anglerfish' }).waitFor()
    expect(await secret.count()).toBe(0)
    await page.getByRole('button', { name: /Anglerfish/ }).click()
    await page.locator('.dv li').waitFor({ state: 'detached' })
  })
})

test('without a server the online screens say so in a sentence, and the rest works', async () => {
  const context = await visitor({}, { origin: inject('origin'), mayFail: /\/api\// })
  const page = await context.newPage()
  for (const path of [
    '/online',
    '/t/AAAAAAAAAAAAAAAAAAAA',
    '/join/AAAAAAAAAAAAAAAAAAAA',
    '/account',
  ]) {
    await page.goto(path)
    await page.getByText(m.online_no_server_why()).waitFor()
  }
  await page.goto('/online/new')
  await page.locator('#open').click()
  await page.getByText(m.online_no_server_why()).waitFor()
  await page.getByRole('link', { name: m.common_home() }).last().click()
  await page.locator('button.play').click()
  await page.locator('.t').waitFor()
})
