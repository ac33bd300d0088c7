import { useSyncExternalStore } from 'react'

/** From here on there is room for three columns, as the style sheets have it. */
const WIDE_REM = 75

/** Whether the page is wide: it follows the window and the size of letters. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, isWide, () => true)
}

function isWide(): boolean {
  const page = document.getElementById('app')
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (page?.clientWidth ?? 0) >= WIDE_REM * rem
}

function watch(tell: () => void): () => void {
  const observer = new ResizeObserver(tell)
  const page = document.getElementById('app')
  if (page !== null) observer.observe(page)
  // Letters of another size change no width.
  const letters = new MutationObserver(tell)
  letters.observe(document.documentElement, { attributeFilter: ['style'] })
  return () => {
    observer.disconnect()
    letters.disconnect()
  }
}
