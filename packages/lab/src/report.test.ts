import { expect, test } from 'vitest'
import { columns, percent } from './report.ts'

test('names stand to the left, numbers to the right', () => {
  expect(
    columns([
      ['bot', 'wins'],
      ['greedy', percent(0.995)],
      ['random', percent(0.005)],
    ]),
  ).toEqual(['bot       wins', 'greedy  99.5 %', 'random   0.5 %'])
})
