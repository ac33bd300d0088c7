import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { PictureKey } from '../pictures.ts'
import type { Drawn, Order } from './drawWorker.ts'
import { ANY_SIZE } from './scale.ts'

/** A worker that draws when it is told to. */
const orders: Order[] = []
let answer: (drawn: Drawn) => void = () => {}

class Hand {
  addEventListener(kind: string, listen: (event: { readonly data: Drawn }) => void): void {
    if (kind === 'message') answer = (data) => listen({ data })
  }
  postMessage(order: Order): void {
    orders.push(order)
  }
}

vi.stubGlobal('Worker', Hand)
/** Pictures that are being made ready; each is when it is told so. */
const decoding: (() => void)[] = []
vi.stubGlobal(
  'Image',
  class {
    decode = () => new Promise<void>((resolve) => decoding.push(resolve))
  },
)
// A studio of its own: another one may have its worker already.
vi.resetModules()
const { addressOf, drawLater, sharpen, whenDrawn } = await import('./studio.ts')
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  orders.length = 0
})

const picture = new Blob(['picture'])
const changed = (key: PictureKey) => {
  const tell = vi.fn()
  whenDrawn(key, tell)
  return tell
}

test('a picture is painted again only to be sharper', async () => {
  const tell = changed('lord/1')
  sharpen('lord/1', 1)
  expect(orders).toEqual([{ key: 'lord/1', scale: 1 }])
  answer({ key: 'lord/1', picture, scale: 1 })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
  const blurred = addressOf('lord/1')
  sharpen('lord/1', 3)
  sharpen('lord/1', 2)
  expect(orders.slice(1)).toEqual([{ key: 'lord/1', scale: 3 }])
  expect(addressOf('lord/1')).toBe(blurred)
  answer({ key: 'lord/1', picture, scale: 3 })
  decoding.shift()?.()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  expect(addressOf('lord/1')).not.toBe(blurred)
})

test('a picture never becomes less sharp, whichever is ready first', async () => {
  const tell = changed('lord/6')
  answer({ key: 'lord/6', picture, scale: 1 })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
  answer({ key: 'lord/6', picture, scale: 2 })
  answer({ key: 'lord/6', picture, scale: 3 })
  const [second, third] = decoding.splice(0)
  third?.()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  const sharpest = addressOf('lord/6')
  second?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(addressOf('lord/6')).toBe(sharpest)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('a picture that is sharp at any size is not drawn again', async () => {
  const tell = changed('lord/2')
  answer({ key: 'lord/2', picture, scale: ANY_SIZE })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  sharpen('lord/2', 4)
  expect(orders).toEqual([{ key: 'lord/2', scale: 1 }])
})

test('what is drawn ahead does not stand in the way of what is waited for', async () => {
  drawLater(['lord/3', 'lord/4', 'lord/5'])
  await vi.waitFor(() => expect(orders).toEqual([{ key: 'lord/3', scale: 1 }]))
  changed('lord/4')
  expect(orders.map(({ key }) => key)).toEqual(['lord/3', 'lord/4'])
  answer({ key: 'lord/3', picture, scale: 1 })
  await vi.waitFor(() => expect(orders.at(-1)?.key).toBe('lord/5'))
})
