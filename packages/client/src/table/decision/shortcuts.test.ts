import { Law, playByChance } from '@hadal/words/testing'
import { expect, test } from 'vitest'
import { shortcutOfDecision } from './shortcuts.ts'

test('a key takes one decision of a question; only an ally may be bought in several ways', () => {
  const law = new Law()
  const used = new Set<string>()
  playByChance((_table, _seat, { name, decisions }) => {
    const keys = decisions.flatMap((decision) => shortcutOfDecision(name, decision) ?? [])
    for (const key of keys) used.add(key)
    const others = keys.filter((key) => key !== 'buy')
    law.holds(new Set(others).size === others.length, () => `${name}: ${keys.join()}`)
  })
  law.check(1000)
  expect([...used].sort()).toEqual(['buy', 'explore', 'fight', 'pass', 'plot', 'take'])
})
