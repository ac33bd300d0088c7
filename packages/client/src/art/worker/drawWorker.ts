import type { PictureKey } from '../pictures.ts'
import { asSvg, draw } from './draw.ts'
import { paint } from './raster/index.ts'
import { ANY_SIZE } from './scale.ts'

/** What the worker is asked for. */
export interface Order {
  readonly key: PictureKey
  /** How many pixels a length of 1 in the picture is. */
  readonly scale: number
}

/** What the worker answers: the picture and how large it can be shown, or why there is none. */
export type Drawn =
  | { readonly key: PictureKey; readonly picture: Blob; readonly scale: number }
  | { readonly key: PictureKey; readonly error: string }

async function carryOut({ key, scale }: Order): Promise<Drawn> {
  try {
    const svg = await draw(key)
    try {
      return { key, picture: await paint(svg, scale), scale }
    } catch {
      // What cannot be painted here, the page paints: slower, but it looks the same.
      return { key, picture: asSvg(svg), scale: ANY_SIZE }
    }
  } catch (error) {
    return { key, error: String(error) }
  }
}

// One after another: side by side, even the first would be there only when all of them are.
let busy = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  busy = busy.then(async () => postMessage(await carryOut(data)))
})
