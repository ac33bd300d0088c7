import { speak } from '@hadal/words'
import { beforeAll, test } from 'vitest'
import { expectComparison } from './challenge.ts'

beforeAll(() => speak('en'))

test('a challenge is played from the first move to the comparison', () =>
  expectComparison('all of it'))
