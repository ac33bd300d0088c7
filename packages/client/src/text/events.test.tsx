import { type Event, KIND_NAMES, lords } from '@hadal/engine'
import { LANGUAGES, speak, tellEvent } from '@hadal/words'
import { NAMES, type Played, playWholeGames } from '@hadal/words/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LogEntry } from '../link/protocol.ts'
import { sayEvent } from './events.tsx'

const kind = (name: string): number => KIND_NAMES.indexOf(name)
const entry = (event: Event): LogEntry => ({ event, turn: 1 })

test.each(LANGUAGES)('the line with elements reads like the plain one: %s', async (language) => {
  await speak(language)
  const played: Played[] = []
  playWholeGames(
    1,
    () => {},
    (game) => played.push(game),
  )
  const different = new Set<string>()
  for (const { scene, log } of played.slice(-8))
    for (const one of log.slice(0, 400)) {
      const read = renderToStaticMarkup(sayEvent(scene, one))
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
      if (read !== tellEvent(scene, one)) different.add(read)
    }
  expect([...different]).toEqual([])
})

test('a card in a line has its emblem before its name', async () => {
  await speak('en')
  const bought: Event = {
    type: 'ally-bought',
    seat: 1,
    from: 0,
    kind: kind('crab3'),
    pearls: 2,
    nebulis: 0,
  }
  const line = renderToStaticMarkup(sayEvent({ names: NAMES, you: undefined }, entry(bought)))
  expect(line).toContain('<span class="lc"><svg')
  expect(line).toContain('em-crab')
  expect(line.replaceAll(/<[^>]*>/g, '')).toBe('Тарас buys crab 3 from Олена for 2 pearls')
})

test('equal cards with their emblems are counted', async () => {
  await speak('en')
  const paid: Event = {
    type: 'lord-paid',
    seat: 0,
    lord: lords.findIndex(({ name }) => name === 'keeper'),
    allies: [kind('crab1'), kind('crab1'), kind('seahorse2')],
    pearls: 2,
    nebulis: 0,
  }
  expect(renderToStaticMarkup(sayEvent({ names: NAMES, you: 0 }, entry(paid)))).toContain('2 × <')
})
