// A picture is painted so many times larger than PICTURE_SIZES has it: in whole numbers, so that a
// window that is being resized does not have its pictures painted anew with every frame.

/** The scale of a picture that is sharp however large it is shown. */
export const ANY_SIZE = Number.POSITIVE_INFINITY

/** Before anybody knows how large it will be shown. At the table that is about half its size. */
export const FIRST_SCALE = 1

/** More can hardly be seen, and takes long. */
const LARGEST = 4

/** Nobody sees that a picture is larger by so little than it was painted. */
const UNSEEN = 0.1

interface Size {
  readonly width: number
  readonly height: number
}

/** How many pixels of the screen a pixel of the page is wide. */
const pixelRatio = (): number => globalThis.devicePixelRatio ?? 1

/** For a picture of this size that fills a box on the screen, whichever of its sides is cut off. */
export function scaleFor([w, h]: readonly [number, number], { width, height }: Size): number {
  const scale = Math.max(width / w, height / h) * pixelRatio() - UNSEEN
  return Math.min(LARGEST, Math.max(FIRST_SCALE, Math.ceil(scale)))
}
