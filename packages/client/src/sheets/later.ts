import { type ComponentType, lazy } from 'react'
import { whenIdle } from '../app/idle.ts'

/** What has not been fetched ahead yet. */
const fetches: (() => Promise<unknown>)[] = []

/** A sheet that is fetched when it is first opened, or ahead of that. */
export function later<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  fetches.push(fetchIt)
  return lazy(async () => ({ default: await fetchIt() }))
}

/**
 * Fetches all sheets one after the other while nothing else happens.
 *
 * Each brings its styles, and with those the whole page is looked over anew: that is better done before
 * somebody waits for a sheet, or watches something move.
 */
export async function fetchAhead(): Promise<void> {
  try {
    // A table is sat down at many times; each sheet is fetched once.
    for (let next = fetches.shift(); next; next = fetches.shift()) {
      await new Promise<void>(whenIdle)
      await next()
    }
  } catch {
    // Whoever opens one that cannot be had is told then.
  }
}
