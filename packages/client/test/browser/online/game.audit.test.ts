import { speak } from '@hadal/words'
import { beforeAll, test } from 'vitest'
import { playTogether } from './wholeGame.ts'

beforeAll(() => speak('en'))

/** Five browsers share two cores. */
const PATIENCE_MS = 1_200_000

test(
  'four people play a whole game online, one with a reload, and none is sent too much',
  () => playTogether(4),
  PATIENCE_MS,
)
