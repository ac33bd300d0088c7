import { locale } from '@hadal/words'
import { whenIdle } from '../idle.ts'

/** Makes the page work without a network from its next visit on. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.register('/sw.js').catch(() => {
    // The page works as well without; the browser may forbid it, or the network be gone.
  })
  void serviceWorker.ready.then(({ active }) => {
    active?.postMessage(`speaks ${locale}`)
    // What is not needed at once is fetched while nothing else happens.
    whenIdle(() => active?.postMessage('idle'))
  })
}
