import { expect, test } from 'vitest'
import {
  DIE,
  LuckMismatch,
  noted,
  type Outcome,
  passOver,
  recalled,
  scripted,
  seeded,
} from './chance.ts'

const bag = Uint8Array.of(1, 0, 3)

test('a seed deals the same again, and every source by itself', () => {
  const draws = (seed: number, other: number): number[] => {
    const chance = seeded(seed)
    return Array.from({ length: 50 }, () => {
      for (let i = 0; i < other; i++) chance.draw(2, bag, 4)
      return chance.draw(1, bag, 4)
    })
  }
  expect(draws(7, 0)).toEqual(draws(7, 3))
  expect(draws(7, 0)).not.toEqual(draws(8, 0))
})

test('what a bag holds more of is drawn more often, what it does not hold never', () => {
  const chance = seeded(3)
  const counts = [0, 0, 0]
  for (let i = 0; i < 40_000; i++) counts[chance.draw(1, bag, 4)]++
  expect(counts[1]).toBe(0)
  expect(counts[0] / 40_000).toBeCloseTo(0.25, 1)
})

test('a die shows one to six', () => {
  const chance = seeded(5)
  const seen = new Set(Array.from({ length: 300 }, () => chance.roll()))
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('luck that is written down comes back, and what does not fit is refused', () => {
  const written: Outcome[] = []
  const chance = noted(seeded(1), (outcome) => written.push(outcome))
  const drawn = [chance.draw(1, bag, 4), chance.roll()]
  const again = scripted(written)
  expect([again.draw(1, bag, 4), again.roll()]).toEqual(drawn)
  expect(again.left()).toBe(0)
  expect(() => again.roll()).toThrow(LuckMismatch)
  expect(() => scripted([{ source: 2, value: 0 }]).draw(1, bag, 4)).toThrow(LuckMismatch)
  expect(() => scripted([{ source: 1, value: 1 }]).draw(1, bag, 4)).toThrow('holds no 1')
  expect(() => scripted([{ source: DIE, value: 7 }]).roll()).toThrow('a die cannot show 7')
})

test('luck that fell once falls again, every source by itself, and then comes from elsewhere', () => {
  const fell: Outcome[] = [
    { source: 1, value: 2 },
    { source: DIE, value: 6 },
    { source: 2, value: 0 },
    { source: 1, value: 1 },
    { source: 1, value: 0 },
  ]
  const elsewhere = { draw: () => 7, roll: () => 3 }
  const chance = recalled(fell, elsewhere)
  expect(chance.draw(2, bag, 4)).toBe(0)
  expect(chance.draw(1, bag, 4)).toBe(2)
  expect(chance.draw(1, bag, 4), 'the bag holds no 1 any more').toBe(7)
  expect(chance.draw(1, bag, 4)).toBe(0)
  expect(chance.draw(1, bag, 4), 'nothing fell after it').toBe(7)
  expect([chance.roll(), chance.roll()]).toEqual([6, 3])
})

test('a game goes on with the luck it would have had', () => {
  const fell: Outcome[] = []
  const first = noted(seeded(9), (outcome) => fell.push(outcome))
  for (let i = 0; i < 10; i++) first.draw(1, Uint8Array.of(2, 2, 2), 6)
  const draws = (chance: ReturnType<typeof seeded>, count: number): number[] =>
    Array.from({ length: count }, (_, i) =>
      i % 5 === 4
        ? chance.roll()
        : chance.draw(1, i % 2 ? bag : Uint8Array.of(3, 2, 1), i % 2 ? 4 : 6),
    )
  const happened: Outcome[] = []
  const whole = noted(recalled(fell, seeded(3)), (outcome) => happened.push(outcome))
  draws(whole, 12)
  const rest = draws(whole, 30)
  const again = recalled(fell, seeded(3))
  passOver(again, happened.slice(0, 12))
  expect(draws(again, 30)).toEqual(rest)
})
