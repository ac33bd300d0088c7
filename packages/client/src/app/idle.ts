/** Nobody waits longer than this for the page to have nothing else to do. */
const PATIENCE_MS = 2000

/** Does something when the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, 200)
}
