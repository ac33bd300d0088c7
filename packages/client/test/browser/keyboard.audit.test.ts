import { expect, test } from 'vitest'
import { PERSON } from './games.ts'
import { playWithKeys } from './keyboardGame.ts'

test('a whole game can be played with keys alone, and focus is never lost', async () => {
  const page = await playWithKeys()
  expect(await page.getByRole('table').textContent()).toContain(PERSON.name)
})
