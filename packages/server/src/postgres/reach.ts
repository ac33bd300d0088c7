import { existsSync } from 'node:fs'
import { DATABASE, urlOfPostmaster } from './address.ts'
import { CannotStart } from './cannotStart.ts'
import { DataFolder } from './folder.ts'
import { startPostgres } from './postgres.ts'
import { postmasterOf } from './processes.ts'

/** A database that can be asked, for as long as it is needed. */
export interface Reached {
  readonly url: string
  /** Leaves it as it was found. */
  release(): Promise<void>
}

/** The database in a data folder: one that runs is asked as it is, else it is started for a while. */
export async function reachPostgres(home: string): Promise<Reached> {
  const folder = new DataFolder(home)
  if (!existsSync(folder.cluster))
    throw new CannotStart(
      `There is no database in ${folder.home}: name the folder of one in HADAL_DATA, or its address in DATABASE_URL.`,
    )
  const master = postmasterOf(folder.cluster)
  if (master !== undefined)
    return { url: urlOfPostmaster(master, folder.password, DATABASE), async release() {} }
  const started = await startPostgres({ home })
  return { url: started.url, release: () => started.stop() }
}
