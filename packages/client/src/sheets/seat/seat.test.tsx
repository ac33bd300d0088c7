import { KINDS, MONSTER, type Seat } from '@hadal/engine'
import { lordName, outlook, sayCard, speak } from '@hadal/words'
import { Law } from '@hadal/words/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Update } from '../../link/protocol.ts'
import { askedFor, begun, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { SeatSheet } from './SeatSheet.tsx'

beforeAll(() => speak('en'))

const nothing = (): void => {}

function shown(update: Update, seat: Seat): string {
  return renderToStaticMarkup(
    <TableContext value={modelOf(update)}>
      <SeatSheet seat={seat} onClose={nothing} />
    </TableContext>,
  )
}

/** The cards whose faces are shown, apart from those that are affiliated. */
function faces(html: string): string[] {
  const hand = html.slice(html.indexOf('>Hand<'), html.indexOf('>Affiliated<'))
  const all = Array.from({ length: KINDS + 1 }, (_, kind) => sayCard(kind))
  return all.filter((card) => hand.includes(`aria-label="${card}"`))
}

const late = ({ question, view }: Update): boolean =>
  question?.name === 'take your turn' && view.turn > 9

test('a rival is shown with every lord, and points that add up to what everybody can count', async () => {
  const law = new Law()
  for (const expansions of [[], ['kraken', 'leviathan']] as const) {
    const update = await askedFor(late, { expansions, players: 3 })
    for (const [seat, theirs] of update.view.seats.entries()) {
      const html = shown(update, seat)
      for (const { lord } of theirs.lords)
        law.holds(html.includes(lordName(lord)), () => `${lordName(lord)} is missing`)
      const points = [...html.matchAll(/<dd>(.+?)<\/dd>/g)].map(([, said]) =>
        Number(said?.replace('−', '-')),
      )
      const sum = points.reduce((total, one) => total + one, 0)
      law.holds(sum === update.outlook.seats[seat]?.points, () => `${points}`)
    }
  }
  law.check(9)
})

test('without a memory no card of another hand has a face', async () => {
  const update = await askedFor(late, { players: 3 })
  const { memory, ...view } = update.view
  const forgetful = { ...update, view, outlook: outlook(view) }
  const rivals = [1, 2].filter((seat) => (view.seats[seat]?.handSize ?? 0) > 0)
  expect(memory).toBeDefined()
  expect(rivals.length).toBeGreaterThan(0)
  for (const seat of rivals) {
    expect(faces(shown(forgetful, seat))).toEqual([])
    expect(faces(shown(update, seat)).length).toBeGreaterThan(0)
    expect(shown(forgetful, seat)).not.toContain(`aria-label="${sayCard(MONSTER)}"`)
  }
})

test('a seat that has nothing yet says so', async () => {
  const { world } = await begun({ players: 2 })
  const html = shown(world.last, 1)
  expect(html).toContain('No free lord.')
  expect(html).toContain('No cards.')
})
