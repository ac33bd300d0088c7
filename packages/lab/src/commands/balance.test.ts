import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lords } from '@hadal/engine'
import { expect, onTestFinished, test } from 'vitest'
import { balance, type KindOfGames } from './balance.ts'

interface Found {
  readonly bots: readonly string[]
  readonly games: number
  readonly unfinished: number
  readonly kinds: readonly KindOfGames[]
}

async function found(...words: string[]): Promise<Found> {
  const { json } = await balance.run(['--out', '', ...words])
  return JSON.parse(JSON.stringify(json))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

test('every game has one winner, by seat and by guild, in every kind of game', async () => {
  const { kinds, unfinished, bots } = await found('--games', '4', '--bots', 'random')
  expect(bots).toEqual(['random'])
  expect(unfinished).toBe(0)
  expect(kinds.map(({ players, expansions }) => [players, ...expansions].join('+'))).toEqual(
    [2, 3, 4].flatMap((players) =>
      ['', '+kraken', '+leviathan', '+kraken+leviathan'].map((boxes) => `${players}${boxes}`),
    ),
  )
  for (const { games, players, wins, guilds, lords: theirs, meanScore, ...kind } of kinds) {
    expect(games).toBe(4)
    expect(wins).toHaveLength(players)
    expect(sum(wins)).toBeCloseTo(4, 1)
    expect(kind.meanWinningScore).toBeGreaterThan(meanScore)
    for (const [owned, won] of [...Object.values(guilds), ...Object.values(theirs)]) {
      expect(won).toBeGreaterThanOrEqual(0)
      expect(won).toBeLessThanOrEqual(owned)
    }
    for (const [owned] of Object.values(guilds)) expect(owned).toBeLessThanOrEqual(4 * players)
  }
})

test('only lords that the boxes hold are counted', async () => {
  const { kinds } = await found('--games', '10', '--bots', 'random', '--kinds', '3')
  const had = Object.keys(kinds[0]?.lords ?? {})
  expect(had.length).toBeGreaterThan(20)
  const base = lords.filter(({ box }) => box === undefined).map(({ name }) => name)
  expect(had.filter((name) => !base.includes(name))).toEqual([])
})

test('the same seed gives the same games, whether they are played side by side or not', async () => {
  const words = ['--games', '2', '--bots', 'random', '--kinds', '2,3+kraken', '--seed', '9']
  const alone = await found(...words)
  expect(await found(...words)).toEqual(alone)
  expect(alone.kinds).toHaveLength(2)
})

test('what the page reads is written as the formatter would write it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hadal-balance-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'games.json')
  const { json } = await balance.run(['--games', '1', '--kinds', '2', '--out', file])
  const text = readFileSync(file, 'utf8')
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(json)))
  expect(text).toMatch(/^\{\n {2}"bots": \["random"\],\n/)
  expect(text.endsWith('}\n')).toBe(true)
})

test('a kind of game that nobody plays is refused', async () => {
  await expect(balance.run(['--kinds', '9'])).rejects.toThrow('--kinds can name 2, 2+kraken')
})
