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

/** As large as the picture and empty: the box stands before the picture is drawn. */
const emptyBox = (w: number, h: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${w}' height='${h}'/%3E`

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
      src={address ?? emptyBox(w, h)}
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
