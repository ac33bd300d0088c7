import { forget } from '@hadal/engine'
import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { useSettings } from '../../app/settings.ts'
import type { Update } from '../../link/protocol.ts'
import { askedFor, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { MemorySheet } from './MemorySheet.tsx'
import { unseenBy } from './unseen.ts'

beforeAll(() => speak('en'))

function shown(update: Update): string {
  return renderToStaticMarkup(
    <TableContext value={modelOf(update)}>
      <MemorySheet onClose={() => {}} />
    </TableContext>,
  )
}

const late = ({ question, view }: Update): boolean =>
  question?.name === 'take your turn' && view.turn > 6

test('every race and strength has its number, and krakens only the strengths they have', async () => {
  const update = await askedFor(late, { players: 4, expansions: ['kraken'] })
  const html = shown(update)
  const numbers = [...html.matchAll(/<td[^>]*><b aria-hidden="true">(\d+)<\/b>/g)].map(([, n]) =>
    Number(n),
  )
  const cells = unseenBy(update.view).rows.flatMap((row) => row.cells)
  expect(numbers).toEqual(cells.filter(({ all }) => all > 0).map(({ unseen }) => unseen))
  expect(numbers).toHaveLength(5 * 5 + 3)
  expect(html).toContain('Still in the deck')
})

test('a table without a memory says so, and shows no card that lies face down', async () => {
  const update = await askedFor(late, { players: 3 })
  const html = shown({ ...update, view: forget(update.view) })
  expect(html).toContain('without perfect memory')
  expect(html).toContain('Out of sight')
  expect(html).not.toContain('class="chip')
  const faces = [...html.matchAll(/class="ally r-/g)]
  expect(faces).toHaveLength(0)
})

test('chances are shown only with a memory, to those who want them', async () => {
  const update = await askedFor(late, { players: 3 })
  expect(shown(update)).not.toContain(' %')
  // A page of static markup shows the settings that the store began with.
  const usual = useSettings.getInitialState()
  Object.assign(usual, { showOdds: true })
  const per = [...shown(update).matchAll(/(\d+) %/g)].map(([, n]) => Number(n))
  const forgetful = shown({ ...update, view: forget(update.view) })
  Object.assign(usual, { showOdds: false })
  expect(per).toHaveLength(6)
  expect(Math.abs(per.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(4)
  expect(forgetful).not.toContain(' %')
})
