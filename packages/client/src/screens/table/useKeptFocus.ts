import { useEffect } from 'react'
import { focusTop } from '../../ui/hold.ts'
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
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last = { element: target, zone: zoneAround(target) }
    }
    const changed = (): void => {
      if (last === undefined || document.activeElement !== document.body) return
      if (last.element.isConnected || focusTop()) return
      const { zone } = last
      const next = zone && !zone.isConnected ? document.getElementById(zone.id) : null
      if (next !== null) enter(next)
      else document.getElementById('question')?.focus({ preventScroll: true })
    }
    // Things go at any time: with an update, with a press, when a sheet has been fetched. Putting focus somewhere
    // makes the browser lay out the page, which has just been changed: that is left to a task of its own.
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(changed)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', focused)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', focused)
    }
  }, [])
}
