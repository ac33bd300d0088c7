import { speak } from '@hadal/words'
import { beforeAll, expect, test } from 'vitest'
import { PERSON } from './games.ts'
import { playByTyping } from './textGame.ts'

beforeAll(() => speak('en'))

test('a whole game is played by typing, to the score', async () => {
  const page = await playByTyping()
  const sheet = page.getByRole('table')
  expect(await sheet.textContent()).toContain(PERSON.name)
  expect(await sheet.locator('tr.tot td').count()).toBe(2)
})
