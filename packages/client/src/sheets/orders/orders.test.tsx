import type { StandingOrders } from '@hadal/table'
import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Update } from '../../link/protocol.ts'
import { begun, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { FIRST_THOUGHT, PASS_ON_EVERYTHING } from './draft.ts'
import { OrdersSheet } from './OrdersSheet.tsx'

let base: Update
let kraken: Update

beforeAll(async () => {
  await speak('en')
  base = (await begun()).world.last
  kraken = (await begun({ expansions: ['kraken'] })).world.last
})

function sheet(update: Update, orders?: StandingOrders): string {
  return renderToStaticMarkup(
    <TableContext value={modelOf({ ...update, orders })}>
      <OrdersSheet onClose={() => {}} />
    </TableContext>,
  )
}

const two: StandingOrders = { orders: [PASS_ON_EVERYTHING, FIRST_THOUGHT], otherwise: 'ask' }
const count = (markup: string, part: string): number => markup.split(part).length - 1

describe('the sheet of orders', () => {
  test('begins with what can be added where no order stands', () => {
    const markup = sheet(base)
    expect(markup).toContain('Pass on everything until my next turn')
    expect(markup).toContain('Add an order first')
    expect(markup).not.toContain('Stop all')
    expect(markup).not.toContain('class="or-b"')
  })

  test('lists the orders that stand and says what the chosen one does', () => {
    const markup = sheet(base, two)
    expect(count(markup, 'class="ord"')).toBe(2)
    expect(markup).toContain('Passes on any ally, until your next turn.')
    expect(markup).toContain('2 orders')
    expect(markup).toContain('Stop all')
  })

  test('moves an order only where there is room', () => {
    const markup = sheet(base, two)
    expect(markup).toContain('Move order 1 down')
    expect(markup).not.toContain('Move order 1 up')
  })

  test('speaks of krakens where they play', () => {
    expect(sheet(base, two)).not.toContain('Kraken')
    expect(sheet(kraken, two)).toContain('Kraken')
  })

  test('offers the lords of the court, and still names one that has left it', () => {
    const gone = base.view.court.includes(0) ? 1 : 0
    const onlyIf = { lord: gone }
    const markup = sheet(base, { orders: [{ ...FIRST_THOUGHT, onlyIf }], otherwise: 'ask' })
    const atCourt = base.view.court.filter((lord) => lord !== undefined).length
    const lords = markup.slice(markup.indexOf('or-lords'))
    expect(lords).toContain(`value="${gone}"`)
    // The lords, and then how long it stands.
    expect(count(lords, 'type="radio"')).toBe(atCourt + 1 + 3)
  })

  test('asks for no pearls to keep where it passes', () => {
    expect(sheet(base, two)).not.toContain('Keep at least')
    expect(sheet(base, { ...two, orders: [FIRST_THOUGHT] })).toContain('Keep at least')
  })
})
