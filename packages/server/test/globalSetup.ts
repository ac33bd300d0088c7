// One PostgreSQL for all tests of a run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Postgres, startPostgres } from '../src/postgres/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made. */
    readonly postgres: string
  }
}

let home = ''
let postgres: Postgres | undefined

export async function setup(project: TestProject): Promise<void> {
  home = mkdtempSync(join(tmpdir(), 'hadal-test-'))
  // PostgreSQL runs as another user where we are root.
  chmodSync(home, 0o755)
  // Small, since many databases are looked at briefly; as durable as the real one.
  const settings = { shared_buffers: '48MB', max_connections: '200', max_wal_size: '256MB' }
  postgres = await startPostgres({ home, settings })
  project.provide('postgres', postgres.urlOf('postgres'))
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
  rmSync(home, { recursive: true, force: true })
}
