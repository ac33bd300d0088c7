// Backs up everything, or puts it back: npm run backup [-- FILE], npm run restore -- FILE
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { CannotStart } from '../postgres/cannotStart.ts'
import { startPostgres } from '../postgres/postgres.ts'
import { type Reached, reachPostgres } from '../postgres/reach.ts'
import { readSettings, type Settings } from '../settings.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** Where a command finds its database: the one of somebody else, or that of a data folder. */
async function reach(
  { databaseUrl, home }: Settings,
  own: (home: string) => Promise<Reached>,
): Promise<Reached> {
  return databaseUrl === undefined ? own(home) : { url: databaseUrl, async release() {} }
}

/** A folder without a database gets one. */
async function newPostgres(home: string): Promise<Reached> {
  const postgres = await startPostgres({ home })
  return { url: postgres.url, release: () => postgres.stop() }
}

async function runBackup(settings: Settings, given: string | undefined): Promise<string> {
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = resolve(given ?? `hadal-${day}.backup`)
  if (existsSync(file)) throw new CannotStart(`${file} is there already: name another file.`)
  const { url, release } = await reach(settings, reachPostgres)
  try {
    const rows = await backUp(url, file)
    return `${file}: ${rows} rows. It holds secrets: keep it where only you can read it.`
  } finally {
    await release()
  }
}

async function runRestore(settings: Settings, file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new CannotStart(
      'Say which file: npm run restore -- FILE, with a new folder in HADAL_DATA.',
    )
  if (!existsSync(file)) throw new CannotStart(`There is no file ${resolve(file)}.`)
  const { url, release } = await reach(settings, newPostgres)
  try {
    return `${await restore(resolve(file), url)} rows are restored.`
  } finally {
    await release()
  }
}

const [command, file] = process.argv.slice(2)
try {
  const settings = readSettings(process.env)
  const run = command === 'restore' ? runRestore : runBackup
  process.stdout.write(`${await run(settings, file)}\n`)
} catch (error) {
  const words = error instanceof CannotStart ? error.message : String(Object(error).stack ?? error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
