import { PRESETS } from '@hadal/engine'
import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { hosted, playOut, StillWorld, seatsFor } from '../link/testing.ts'
import type { SpriteName } from './moves.ts'
import { Ribbon } from './Ribbon.tsx'
import { Sprites } from './Sprites.tsx'

beforeAll(() => speak('en'))

test('everything that flies is drawn', () => {
  const names: readonly SpriteName[] = [
    'pearl',
    'nebulis',
    'key',
    'token',
    'leviathan-token',
    'kraken',
    'scourge',
    'die-1',
    'die-6',
  ]
  const drawn = renderToStaticMarkup(<Sprites />)
  const missing = names.filter((name) => !drawn.includes(`<i data-sprite="${name}"><svg`))
  expect(missing).toEqual([])
})

test('the ribbon says why the last turns have begun, and who has one', async () => {
  const setup = { players: 3, expansions: [], options: PRESETS.rulebook } as const
  const world = new StillWorld()
  const seats = seatsFor(3, 1)
  const table = { id: 'a', seats, from: { setup, seed: 4 }, perfectMemory: false }
  const { host } = await hosted(table, 'instant', world)
  await playOut(host, world)
  const log = world.updates.flatMap((update) => update.log.entries)
  const drawn = renderToStaticMarkup(<Ribbon update={world.last} log={log} />)
  expect(drawn).toContain('the last round begins')
  const initials = [...drawn.matchAll(/seat-mark[^>]*>([A-Z])<\/bdi>/g)].map(
    ([, initial]) => initial,
  )
  const others = seats.filter((_, seat) => seat !== world.last.view.endedBy)
  expect(initials.toSorted()).toEqual(others.map(({ name }) => name.slice(0, 1)).toSorted())
  const running = world.updates[0]
  if (running === undefined) throw new Error('nothing was shown')
  expect(renderToStaticMarkup(<Ribbon update={running} log={[]} />)).toBe('')
})
