/** Makes the page work without a network from its next visit on. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The page works as well without; the browser may forbid it, or the network be gone.
  })
}
