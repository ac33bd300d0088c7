import { useEffect, useRef } from 'react'

/**
 * Brings focus to the question when what had it is gone: a card that was played, an answer that was given.
 *
 * Without it whoever plays by keyboard or by ear would be sent back to the beginning of the page.
 */
export function useKeptFocus(version: number): void {
  const last = useRef<Element | undefined>(undefined)
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: things go when the table has changed
  useEffect(() => {
    const isLost = last.current !== undefined && !last.current.isConnected
    if (isLost && document.activeElement === document.body)
      document.getElementById('question')?.focus({ preventScroll: true })
  }, [version])
}
