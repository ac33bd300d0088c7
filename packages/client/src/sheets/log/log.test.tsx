import { PRESETS, seeded } from '@hadal/engine'
import { GameTable } from '@hadal/table'
import { speak } from '@hadal/words'
import { randomFrom } from '@hadal/words/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { begun, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { LogSheet } from './LogSheet.tsx'
import { turnsOf } from './turns.ts'

let update: Update
let log: readonly LogEntry[]

beforeAll(async () => {
  await speak('en')
  update = (await begun({ players: 3, expansions: ['kraken', 'leviathan'] })).world.last
  log = logOfAGame()
})

function shown(entries: readonly LogEntry[]): string {
  return renderToStaticMarkup(
    <TableContext value={modelOf(update, { log: entries })}>
      <LogSheet onClose={() => {}} />
    </TableContext>,
  )
}

/** The log of a whole game with both expansions, as one seat was sent it. */
function logOfAGame(): readonly LogEntry[] {
  const setup = {
    players: 3,
    expansions: ['kraken', 'leviathan'],
    options: PRESETS.rulebook,
  } as const
  const occupants = Array.from({ length: 3 }, () => ({ kind: 'person' }) as const)
  const table = GameTable.begin(setup, seeded(4), { occupants, perfectMemory: true })
  const random = randomFrom(4)
  while (!table.isOver) {
    const { version } = table
    const [seat = 0] = table.sentTo(undefined, { since: version }).waitsFor
    const { question } = table.sentTo(seat, { since: version })
    const decisions = question?.decisions ?? []
    table.decide(seat, version, [decisions[random(decisions.length)] ?? 0])
  }
  return table.sentTo(0).log.entries
}

test('the log of a whole game is drawn a few turns at a time, the newest first', () => {
  const html = shown(log)
  const turns = [...html.matchAll(/<li class="lgt"><h3><b>(\d+)<\/b>/g)].map(([, n]) => Number(n))
  const all = turnsOf(log).map(({ turn }) => turn)
  expect(all.length).toBeGreaterThan(20)
  expect(turns).toEqual(all.slice(0, 12))
  expect(html).toContain(`Show earlier turns: ${all.length - 12}`)
})

test('every line can be opened, and says to readers that it is closed', () => {
  const lines = turnsOf(log)
    .slice(0, 12)
    .flatMap((turn) => turn.lines)
  expect(shown(log).match(/class="lg" aria-expanded="false"/g)).toHaveLength(lines.length)
})

test('a log without an entry says so', () => {
  expect(shown([])).toContain('Nothing of that kind has happened yet.')
})

test('the log speaks Ukrainian as well', async () => {
  await speak('uk')
  const html = shown(log)
  await speak('en')
  expect(html).toContain('Журнал')
  expect(html).not.toContain('Show earlier')
})
