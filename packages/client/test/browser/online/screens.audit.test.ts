import { test } from 'vitest'
import { expectGood } from '../good.ts'
import { EVERY_LOOK, fullMatrix } from '../looks.ts'
import { cutLine } from './people.ts'
import { onlineStates } from './states.ts'

test('every screen of tables online is good to look at in every look', async () => {
  const line = await cutLine()
  // While there is no connection, nothing can be fetched.
  await expectGood(fullMatrix(onlineStates(line), EVERY_LOOK), { origin: line.url, mayFail: /./ })
})
