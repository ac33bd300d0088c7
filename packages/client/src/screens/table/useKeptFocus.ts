import { useEffect } from 'react'
import { focusTop } from '../../ui/hold.ts'
import { enter, zoneAround } from './zones.ts'

interface Place {
  readonly element: HTMLElement
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
      if (target instanceof HTMLElement) last = { element: target, zone: zoneAround(target) }
    }
    // Whoever presses beside everything wants nothing to have focus.
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !document.activeElement?.contains(target)) last = undefined
    }
    const changed = (): void => {
      if (last === undefined || document.activeElement !== document.body) return
      if (focusTop()) return
      const { element, zone } = last
      // What was only moved has lost its focus as well.
      if (element.isConnected) element.focus({ preventScroll: true })
      if (document.activeElement === element) return
      const next = zone && !zone.isConnected ? document.getElementById(zone.id) : null
      if (next !== null) enter(next)
      else document.getElementById('question')?.focus({ preventScroll: true })
    }
    // Things go at any time: with an update, with a press, when a sheet has been fetched. Putting focus somewhere
    // makes the browser lay out the page, which has just been changed: that is left to a task of its own.
    const soon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(changed)
    }
    const watch = new MutationObserver(soon)
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', focused)
    // What is hidden loses its focus only with the next picture.
    document.addEventListener('focusout', soon)
    document.addEventListener('pointerdown', pressed)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', soon)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [])
}
