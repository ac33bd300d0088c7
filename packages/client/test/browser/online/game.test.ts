import { speak } from '@hadal/words'
import { beforeAll, test } from 'vitest'
import { playTogether } from './wholeGame.ts'

beforeAll(() => speak('en'))

test('two people and their bots play a whole game online, one with a reload, and neither is sent too much', () =>
  playTogether(2, 24))
