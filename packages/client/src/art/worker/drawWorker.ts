import type { PictureKey } from '../pictures.ts'
import { draw } from './draw.ts'

/** What the worker answers: the picture, or why there is none. */
export type Drawn =
  | { readonly key: PictureKey; readonly picture: Blob }
  | { readonly key: PictureKey; readonly error: string }

const answer = (drawn: Drawn): void => postMessage(drawn)

addEventListener('message', async ({ data: key }: MessageEvent<PictureKey>) => {
  try {
    answer({ key, picture: new Blob([await draw(key)], { type: 'image/svg+xml' }) })
  } catch (error) {
    answer({ key, error: String(error) })
  }
})
