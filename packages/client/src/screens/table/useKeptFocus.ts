import { useEffect, useRef } from 'react'
import { enter, zoneAround } from './zones.ts'

interface Place {
  readonly element: Element
  readonly zone: HTMLElement | undefined
}

/**
 * Brings focus to the question when what had it is gone: a card that was played, an answer that was given.
 *
 * Without it whoever plays by keyboard or by ear would be sent back to the beginning of the page. A zone that
 * has become another one in the same place keeps its focus.
 */
export function useKeptFocus(version: number, selected: number | undefined): void {
  const last = useRef<Place | undefined>(undefined)
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = { element: target, zone: zoneAround(target) }
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: things go when the table or the answers change
  useEffect(() => {
    const { element, zone } = last.current ?? {}
    if (element === undefined || element.isConnected || document.activeElement !== document.body)
      return
    const next = zone && !zone.isConnected ? document.getElementById(zone.id) : null
    if (next !== null) enter(next)
    else document.getElementById('question')?.focus({ preventScroll: true })
  }, [version, selected])
}
