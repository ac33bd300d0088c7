import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { draw } from './draw.ts'
import type { Drawn, Order } from './drawWorker.ts'
import { ANY_SIZE } from './scale.ts'

const answers: Drawn[] = []
let ask: (order: Order) => void = () => {}
vi.stubGlobal(
  'addEventListener',
  (_: string, listen: (event: { readonly data: Order }) => void) => {
    ask = (data) => listen({ data })
  },
)
vi.stubGlobal('postMessage', (drawn: Drawn) => answers.push(drawn))
await import('./drawWorker.ts')
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  answers.length = 0
})

test('where there is no canvas, a picture is handed over as it was drawn', async () => {
  ask({ key: 'back/lord', scale: 2 })
  await vi.waitFor(() => expect(answers.length).toBe(1))
  const [drawn] = answers
  if (!drawn || 'error' in drawn) throw new Error(drawn?.error)
  expect(drawn.scale).toBe(ANY_SIZE)
  expect(drawn.picture.type).toBe('image/svg+xml')
  expect(await drawn.picture.text()).toBe(await draw('back/lord'))
})

test('pictures come in the order they were asked for, whatever becomes of them', async () => {
  const keys = ['lord/1', 'lord/99', 'back/loot'] as const
  for (const key of keys) ask({ key, scale: 1 })
  await vi.waitFor(() => expect(answers.map(({ key }) => key)).toEqual(keys))
  expect(answers.map((drawn) => 'error' in drawn)).toEqual([false, true, false])
})
