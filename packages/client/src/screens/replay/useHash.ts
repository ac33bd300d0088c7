import { useSyncExternalStore } from 'react'

/** What stands behind the `#` of the address: it may be changed by hand while the page is open. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1))
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
