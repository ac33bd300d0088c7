import type { AddressInfo } from 'node:net'
import { createApp } from '../app.ts'
import { listen, urlOf } from '../listening.ts'
import { readSettings } from '../settings.ts'
import { createLog } from '../watch/log.ts'
import { Metrics } from '../watch/metrics.ts'
import { servePage } from './page.ts'

/** The finished page, and nothing behind it. */
export interface PageServer {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Serves the page alone, as the whole server does: it can be played without a network anyway. */
export async function startPage({
  folder,
  port = 0,
  host = '127.0.0.1',
}: {
  readonly folder: string
  readonly port?: number
  readonly host?: string
}): Promise<PageServer> {
  const settings = readSettings({ HADAL_LIMIT_REQUESTS_PER_MINUTE: '1000000000' })
  // Nobody has a cookie here.
  const key = Buffer.alloc(32)
  const app = await createApp({
    settings,
    log: createLog('silent'),
    metrics: new Metrics(),
    key,
  })
  await servePage(app, folder)
  await listen(app, port, host)
  const { port: taken } = app.server.address() as AddressInfo
  return { url: urlOf(host, taken), port: taken, close: () => app.close() }
}
