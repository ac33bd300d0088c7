// P73: a table online in words.
import { m, speak } from '@hadal/words'
import { beforeAll, expect, test } from 'vitest'
import { openTable, person, start } from './people.ts'

beforeAll(() => speak('en'))

test('a table online is read and typed at as well, and is the same after a reload', async () => {
  const { page } = await person()
  const path = await openTable(page, { seats: 2, bots: 1 })
  await start(page)
  await page.getByRole('button', { name: m.table_menu() }).click()
  await page.locator('dialog').getByRole('link', { name: m.text_title() }).click()
  await page.waitForURL(`**${path.replace('/t/', '/w/')}`)
  const choices = page.locator('.tx-o b')
  const question = page.locator('#question .q-1')
  for (let answers = 0; answers < 3; answers++) {
    await choices.first().waitFor()
    const before = await page.locator('.tx').textContent()
    await page.locator('input[name="command"]').fill('1')
    await page.locator('input[name="command"]').press('Enter')
    await expect.poll(() => page.locator('.tx').textContent()).not.toBe(before)
  }
  await choices.first().waitFor()
  const asked = await question.textContent()
  await page.reload()
  await choices.first().waitFor()
  expect(await question.textContent()).toBe(asked)
})
