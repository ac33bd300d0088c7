// Clocks and pauses: what people see of them, and what happens to whoever is not there.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { type Person, person, playOnline, startWith } from './people.ts'

beforeAll(() => speak('en'))

/** Two people at a table whose clocks hardly leave time to think. */
async function inAHurry(): Promise<readonly [Person, Person, path: string]> {
  const host = await person()
  const guest = await person()
  await host.page.goto('/online')
  await host.page.locator('.emp').first().waitFor()
  const id = await host.page.evaluate(openTable)
  const path = `/t/${id}`
  await host.page.goto(path)
  await startWith(host.page, guest.page, path)
  return [host, guest, path]
}

/** Runs in the page. */
async function openTable(): Promise<string> {
  const clock = { kind: 'live', bank: 30, increment: 5, answer: 5 }
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'In a hurry', players: 2, clock }),
  })
  return (await response.json()).id
}

const rivalIsBot = (page: Page) => page.locator('.rv-name', { hasText: m.table_bot() })

test('a seat that is abandoned is taken by a bot when time is up, and taken back', async () => {
  const [host, guest, path] = await inAHurry()
  await host.page.locator('.clk.on').first().waitFor()
  await guest.page.close()
  await playOnline(host.page, 5, async () => (await rivalIsBot(host.page).count()) > 0)
  const again = await guest.context.newPage()
  await again.goto(path)
  await again
    .locator('.bn')
    .getByText(m.online_bn_bot({ bot: 'Gatherer' }))
    .waitFor()
  await again.locator('.bn').getByRole('button', { name: m.online_bn_take_back() }).click()
  await rivalIsBot(host.page).waitFor({ state: 'detached' })
})

test('a pause begins when everybody agrees, stops the clocks, and ends when somebody wants it', async () => {
  const [host, guest] = await inAHurry()
  await host.page.getByRole('button', { name: m.table_menu() }).click()
  await host.page.getByRole('dialog').getByText(m.online_pause(), { exact: true }).click()
  await host.page.getByText(m.online_bn_pause_yours()).waitFor()
  await guest.page.locator('.bn').getByRole('button', { name: m.online_bn_agree() }).click()
  for (const { page } of [host, guest]) await page.getByText(m.online_bn_paused()).waitFor()
  expect(await host.page.locator('.clk.on').count()).toBe(0)
  await guest.page.locator('.bn').getByRole('button', { name: m.online_bn_resume() }).click()
  for (const { page } of [host, guest])
    await page.getByText(m.online_bn_paused()).waitFor({ state: 'detached' })
  await host.page.locator('.clk.on').first().waitFor()
})
