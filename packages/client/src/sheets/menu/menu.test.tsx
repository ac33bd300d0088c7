import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { SeatInfo, Update } from '../../link/protocol.ts'
import { begun, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { FIRST_THOUGHT } from '../orders/draft.ts'
import { MenuSheet } from './MenuSheet.tsx'

let alone: Update
let together: Update

beforeAll(async () => {
  await speak('en')
  alone = (await begun()).world.last
  together = (await begun({ players: 2, people: 2 })).world.last
})

function menu(update: Update): string {
  return renderToStaticMarkup(
    <Router ssrPath="/table/game">
      <TableContext value={modelOf(update)}>
        <MenuSheet onClose={() => {}} />
      </TableContext>
    </Router>,
  )
}

describe('the menu', () => {
  test('leads to everything there is to read, with the keys that do the same', () => {
    const markup = menu(alone)
    for (const label of ['Log', 'Memory', 'Standing orders', 'Legend', 'Keys'])
      expect(markup).toContain(`<b>${label}</b>`)
    for (const key of ['L', 'M', 'O', 'G', '?', 'H'])
      expect(markup).toContain(`aria-keyshortcuts="${key}"`)
  })

  test('leads to other screens, and says that the game is kept', () => {
    const markup = menu(alone)
    for (const path of ['/settings', '/new', '/']) expect(markup).toContain(`href="${path}"`)
    expect(markup).toContain('The game is kept')
  })

  test('says how many orders stand', () => {
    expect(menu(alone)).toContain('answer offers for you')
    const orders = { orders: [FIRST_THOUGHT, FIRST_THOUGHT], otherwise: 'ask' } as const
    expect(menu({ ...alone, orders })).toContain('2 orders stand')
  })

  test('keeps orders from whoever only looks on', () => {
    expect(menu({ ...alone, eyes: undefined })).not.toContain('Standing orders')
  })

  test('sets the pace of bots where there are any', () => {
    expect(menu(alone)).toContain('Time to read')
    expect(menu(together)).not.toContain('Time to read')
  })

  test('lets a bot play for me, by the names that were told when the table was set', () => {
    const markup = menu(alone)
    expect(markup).toContain('Let a bot play for me')
    for (const level of ['Beginner', 'Skilled', 'Grandmaster']) expect(markup).toContain(level)
    expect(markup).not.toContain('Let a bot play for Mira')
  })

  test('lets a bot play for each person around the device', () => {
    const markup = menu({ ...together, eyes: 0 })
    expect(markup).toContain('Let a bot play for me')
    expect(markup).toContain('Let a bot play for Mira')
  })

  test('gives back a seat that a bot has taken for somebody, and no other', () => {
    const left: SeatInfo = { name: 'Ann', bot: 'greedy', standsIn: true }
    const markup = menu({ ...alone, seats: alone.seats.with(0, left) })
    expect(markup).toContain('Gatherer plays in this seat')
    expect(markup).toContain('Take my seat back')
    expect(markup).not.toContain('Give the seat back')
    expect(markup).not.toContain('Let a bot play')
  })
})
