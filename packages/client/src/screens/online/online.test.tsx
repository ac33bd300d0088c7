import { PRESETS } from '@hadal/engine'
import type { TableForMe } from '@hadal/protocol'
import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { type Problem, sayProblem } from '../../text/problems.ts'
import { NotReached } from './NotReached.tsx'
import { MyRow, OpenRow, WaitingRow } from './TableRow.tsx'
import { nameInSeat, sayClock, titleOf } from './words.ts'

beforeAll(() => speak('en'))

const TABLE: TableForMe = {
  id: 'AAAAAAAAAAAAAAAAAAAA',
  state: 'playing',
  players: 3,
  expansions: ['kraken'],
  options: PRESETS.rulebook,
  perfectMemory: true,
  visibility: 'private',
  onlookers: true,
  clock: { kind: 'none' },
  pace: 'readable',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Olena' },
    { kind: 'bot', bot: 'greedy' },
  ],
  seat: 0,
  turn: 11,
  waitsFor: [0],
  waitsForYou: true,
  isOwner: true,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
}

function markup(element: React.ReactElement): string {
  return renderToStaticMarkup(<Router ssrPath="/online">{element}</Router>)
}

describe('a table in the list', () => {
  test('goes by its name, or by its people', () => {
    expect(titleOf({ ...TABLE, name: 'Friday dive' })).toBe('Friday dive')
    expect(titleOf(TABLE)).toMatch(/^Olena, \w+,? and you$/)
  })

  test('that waits for me says for how many it waits', () => {
    expect(markup(<WaitingRow table={TABLE} />)).toContain('Everybody waits for your answer')
    expect(markup(<WaitingRow table={{ ...TABLE, waitsFor: [0, 1] }} />)).toContain(
      'Your answer is missing',
    )
  })

  test('that waits for others names them', () => {
    expect(markup(<MyRow table={{ ...TABLE, waitsFor: [1] }} />)).toContain('Waits for Olena')
  })

  test('that has not begun says what is missing', () => {
    const seats: TableForMe['seats'] = [{ kind: 'person', name: 'Ann' }, { kind: 'free' }]
    const open = { ...TABLE, state: 'open', seats } as const
    expect(markup(<MyRow table={open} />)).toContain('1 seat free')
    expect(markup(<OpenRow table={{ ...open, players: 2 }} />)).toContain('1 of 2 seats taken')
  })

  test('leads to it', () => {
    expect(markup(<MyRow table={TABLE} />)).toContain('href="/t/AAAAAAAAAAAAAAAAAAAA"')
  })
})

test('bots have names of ours, people their own, and free seats none', () => {
  expect(nameInSeat({ kind: 'free' }, 1)).toBeUndefined()
  expect(nameInSeat({ kind: 'person', name: '<b>' }, 1)).toBe('<b>')
  expect(nameInSeat({ kind: 'bot', bot: 'greedy' }, 1)).toMatch(/^\w+$/)
})

test('clocks are said in a few words', () => {
  expect(sayClock({ kind: 'days', days: 2 })).toBe('2 days a turn')
  expect(sayClock({ kind: 'live', bank: 600, increment: 15, answer: 30 })).toBe(
    '10 min each, 15 s a turn',
  )
})

describe('what is out of reach', () => {
  test.each<[Problem, string]>([
    ['no-server', 'There is no server here'],
    ['no-connection', 'No connection'],
    ['no-such-table', 'No such table down here'],
    ['table-damaged', 'The record of this table is damaged'],
    ['not-allowed', 'You are not at this table any more'],
    ['link-used', 'This link has been used'],
    ['another-protocol', 'This page is of another time'],
    ['limit-reached', 'This table cannot be reached'],
  ])('%s has words of its own, and a way on', (problem, words) => {
    const page = markup(<NotReached problem={problem} onRetry={() => {}} />)
    expect(page).toContain(words)
    expect(page).toMatch(/href="\/(online)?" class="act go"/)
  })

  test('a word that we do not know is not the end', () => {
    expect(sayProblem('brand-new' as Problem)).toBe(
      'Something failed on the server. Nothing has changed.',
    )
  })
})
