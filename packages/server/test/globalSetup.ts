// One PostgreSQL for all tests of a run.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Postgres, startPostgres } from '../src/postgres/postgres.ts'
import { isAlive, postmasterOf } from '../src/postgres/processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made. */
    readonly postgres: string
  }
}

const NAME = 'hadal-test-'

let home = ''
let postgres: Postgres | undefined

export async function setup(project: TestProject): Promise<void> {
  sweep()
  home = mkdtempSync(join(tmpdir(), NAME))
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

/** Clears away what a run that was killed has left. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(NAME))) {
    const left = join(tmpdir(), name)
    try {
      const [pid] = readFileSync(join(left, 'postgres.owner'), 'utf8').split('\n')
      if (isAlive(Number(pid))) continue
      const master = postmasterOf(join(left, 'postgres'))
      if (master !== undefined) process.kill(master.pid, 'SIGQUIT')
      rmSync(left, { recursive: true, force: true })
    } catch {
      // Another run is starting there, or somebody else's lies there.
    }
  }
}
