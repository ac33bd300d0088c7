import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own page, or from a program that is no browser.
 *
 * Browsers say where a request comes from whenever it changes something or opens a socket; whatever
 * else sends our cookie is another site that tries to act for the person who looks at it.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (origins.length > 0) return origins.includes(origin)
  return hostOf(origin) !== undefined && hostOf(origin) === host
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
