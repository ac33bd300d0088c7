// A decision that others have answered is taken back only if they allow it.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { SHORTCUT_KEYS, type ShortcutName } from '../../../src/app/shortcuts.ts'
import { openTable, type Person, person, startWith } from './people.ts'

beforeAll(() => speak('en'))

const answer = (page: Page, name: ShortcutName) =>
  page.locator(`#question [aria-keyshortcuts="${SHORTCUT_KEYS[name]}"]`)

/** Monsters are rare: a few tables show an ally first. */
const MOST_TABLES = 8

interface Offered {
  readonly explorer: Page
  readonly buyer: Page
}

/** Two people at a table where the first card of an exploration is an ally, offered to the other. */
async function offered(): Promise<Offered> {
  const [host, guest] = [await person(), await person()]
  for (let tables = 0; tables < MOST_TABLES; tables++) {
    const { explorer, buyer } = await beginTable(host, guest)
    await answer(explorer, 'explore').click()
    const isAsked = answer(buyer, 'pass')
      .waitFor()
      .then(() => true)
    const isMonster = answer(explorer, 'fight')
      .waitFor()
      .then(() => false)
    if (await Promise.any([isAsked, isMonster])) return { explorer, buyer }
  }
  throw new Error('Only monsters were met.')
}

async function beginTable(host: Person, guest: Person): Promise<Offered> {
  const path = await openTable(host.page, { seats: 2 })
  await startWith(host.page, guest.page, path)
  const begins = async (explorer: Page, buyer: Page) => {
    await answer(explorer, 'explore').waitFor()
    return { explorer, buyer }
  }
  return await Promise.any([begins(host.page, guest.page), begins(guest.page, host.page)])
}

test('whoever has decided since is asked, and it is taken back when they allow it', async () => {
  const { explorer, buyer } = await offered()
  await answer(buyer, 'pass').click()
  await answer(explorer, 'take').click()
  // Now it is the turn of whoever has passed.
  await answer(buyer, 'explore').waitFor()
  await buyer.getByRole('button', { name: m.table_undo() }).click()
  await buyer.getByText(m.online_bn_undo_yours()).waitFor()
  expect(await answer(buyer, 'explore').count()).toBe(1)
  await explorer.locator('.bn').getByRole('button', { name: m.online_bn_allow() }).click()
  await answer(buyer, 'pass').waitFor()
  await answer(explorer, 'take').waitFor({ state: 'detached' })
})
