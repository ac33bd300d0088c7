import type { Score } from '@hadal/engine'
import { expect, test } from 'vitest'
import { BORDER, SMUGGLING } from '../../test/boxes.ts'
import { NAMES, playByChance, recorded, sceneOfFirst } from '../../test/games.ts'
import { plain } from './paint.ts'
import { finalScoreLines, liveScoreLines, sayWinners } from './score.ts'

const who = { names: NAMES, you: 0 }

function ranked(
  ...scores: readonly (readonly [
    place: number,
    seat: number,
    total: number,
    pearls: number,
    lord: number,
  ])[]
): (Score & { place: number })[] {
  return scores.map(([place, seat, total, pearls, highestLord]) => ({
    place,
    seat,
    total,
    pearls,
    highestLord,
    lords: [],
    locations: [],
    affiliated: [],
    tokens: 0,
    nebulis: 0,
    kraken: 0,
    wounds: 0,
    scourge: 0,
  }))
}

test('B9.5: most points win', () => {
  expect(sayWinners(ranked([1, 1, 80, 0, 9], [2, 0, 79, 5, 12]), who)).toBe(
    'Mira wins with 80 points.',
  )
  expect(sayWinners(ranked([1, 0, 80, 0, 9], [2, 1, 79, 5, 12]), who)).toBe(
    'You win with 80 points.',
  )
})

test('B9.5: pearls, then the highest lord decide between equals; then the victory is shared', () => {
  expect(sayWinners(ranked([1, 0, 80, 3, 9], [2, 1, 80, 1, 12]), who)).toBe(
    'You and Mira have 80 points each. You have more pearls, 3 against 1, and win.',
  )
  expect(sayWinners(ranked([1, 1, 80, 3, 12], [2, 0, 80, 3, 9]), who)).toBe(
    'Mira and you have 80 points each. They are equal in pearls too, 3 each; Mira has the more ' +
      'influential lord, 12 against 9, and wins.',
  )
  expect(sayWinners(ranked([1, 1, 80, 3, 9], [1, 2, 80, 3, 9], [3, 0, 80, 0, 9]), who)).toBe(
    'Mira, Finn and you have 80 points each. Mira and Finn have the most pearls, 3 each, and ' +
      'their best lords are worth the same: the victory is shared.',
  )
})

test('the score as it is now shows its arithmetic, and nothing of what others hide', () => {
  const scene = sceneOfFirst(
    recorded(
      'players 2\n' +
        'deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:A\n' +
        'A explore | card:monster\nA fight\nA reward2 | token:token4\n' +
        'B explore | card:monster\nB fight\nB reward2 | token:token3',
    ),
  )
  const lines = liveScoreLines(scene, plain, 80)
  expect(lines[0]).toBe('You: 4 points if the game ended now')
  expect(lines).toContain('  tokens      4')
  expect(lines).toContain('Mira: 0 points and 1 monster token face down')
  expect(lines).toContain('  tokens      face down')
})

test('an expansion adds its line to the score, with the figure, the scourge and the wounds', () => {
  const smuggling = liveScoreLines(sceneOfFirst(recorded(SMUGGLING)), plain, 80)
  expect(smuggling[0]).toBe('You: −4 points if the game ended now')
  expect(smuggling).toContain('  nebulis     −4 − 5 (the kraken figure) = −9')
  expect(smuggling.join()).not.toContain('border')
  const border = liveScoreLines(sceneOfFirst(recorded(BORDER)), plain, 80)
  expect(border).toContain('  border      0')
  expect(border.join()).not.toContain('nebulis')
})

test('the table of the final score adds up, and fits the screen', () => {
  const problems: string[] = []
  playByChance(
    16,
    () => {},
    ({ table }) => {
      const names = NAMES.map((name) => name.padEnd(12, 'x'))
      const lines = finalScoreLines(table.game, { names, you: undefined }, plain, 80)
      for (const line of lines.filter((one) => /^\d\. /.test(one))) {
        const numbers = line
          .split(/\s+/)
          .slice(2)
          .map((word) => Number(word.replace('−', '-')))
        const [total] = numbers.splice(-2)
        if (numbers.reduce((sum, points) => sum + points, 0) !== total) problems.push(line)
      }
      problems.push(...lines.filter((line) => line.length > 80))
    },
  )
  expect(problems).toEqual([])
})

test('the final score adds up, line by line', () => {
  const problems: string[] = []
  playByChance(
    12,
    () => {},
    ({ table }) => {
      const lines = finalScoreLines(table.game, { names: NAMES, you: undefined }, plain, 200)
      for (const line of lines) {
        const [, sums = '', total = ''] =
          /^ {2}(?:lords|affiliated|tokens) +(.*) = (\d+)$/.exec(line) ?? []
        const parts = sums.split(' + ').map((part) => Number(part.split(' ').at(-1)))
        if (total !== '' && parts.reduce((sum, part) => sum + part, 0) !== Number(total))
          problems.push(line)
      }
      if (!/ wins?[ .]| shared\.$/.test(lines.at(-1) ?? '')) problems.push(lines.at(-1) ?? '')
    },
  )
  expect(problems).toEqual([])
})
