// Whether the painter of the page and the browser make the same picture of an SVG.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { JSHandle, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { PICTURE_SIZES, type PictureKey, readPictureKey } from '../../src/art/pictures.ts'
import { draw } from '../../src/art/worker/draw.ts'
import type { Drawn } from '../../src/art/worker/drawWorker.ts'
import { visit } from './visit.ts'

/** Fine enough for every line. */
const SCALE = 2
/** Colours run from 0 to 255: nobody sees a pixel that differs by less than this. */
const FAR = 32

// What can be seen of the paths of two painters: hardly anything, and only in patterns. A gradient
// that is measured wrongly, a clip or the opacity of a group that is missing differ ten times more.
const DIFFERENCE = 0.15
const SHARE_OF_FAR_PIXELS = 0.0001

interface Comparison {
  readonly type: string
  /** By how much a channel of a pixel differs, on average. */
  readonly difference: number
  /** The share of pixels that differ by more than FAR. */
  readonly far: number
}

/** The worker of the page that paints its pictures. */
function startWorker(page: Page): Promise<JSHandle<Worker>> {
  const name = readdirSync(join(inject('folder'), 'assets')).find((it) => /^drawWorker-/.test(it))
  return page.evaluateHandle((file) => new Worker(`/assets/${file}`, { type: 'module' }), name)
}

/** Compares what the worker paints with what the browser makes of the same SVG. */
async function compare(page: Page, worker: JSHandle<Worker>, key: PictureKey): Promise<Comparison> {
  const [w, h] = PICTURE_SIZES[readPictureKey(key)[0]]
  const size = { w: w * SCALE, h: h * SCALE }
  const order = { key, scale: SCALE }
  return await page.evaluate(
    async ({ worker, order, svg, size: { w, h }, FAR }) => {
      const painted = await new Promise<Blob>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
          if ('picture' in data) resolve(data.picture)
          else reject(new Error(data.error))
        }
        worker.postMessage(order)
      })
      const pixels = async (picture: Blob): Promise<Uint8ClampedArray> => {
        const image = new Image()
        image.src = URL.createObjectURL(picture)
        await image.decode()
        const context = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('no canvas')
        // On something, so that what can be seen through is compared too.
        context.fillStyle = '#808080'
        context.fillRect(0, 0, w, h)
        context.drawImage(image, 0, 0, w, h)
        return context.getImageData(0, 0, w, h).data
      }
      const ours = await pixels(painted)
      const theirs = await pixels(new Blob([svg], { type: 'image/svg+xml' }))
      let [sum, far] = [0, 0]
      for (let at = 0; at < theirs.length; at += 4) {
        let most = 0
        for (let channel = at; channel < at + 3; channel++) {
          const difference = Math.abs((ours[channel] ?? 0) - (theirs[channel] ?? 0))
          sum += difference
          most = Math.max(most, difference)
        }
        if (most > FAR) far++
      }
      const count = w * h
      return { type: painted.type, difference: sum / (3 * count), far: far / count }
    },
    { worker, order, svg: await draw(key), size, FAR },
  )
}

/** Compares pictures, and finds none that differs. */
export async function expectPainted(pictures: readonly PictureKey[]): Promise<void> {
  const page = await visit()
  const worker = await startWorker(page)
  const wrong: string[] = []
  for (const key of pictures) {
    const { type, difference, far } = await compare(page, worker, key)
    const isSame = difference < DIFFERENCE && far < SHARE_OF_FAR_PIXELS
    if (type !== 'image/png' || !isSame)
      wrong.push(`${key}: ${type}, differs by ${difference}, far off in ${far}`)
  }
  expect(wrong).toEqual([])
}
