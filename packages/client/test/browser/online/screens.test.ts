import { test } from 'vitest'
import { expectGood } from '../good.ts'
import { diagonal, EVERY_LOOK } from '../looks.ts'
import { cutLine } from './people.ts'
import { onlineStates } from './states.ts'

test('every screen of tables online is good to look at in looks that take turns', async () => {
  const line = await cutLine()
  // While there is no connection, nothing can be fetched.
  await expectGood(diagonal(onlineStates(line), EVERY_LOOK), { origin: line.url, mayFail: /./ })
})
