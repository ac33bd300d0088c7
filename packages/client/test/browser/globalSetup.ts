// One build, one browser and one server of each kind for all browser tests.

import { startPage } from '@hadal/server'
import type { BrowserServer } from 'playwright'
import type { TestProject } from 'vitest/node'
import { buildPage } from '../../../../scripts/build.mjs'
import { serveChromium } from '../../../../scripts/chromium.mjs'
import { type OnlineServer, startOnline } from '../onlineServer.ts'
import { findPositions, finishedGame, type Positions } from '../positions.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Chromium can be connected to. */
    readonly chromium: string
    /** Where the page is served. */
    readonly origin: string
    /** Where it is served by a whole server, with tables online. */
    readonly online: string
    /** Where it lies. */
    readonly folder: string
    /** Moments of games, by what is asked. */
    readonly positions: Positions
    /** A game that is over. */
    readonly finished: string
  }
}

let chromium: BrowserServer | undefined
let server: Awaited<ReturnType<typeof startPage>> | undefined
let online: OnlineServer | undefined

export async function setup(project: TestProject): Promise<void> {
  // Installed first where there is none.
  chromium = await serveChromium()
  const page = await buildPage()
  server = await startPage({ folder: page })
  online = await startOnline(page)
  project.provide('chromium', chromium.wsEndpoint())
  project.provide('origin', server.url)
  project.provide('online', online.url)
  project.provide('folder', page)
  project.provide('positions', findPositions())
  project.provide('finished', finishedGame())
}

export async function teardown(): Promise<void> {
  await chromium?.close()
  await server?.close()
  await online?.close()
}
