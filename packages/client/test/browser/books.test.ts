// The card library and the rules: everything is found in them, and they lead to each other and back to the game.
import { LANGUAGES, m, speak } from '@hadal/words'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { expectFound } from './librarySearch.ts'
import { openGame } from './open.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

const YOUR_TURN = fileAt(inject('positions'), 'take your turn')

describe('the library', () => {
  test('finds every card by its name, in languages that take turns', () =>
    expectFound((card) => [LANGUAGES[card % LANGUAGES.length] ?? 'en']))

  test('is gone through by arrows, and shows the card that is chosen', async () => {
    const page = await visit('/library')
    await page.locator('[data-card]').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/library/jailer')
    expect(await page.locator('.lib-d .fc-n').textContent()).toBe('Jailer')
    // Whoever looks at many cards is out of here by one step for all of them.
    await page.locator('[data-card="oracle"]').click()
    await page.waitForURL('**/library/oracle')
    await page.goBack()
    await page.waitForURL('**/library')
  })

  test('lays a card over the others on a phone, and Back takes it away', async () => {
    const page = await visit('/library', { size: 'phone' })
    await page.locator('[data-card="seeker"]').tap()
    await page.locator('dialog .fc').waitFor()
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/library')
    await page.locator('[data-card="seeker"]').tap()
    await page.locator('dialog .sh-x').tap()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/library')
  })

  test('says that there is no card of a name', async () => {
    const page = await visit('/library/nobody')
    await page.getByText(m.library_unknown({ card: 'nobody' })).waitFor()
  })
})

describe('the rules', () => {
  test('open at the clause that an address names, and mark what is looked for', async () => {
    const page = await visit('/rules/B6.3')
    const clause = page.locator('[id="B6.3"]')
    await clause.waitFor()
    await expect.poll(() => clause.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await clause.getAttribute('class')).toContain(' on')
    const box = await clause.boundingBox()
    expect(box && box.y > 0 && box.y + box.height < 900).toBe(true)
    await page.locator('.ru-f input').fill('FIFTH space')
    await page.locator('[id="B4.7"] mark').first().waitFor()
    expect(await page.locator('[id="B4.7"] mark').allTextContents()).toEqual(['fifth', 'space'])
    // A number leads to its clause, out of what was found.
    await page.locator('[id="B4.9"] > a').click()
    await page.waitForURL('**/rules/B4.9')
    expect(await page.locator('[id="B4.8"]').count()).toBe(1)
    expect(await page.locator('mark').count()).toBe(0)
  })

  test('lead to cards, and cards to the rules', async () => {
    const page = await visit('/library/treasurer')
    await page.locator('.lib-d .ru-q a[href="/rules/B6.R1"]').first().click()
    await page.locator('[id="B6.R1"].on').waitFor()
    await page.locator('[id="B6.R1"] a[href="/library/recruiter"]').click()
    await page.waitForURL('**/library/recruiter')
    expect(await page.locator('.lib-d .fc-n').textContent()).toBe('Recruiter')
  })
})

describe('at the table', () => {
  test('a question, a card and a line of the log lead to the rules, and back to the game', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    const table = page.url()
    const asked = await page.locator('#question .q-1').textContent()
    const atTable = async () => {
      await page.locator('#question .q-1').waitFor()
      expect(page.url()).toBe(table)
      expect(await page.locator('#question .q-1').textContent()).toBe(asked)
    }

    await page.locator('#question .act.rule').click()
    await page.locator('dialog .ru-q a[href="/rules/B4.1"]').click()
    await page.locator('[id="B4.1"].on').waitFor()
    await page.goBack()
    await atTable()

    await page.locator('.lord[data-lord]').first().focus()
    await page.keyboard.press('i')
    await page.locator('dialog .in-lib[href^="/library/"]').click()
    await page.locator('.lib-d .ru-q .ru-no, .lib-d .dimt').first().waitFor()
    await page.goBack()
    await atTable()

    await page.keyboard.press('l')
    await page.locator('.lg').first().click()
    await page.locator('.lg-w .ru-no').first().click()
    await page.locator('.ru-c.on').waitFor()
    await page.getByRole('link', { name: m.settings_back_to_table() }).click()
    await atTable()
  })
})
