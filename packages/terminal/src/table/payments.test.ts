import { lords } from '@hadal/engine'
import { expect, test } from 'vitest'
import { WITH_NEBULIS } from '../../test/boxes.ts'
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

test('K2, K3: a payment says what its krakens bring, and may hold nebulis', () => {
  const hand = recorded(WITH_NEBULIS)
  expect(sayPayments(rankPayments(sceneOfFirst(hand), idOf('vigil')), 200)).toEqual([
    'crab 2, squid 1, 1 pearl and 1 nebulis    exact; affiliates squid 1; keeps K 2',
    'crab 2, squid 1, kraken 2                 exact; brings 1 nebulis; affiliates squid 1; keeps no ally',
    'crab 2, kraken 2 and 1 pearl              exact; brings 1 nebulis; affiliates crab 2; keeps Q 1',
    'squid 1, kraken 2, 1 pearl and 1 nebulis  exact; brings 1 nebulis; affiliates squid 1; keeps C 2',
  ])
})
