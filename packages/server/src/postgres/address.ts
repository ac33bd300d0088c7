import { DATABASE_USER } from './folder.ts'
import type { Postmaster } from './processes.ts'

/** The database of Hadal. */
export const DATABASE = 'hadal'

/** Where a database of a running PostgreSQL is. */
export function urlOfPostmaster(
  { socket, port }: Postmaster,
  password: string,
  database: string,
): string {
  const who = `${DATABASE_USER}:${encodeURIComponent(password)}`
  return socket === ''
    ? `postgresql://${who}@127.0.0.1:${port}/${database}`
    : `postgresql://${who}@${encodeURIComponent(socket)}:${port}/${database}`
}
