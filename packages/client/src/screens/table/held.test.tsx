import { EXPLORE } from '@hadal/engine'
import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { Connection, Request, Update } from '../../link/protocol.ts'
import { type TableState, useTableStore } from '../../link/store.ts'
import { TableContext } from '../../table/model.ts'
import { TableView } from './TableView.tsx'
import { askedFor, modelOf } from './testing.ts'

let turn: Update

beforeAll(async () => {
  await speak('en')
  turn = {
    ...(await askedFor(({ question }) => question?.name === 'take your turn')),
    place: 'online',
  }
})

/** What the store holds while a page is drawn without a browser. */
type Held = Partial<Pick<TableState, 'connection' | 'outbox' | 'pending' | 'refused'>>

const NOTHING: Held = { connection: undefined, outbox: undefined, pending: [], refused: undefined }

afterEach(() => void Object.assign(useTableStore.getInitialState(), NOTHING))

function shown(update: Update, state: Held): string {
  Object.assign(useTableStore.getInitialState(), state)
  const model = modelOf(update)
  return renderToStaticMarkup(
    <Router ssrPath="/table/1">
      <TableContext value={model}>
        <TableView model={model} onScore={undefined} onUndo={() => {}} onSettings={() => {}} />
      </TableContext>
    </Router>,
  )
}

const explore: Request = { type: 'decide', seat: 0, decisions: [EXPLORE] }
const offline = { state: 'offline', since: 0, tries: 9 } as const

describe('a decision without a connection', () => {
  test('stands in the place of the question, with the way to take it back', () => {
    const page = shown(turn, { connection: offline, outbox: 'unsent', pending: [explore] })
    expect(page).toContain('Not sent yet.')
    expect(page).toMatch(/Explore[^<]*\. It goes out by itself/)
    expect(page).toContain('id="take-back"')
    expect(page).not.toContain('id="answer-')
  })

  test('that was sent before the line broke cannot be taken back, and is not shown as done', () => {
    const page = shown(turn, { connection: offline, outbox: 'unanswered', pending: [explore] })
    expect(page).toContain('Sent, but not confirmed.')
    expect(page).not.toContain('id="take-back"')
  })
})

test('a decision that is on its way over a good line changes nothing yet', () => {
  const connection = { state: 'connected' } as const
  const page = shown(turn, { connection, outbox: 'unanswered', pending: [explore] })
  expect(page).toContain('id="answer-')
  expect(page).toContain('class="race7"')
})

describe('a banner stands in the place of the race', () => {
  test.each<[string, Connection, string]>([
    ['coming back', { state: 'reconnecting', since: 0, tries: 2 }, 'Coming back.'],
    ['no connection', offline, 'No connection.'],
  ])('%s', (_, connection, words) => {
    const page = shown(turn, { connection })
    expect(page).toContain(words)
    expect(page).not.toContain('class="race7"')
  })

  test('a bot has my seat', () => {
    const seats = turn.seats.with(0, { name: 'Ann', bot: 'greedy', standsIn: true })
    const page = shown({ ...turn, seats }, { connection: { state: 'connected' } })
    expect(page).toContain('Gatherer keeps your seat.')
    expect(page).toContain('Take it back')
  })

  test('the table has moved on', () => {
    const refused = { request: explore, refusal: { reason: 'stale', version: 9 } } as const
    const page = shown(turn, { connection: { state: 'connected' }, refused })
    expect(page).toContain('The table has moved on.')
  })

  test('and at a table on this device, none', () => {
    expect(shown({ ...turn, place: 'here' }, { connection: offline })).toContain('class="race7"')
  })
})

test('whoever looks on is told so', () => {
  const { question: _, ...rest } = turn
  const page = shown({ ...rest, question: undefined, eyes: undefined }, {})
  expect(page).toContain('You look on')
})
