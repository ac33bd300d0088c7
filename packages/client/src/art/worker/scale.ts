// A picture is painted so many times larger than PICTURE_SIZES has it: in whole numbers, so that a
// window that is being resized does not have its pictures painted anew with every frame.

/** The scale of a picture that is sharp however large it is shown. */
export const ANY_SIZE = Number.POSITIVE_INFINITY

/** More can hardly be seen, and takes long. */
const LARGEST = 4

/** At the table no picture is shown larger than it is, and few as large. */
const LARGEST_AT_TABLE = 2

/** Nobody sees that a picture is larger by so little than it was painted. */
const UNSEEN = 0.1

interface Size {
  readonly width: number
  readonly height: number
}

const wholeScale = (scale: number, largest: number): number =>
  Math.min(largest, Math.max(1, Math.ceil(scale)))

/** How many pixels of the screen a pixel of the page is wide. */
const pixelRatio = (): number => globalThis.devicePixelRatio ?? 1

/** For a picture of which nobody knows yet how large it will be shown. */
export const usualScale = (): number => wholeScale(pixelRatio(), LARGEST_AT_TABLE)

/** For a picture of this size that fills a box on the screen, whichever of its sides is cut off. */
export const scaleFor = ([w, h]: readonly [number, number], box: Size): number =>
  wholeScale(Math.max(box.width / w, box.height / h) * pixelRatio() - UNSEEN, LARGEST)
