import { test } from 'vitest'
import { expectSecretsKept } from './people/passAround.ts'

test('three people pass the device round, and none sees the cards of another', () =>
  expectSecretsKept(50))
