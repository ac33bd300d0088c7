import { expect, test } from 'vitest'
import { BY_HAND } from '../../test/networks.ts'
import { plainNetwork } from './oracle.ts'

test('a network worked out by hand', () => {
  const network = plainNetwork(BY_HAND.weights)
  BY_HAND.fill(network)
  network.seeState()
  const action = new Float32Array(2)
  const state = new Float32Array(10)
  network.judgeAction(action)
  network.judgeState(state)
  expect([...action]).toEqual(BY_HAND.action)
  expect([...state]).toEqual(BY_HAND.state)
})

test('a state that was seen stays seen while actions are judged', () => {
  const network = plainNetwork(BY_HAND.weights)
  BY_HAND.fill(network)
  network.seeState()
  network.state.clear()
  const action = new Float32Array(2)
  network.judgeAction(action)
  network.judgeAction(action)
  expect([...action]).toEqual(BY_HAND.action)
})
