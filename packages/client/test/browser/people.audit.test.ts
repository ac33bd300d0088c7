import { test } from 'vitest'
import { expectSecretsKept } from './people/passAround.ts'

/** Enough for everybody to take stacks and to pay for lords. */
const STEPS = 400

test('three people pass the device round for most of a game, and none sees the cards of another', () =>
  expectSecretsKept(STEPS))
