import { whenIdle } from '../../app/idle.ts'
import type { PictureKey } from '../pictures.ts'
import type { Drawn, Order } from './drawWorker.ts'
import { ANY_SIZE, FIRST_SCALE } from './scale.ts'

interface Picture {
  readonly address: string
  /** How large it can be shown and still be sharp. */
  readonly scale: number
}

/** What has been drawn; nothing is ever drawn twice, except to be sharper. */
const pictures = new Map<PictureKey, Picture>()
/** How sharp the pictures are that have been drawn, are being drawn, or could not be. */
const ordered = new Map<PictureKey, number>()
const watching = new Map<PictureKey, Set<() => void>>()

/** The address of a picture that has been drawn. */
export const addressOf = (key: PictureKey): string | undefined => pictures.get(key)?.address

/** Has a picture drawn, and says when it has another address. Returns what ends the watching. */
export function whenDrawn(key: PictureKey, tell: () => void): () => void {
  const listeners = watching.get(key) ?? new Set()
  watching.set(key, listeners.add(tell))
  order(key, FIRST_SCALE)
  return () => listeners.delete(tell)
}

/** Has a picture drawn once more where it is not sharp enough. */
export const sharpen = (key: PictureKey, scale: number): void => order(key, scale)

/** Pictures to be drawn when nobody waits for another, the next one first. */
const ahead: PictureKey[] = []
let aheadNow: PictureKey | undefined

/** Draws pictures one after another while there is nothing else to do. */
export function drawLater(keys: readonly PictureKey[]): void {
  ahead.push(...keys)
  if (aheadNow === undefined) whenIdle(drawNextAhead)
}

function drawNextAhead(): void {
  if (aheadNow !== undefined) return
  aheadNow = ahead.shift()
  while (aheadNow !== undefined && ordered.has(aheadNow)) aheadNow = ahead.shift()
  if (aheadNow !== undefined) order(aheadNow, FIRST_SCALE)
}

function order(key: PictureKey, scale: number): void {
  if ((ordered.get(key) ?? 0) >= scale) return
  ordered.set(key, scale)
  const hand = drawingHand()
  if (hand) hand.postMessage({ key, scale } satisfies Order)
  else drawHere(key)
}

async function finish(key: PictureKey, picture?: Blob, scale = 0): Promise<void> {
  if (picture) await show(key, { address: URL.createObjectURL(picture), scale })
  if (key !== aheadNow) return
  aheadNow = undefined
  whenIdle(drawNextAhead)
}

/** Whoever has begun to fetch a picture has it after that. */
const FETCHED_MS = 10_000

async function show(key: PictureKey, picture: Picture): Promise<void> {
  // Nobody should see the box empty again, while a sharper picture is made ready.
  if (pictures.has(key)) await readyToBeSeen(picture.address)
  const before = pictures.get(key)
  if (before && before.scale >= picture.scale) {
    // A sharper one was ready sooner.
    URL.revokeObjectURL(picture.address)
    return
  }
  pictures.set(key, picture)
  if (picture.scale === ANY_SIZE) ordered.set(key, ANY_SIZE)
  for (const tell of watching.get(key) ?? []) tell()
  if (before) setTimeout(() => URL.revokeObjectURL(before.address), FETCHED_MS)
}

async function readyToBeSeen(address: string): Promise<void> {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
}

/** The worker that draws; nothing where there are none. */
let hand: Worker | undefined
let handIsBroken = typeof Worker === 'undefined'

function drawingHand(): Worker | undefined {
  if (handIsBroken || hand) return hand
  hand = new Worker(new URL('./drawWorker.ts', import.meta.url), { type: 'module', name: 'art' })
  hand.addEventListener('message', ({ data }: MessageEvent<Drawn>) => {
    if ('error' in data) {
      console.error(`Cannot draw ${data.key}: ${data.error}`)
      finish(data.key)
    } else finish(data.key, data.picture, data.scale)
  })
  // A worker that cannot be loaded leaves its orders to this thread.
  hand.addEventListener('error', () => {
    handIsBroken = true
    hand = undefined
    for (const key of ordered.keys()) if (!pictures.has(key)) drawHere(key)
  })
  return hand
}

async function drawHere(key: PictureKey): Promise<void> {
  try {
    const { asSvg, draw } = await import('./draw.ts')
    finish(key, asSvg(await draw(key)), ANY_SIZE)
  } catch (error) {
    console.error(`Cannot draw ${key}`, error)
    finish(key)
  }
}
