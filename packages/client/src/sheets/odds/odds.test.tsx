import { forget } from '@hadal/engine'
import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Update } from '../../link/protocol.ts'
import { askedFor, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { OddsSheet } from './OddsSheet.tsx'
import { PurchasesOf } from './Purchases.tsx'

beforeAll(() => speak('en'))

function shown(update: Update): string {
  return renderToStaticMarkup(
    <TableContext value={modelOf(update)}>
      <OddsSheet onClose={() => {}} />
    </TableContext>,
  )
}

const late = ({ question, view }: Update): boolean =>
  question?.name === 'take your turn' && view.turn > 6

test('the chances of all races and of a monster are one in all', async () => {
  const html = shown(await askedFor(late, { players: 3, expansions: ['kraken'] }))
  const chances = [...html.matchAll(/<td class="pc">(\d+) %/g)].map(([, per]) => Number(per))
  expect(chances).toHaveLength(7)
  expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(4)
  expect(html).toContain('In the exploration deck')
})

test('without a memory no chance is told', async () => {
  const update = await askedFor(late, { players: 3 })
  const html = shown({ ...update, view: forget(update.view) })
  expect(html).not.toMatch(/\d %/)
  expect(html).toContain('without perfect memory')
})

test('a sanctuary with loot has its chance of a pair', async () => {
  const hasLoot = ({ view }: Update): boolean => view.loot.length > 0
  const html = shown(await askedFor(hasLoot, { players: 4, people: 4, expansions: ['kraken'] }))
  expect(html).toContain('The next loot makes a pair')
})

test('the chances of a fight wait until somebody asks for them', async () => {
  const fighting = ({ question }: Update): boolean =>
    question?.name === 'fight a leviathan or explore on'
  const html = shown(await askedFor(fighting, { players: 2, expansions: ['leviathan'] }))
  expect(html).toContain('Slaying a leviathan')
  expect(html).toContain('Work it out')
})

test('purchases by rivals are told by name, with who is asked first, and what that is based on', async () => {
  const update = await askedFor(late, { players: 3 })
  const chances = {
    kind: 3,
    price: 2,
    buyers: [
      { seat: 1, chance: 0.25 },
      { seat: 2, chance: 0.5 },
    ],
    beforeMe: 0.25,
    nobody: 0.25,
  }
  const html = renderToStaticMarkup(
    <TableContext value={modelOf(update)}>
      <PurchasesOf chances={chances} />
      <PurchasesOf chances={{ ...chances, kind: undefined, buyers: [], beforeMe: undefined }} />
    </TableContext>,
  )
  const [, likely = '', none = ''] = html.split('<section')
  expect(likely).toMatch(/Somebody before you.*25 %.*Mira.*25 %.*Finn.*50 %.*None of them.*25 %/)
  expect(likely).toContain('Price: 2 pearls')
  expect(none).toContain('No rival can buy')
  expect(none).not.toContain('%')
})
