import { useCallback, useSyncExternalStore } from 'react'
import './picture.css'
import { keepSharp } from './keepSharp.ts'
import { PICTURE_SIZES, type PictureOf, pictureKey, readPictureKey } from './pictures.ts'
import { addressOf, drawLater, whenDrawn } from './worker/studio.ts'

export type { PictureOf } from './pictures.ts'

interface PictureProps {
  readonly of: PictureOf
  readonly className?: string
  /** What it says to those who cannot see it; an ornament without. */
  readonly alt?: string
}

/** A single pixel that is not seen, while the picture is drawn: its box has the shape of the picture by itself. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A picture, drawn once in the background and shown as soon as it is there. */
export function Picture({ of, className = '', alt = '' }: PictureProps) {
  const key = pictureKey(of)
  const address = useSyncExternalStore(
    useCallback((tell: () => void) => whenDrawn(key, tell), [key]),
    () => addressOf(key),
    () => addressOf(key),
  )
  const shown = useCallback((image: HTMLImageElement) => keepSharp(image, key), [key])
  const [kind] = readPictureKey(key)
  const [w, h] = PICTURE_SIZES[kind]
  return (
    <img
      ref={shown}
      className={`pic pic-${kind} ${address ? 'drawn ' : ''}${className}`.trimEnd()}
      src={address ?? NOTHING}
      style={{ aspectRatio: `${w} / ${h}` }}
      alt={alt}
      width={w}
      height={h}
      decoding="async"
      draggable={false}
    />
  )
}

/** Draws pictures that will be needed, while the page has nothing else to do. */
export function drawAhead(pictures: readonly PictureOf[]): void {
  drawLater(pictures.map(pictureKey))
}
