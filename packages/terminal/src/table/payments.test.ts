import { lords } from '@hadal/engine'
import { expect, test } from 'vitest'
import { recorded, sceneOfFirst } from '../../test/games.ts'
import { handOf } from '../../test/hands.ts'
import { rankPayments, sayPayments } from './payments.ts'

const scene = sceneOfFirst(
  recorded(handOf('shellfish5', 'shellfish4', 'shellfish3', 'squid1', 'seahorse2')),
)
const idOf = (name: string): number => lords.findIndex((lord) => lord.name === name)

test('the payment that wastes least comes first, then the one with the fewest pearls', () => {
  expect(sayPayments(rankPayments(scene, idOf('slaver')), 100)).toEqual([
    'shellfish 5 + 3              exact; affiliates shellfish 3; keeps H 2, S 4, Q 1',
    'shellfish 4 + 3 and 1 pearl  exact; affiliates shellfish 3; keeps H 2, S 5, Q 1',
    'shellfish 5 + 4              1 too much; affiliates shellfish 4; keeps H 2, S 3, Q 1',
  ])
})

test('without room for it, a payment takes two lines', () => {
  expect(sayPayments(rankPayments(scene, idOf('slaver')), 60)[0]).toBe(
    'shellfish 5 + 3\n  exact; affiliates shellfish 3; keeps H 2, S 4, Q 1',
  )
})

test('B6.3: one of several equally weak allies is affiliated', () => {
  const equals = sceneOfFirst(recorded(handOf('seahorse3', 'crab3', 'squid3')))
  expect(sayPayments(rankPayments(equals, idOf('jailer')), 100)).toEqual([
    'crab 3, seahorse 3, squid 3  3 too much; affiliates one of them; keeps no ally',
  ])
})
