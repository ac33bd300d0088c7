import { expect, test } from 'vitest'
import { LESSONS, toTheEnd } from './lessons.ts'
import { visit } from './visit.ts'

test('all lessons are taken on a phone with a finger, in Ukrainian', async () => {
  const page = await visit('/learn', { size: 'phone', locale: 'uk-UA' })
  for (const id of LESSONS) {
    await page.locator(`a[href="/learn/${id}"]`).first().tap()
    await toTheEnd(page, 'finger')
    expect(await page.locator('.gd h2').textContent()).toMatch(/\p{Script=Cyrillic}/u)
    await page.locator('.gd-a a[href="/learn"]').tap()
    await page.locator('.lrn').waitFor()
  }
})
