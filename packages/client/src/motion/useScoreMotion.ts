import { type RefObject, useLayoutEffect, useRef } from 'react'
import { motionScale, useSettings } from '../app/settings.ts'
import { EASE } from './moves.ts'
import { sound } from './sound/speaker.ts'
import { BEAT_MS, FADE_MS, mannerOf } from './timing.ts'

/** Whoever touches or types has seen enough. */
const IMPATIENCE = ['pointerdown', 'keydown'] as const

/** The columns of the score grow together; a tap finishes them. Goes on what holds `.core` columns. */
export function useScoreMotion<Page extends HTMLElement>(hasWon: boolean): RefObject<Page | null> {
  const page = useRef<Page>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the score is opened
  useLayoutEffect(() => {
    sound([{ sound: { name: hasWon ? 'win' : 'over' }, at: 0 }])
    const animations = page.current ? grow(page.current) : []
    const finish = (): void => {
      for (const animation of animations) animation.cancel()
      for (const gesture of IMPATIENCE) removeEventListener(gesture, finish)
    }
    for (const gesture of IMPATIENCE) addEventListener(gesture, finish, { passive: true })
    return finish
  }, [])
  return page
}

function grow(page: HTMLElement): readonly Animation[] {
  const how = mannerOf(useSettings.getState().motion, motionScale())
  if (how.kind === 'none') return []
  const columns = [...page.querySelectorAll<HTMLElement>('.c-col')]
  if (how.kind === 'fade')
    return columns.map((column) =>
      column.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS }),
    )
  const heights = columns.map((column) => column.getBoundingClientRect().height)
  const timing = { duration: BEAT_MS * how.scale, easing: EASE, fill: 'backwards' } as const
  return columns.flatMap((column, at) => {
    const below = `0 ${heights[at] ?? 0}px`
    const total = column.previousElementSibling
    // A column is a window: what is in it rises from below, so that its numbers keep their shape.
    return [...column.children, ...(total ? [total] : [])].map((part) =>
      part.animate([{ translate: below }, { translate: '0 0' }], timing),
    )
  })
}
