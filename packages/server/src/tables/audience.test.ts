import { PRESETS } from '@hadal/engine'
import { patch, type TableState } from '@hadal/protocol'
import { ActedTable } from '@hadal/table'
import { expect, test } from 'vitest'
import { Audience, openChange } from './audience.ts'
import { fairChance } from './plan.ts'

const PLAYERS = 3
const ACTS = 150

function begin(perfectMemory: boolean): ActedTable {
  const setup = {
    players: PLAYERS,
    expansions: ['kraken', 'leviathan'] as const,
    options: PRESETS.rulebook,
  }
  const occupants = Array.from({ length: PLAYERS }, () => ({ kind: 'person' as const }))
  return ActedTable.begin(setup, fairChance, { occupants, perfectMemory })
}

/** Somebody takes back what they can, or decides whatever comes first to mind. */
function actSomehow(acted: ActedTable, number: number): void {
  const { table } = acted
  const [question] = table.asked()
  if (question === undefined) return
  for (let seat = 0; number % 3 === 0 && seat < PLAYERS; seat++)
    if (!('refused' in acted.act(seat, table.version, { type: 'undo' }))) return
  const decision = question.decisions[number % question.decisions.length] ?? 0
  acted.act(question.seat, table.version, { type: 'decide', decisions: [decision] })
}

/** What has arrived on the other side. */
const travelled = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

test.each([
  ['with memory', true],
  ['without memory', false],
])('whoever follows the changes knows what they would be told at once, %s', (_, perfectMemory) => {
  const acted = begin(perfectMemory)
  const game = { acted, clock: undefined }
  const eyes = [undefined, ...Array.from({ length: PLAYERS }, (_, seat) => seat)]
  const audiences = eyes.map((seat) => {
    const audience = new Audience(seat)
    const { state } = audience.whole(game, undefined)
    return { seat, audience, known: travelled<unknown>(state) }
  })
  let open = acted.table.seenByAll
  const wrong: unknown[] = []
  for (let number = 1; number <= ACTS; number++) {
    actSomehow(acted, number)
    const change = openChange(open, acted.table.seenByAll)
    open = acted.table.seenByAll
    for (const one of audiences) {
      // Now and then somebody misses a change: theirs is from something older.
      if (one.seat === 1 && number % 5 === 0) continue
      const update = one.audience.update(game, change)
      one.known = patch(one.known, update?.patch && travelled(update.patch))
      const whole: TableState = new Audience(one.seat).whole(game, undefined).state
      if (JSON.stringify(sorted(one.known)) !== JSON.stringify(sorted(travelled(whole))))
        wrong.push({ number, seat: one.seat })
    }
  }
  expect(acted.acts).toBeGreaterThan(ACTS / 2)
  expect(wrong).toEqual([])
})

/** Properties in the order of their names. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(([name, value]) => [name, sorted(value)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
