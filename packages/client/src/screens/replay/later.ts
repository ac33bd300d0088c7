import { lazy } from 'react'

/** Fetched when somebody wants to share a game, or to play it again. */
export const AgainSheet = lazy(async () => ({
  default: (await import('./AgainSheet.tsx')).AgainSheet,
}))
