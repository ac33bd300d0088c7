// One build and one server for all browser tests.

import { startPage } from '@hadal/server'
import type { TestProject } from 'vitest/node'
import { buildPage, page } from '../../../../scripts/build.mjs'
import { chromiumPath } from '../../../../scripts/chromium.mjs'
import { type OnlineServer, startOnline } from '../onlineServer.ts'
import { findPositions, finishedGame, type Positions } from '../positions.ts'

declare module 'vitest' {
  interface ProvidedContext {
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

let server: Awaited<ReturnType<typeof startPage>> | undefined
let online: OnlineServer | undefined

export async function setup(project: TestProject): Promise<void> {
  // Where there is none it is installed, by one and not by every worker at the same time.
  chromiumPath()
  await buildPage()
  server = await startPage({ folder: page })
  online = await startOnline(page)
  project.provide('origin', server.url)
  project.provide('online', online.url)
  project.provide('folder', page)
  project.provide('positions', findPositions())
  project.provide('finished', finishedGame())
}

export async function teardown(): Promise<void> {
  await server?.close()
  await online?.close()
}
