import { PICTURE_SIZES, type PictureKey, readPictureKey } from './pictures.ts'
import { scaleFor } from './worker/scale.ts'
import { sharpen } from './worker/studio.ts'

const keys = new WeakMap<Element, PictureKey>()
let observer: ResizeObserver | undefined

/** Has the picture painted larger when it is shown larger. Returns what ends that. */
export function keepSharp(image: Element, key: PictureKey): () => void {
  keys.set(image, key)
  // One for all of them: there may be a hundred.
  observer ??= new ResizeObserver(look)
  observer.observe(image)
  return () => observer?.unobserve(image)
}

function look(changes: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of changes) {
    const key = keys.get(target)
    if (key) sharpen(key, scaleFor(PICTURE_SIZES[readPictureKey(key)[0]], contentRect))
  }
}
