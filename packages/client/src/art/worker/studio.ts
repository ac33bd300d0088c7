import { whenIdle } from '../../app/idle.ts'
import type { PictureKey } from '../pictures.ts'
import type { Drawn } from './drawWorker.ts'

/** The addresses of what has been drawn; nothing is ever drawn twice. */
const addresses = new Map<PictureKey, string>()
/** Pictures that are being drawn, or could not be. */
const ordered = new Set<PictureKey>()
const waiting = new Map<PictureKey, Set<() => void>>()

/** The address of a picture that has been drawn. */
export const addressOf = (key: PictureKey): string | undefined => addresses.get(key)

/** Has a picture drawn, and says when it is there. Returns what ends the waiting. */
export function whenDrawn(key: PictureKey, tell: () => void): () => void {
  if (addresses.has(key)) return () => {}
  const listeners = waiting.get(key) ?? new Set()
  waiting.set(key, listeners.add(tell))
  order(key)
  return () => listeners.delete(tell)
}

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
  if (aheadNow !== undefined) order(aheadNow)
}

function order(key: PictureKey): void {
  if (ordered.has(key)) return
  ordered.add(key)
  const hand = drawingHand()
  if (hand) hand.postMessage(key)
  else drawHere(key)
}

function finish(key: PictureKey, picture: Blob | undefined): void {
  if (picture) {
    addresses.set(key, URL.createObjectURL(picture))
    for (const tell of waiting.get(key) ?? []) tell()
  }
  waiting.delete(key)
  if (key !== aheadNow) return
  aheadNow = undefined
  whenIdle(drawNextAhead)
}

/** The worker that draws; nothing where there are none. */
let hand: Worker | undefined
let handIsBroken = typeof Worker === 'undefined'

function drawingHand(): Worker | undefined {
  if (handIsBroken || hand) return hand
  hand = new Worker(new URL('./drawWorker.ts', import.meta.url), { type: 'module', name: 'art' })
  hand.addEventListener('message', ({ data }: MessageEvent<Drawn>) => {
    if ('error' in data) console.error(`Cannot draw ${data.key}: ${data.error}`)
    finish(data.key, 'picture' in data ? data.picture : undefined)
  })
  // A worker that cannot be loaded leaves its orders to this thread.
  hand.addEventListener('error', () => {
    handIsBroken = true
    hand = undefined
    for (const key of ordered) if (!addresses.has(key)) drawHere(key)
  })
  return hand
}

async function drawHere(key: PictureKey): Promise<void> {
  try {
    const { draw } = await import('./draw.ts')
    finish(key, new Blob([await draw(key)], { type: 'image/svg+xml' }))
  } catch (error) {
    console.error(`Cannot draw ${key}`, error)
    finish(key, undefined)
  }
}
