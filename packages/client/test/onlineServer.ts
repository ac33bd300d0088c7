// A whole server with a database of its own, as `npm start` runs it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, readSettings, startHadal } from '@hadal/server'

export interface OnlineServer {
  readonly url: string
  close(): Promise<void>
}

/** Everybody here comes from one address: no limit on them is looked at. */
const MANY = '1000000'

/** Serves the page in a folder, and tables online. */
export async function startOnline(page: string): Promise<OnlineServer> {
  const home = mkdtempSync(join(tmpdir(), 'hadal-online-'))
  // PostgreSQL runs as another user where we are root.
  chmodSync(home, 0o755)
  const settings = readSettings({
    PORT: '0',
    HADAL_DATA: home,
    HADAL_PAGE: page,
    HADAL_LIMIT_REQUESTS_PER_MINUTE: MANY,
    HADAL_LIMIT_CHANGES_PER_MINUTE: MANY,
    HADAL_LIMIT_GUESTS_PER_HOUR: MANY,
    HADAL_LIMIT_FAILURES_PER_TEN_MINUTES: MANY,
  })
  try {
    const hadal = await startHadal(settings, createLog(process.env.HADAL_LOG ?? 'silent'))
    return {
      url: hadal.url,
      async close() {
        await hadal.close()
        rmSync(home, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}
