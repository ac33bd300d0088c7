import { type ComponentType, lazy } from 'react'
import { whenIdle } from '../app/idle.ts'

type Sheets = typeof import('./all.ts')

const fetchSheets = (): Promise<Sheets> => import('./all.ts')

/** A sheet that is fetched when the first one is opened, or ahead of that. */
export function later<Props extends object>(
  choose: (sheets: Sheets) => ComponentType<Props>,
): ComponentType<Props> {
  return lazy(async () => ({ default: choose(await fetchSheets()) }))
}

/** Fetches all sheets while nothing else happens: the page is laid out again with their styles. */
export async function fetchAhead(): Promise<void> {
  try {
    await new Promise<void>(whenIdle)
    await fetchSheets()
  } catch {
    // The failure is shown when a sheet is opened.
  }
}
