import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'
import { expectTold, playOut, storedTable } from './game.ts'
import { newTable, type TestNode, testNode } from './node.ts'
import { Player } from './player.ts'

let database: TestDatabase
let node: TestNode

beforeAll(async () => {
  database = await testDatabase()
  node = await testNode(database.url)
})

afterAll(async () => {
  await node.stop()
  await database.drop()
})

test('a whole game is played over sockets, and everybody knows what they may', async () => {
  const table = await newTable(node, { players: 4, expansions: ['kraken', 'leviathan'] })
  const seats = [0, 1, 2, 3, undefined, 0]
  const people = await Promise.all(seats.map((seat) => Player.at(node, table, seat)))
  await playOut(people.slice(0, 4))
  const stored = await storedTable(node, table)
  expect(stored.isOver).toBe(true)
  await expectTold(people, seats, stored)
  for (const player of people) player.close()
})
