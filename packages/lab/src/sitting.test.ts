import type { Bot } from '@hadal/bots'
import { rulebookSetup } from '@hadal/engine'
import { expect, test } from 'vitest'
import { Sitting } from './sitting.ts'

test('a bot that chooses what is not legal is stopped', () => {
  const cheat: Bot = { name: 'cheat', choose: () => 250 }
  const sitting = new Sitting()
  sitting.deal(rulebookSetup(2), 1, 1)
  expect(() => sitting.play(cheat, sitting.ask(cheat))).toThrow('cheat chose 250')
})

test('a bot sees what the seat that is asked may see', () => {
  const seen: (number | undefined)[] = []
  const curious: Bot = {
    name: 'curious',
    choose(observation) {
      const { seat, seats } = observation.view()
      seen.push(seat)
      expect(seats.filter(({ hand }) => hand !== undefined)).toHaveLength(1)
      return observation.legal[observation.random(observation.legal.length)] ?? 0
    },
  }
  const sitting = new Sitting()
  sitting.deal(rulebookSetup(3), 1, 1)
  while (!sitting.isOver) {
    const { seat } = sitting
    sitting.play(curious, sitting.ask(curious))
    expect(seen.pop()).toBe(seat)
  }
})
