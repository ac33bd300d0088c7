import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the data of a server; a PostgreSQL that runs as another user can get into it. */
export function temporaryHome() {
  const folder = mkdtempSync(join(tmpdir(), 'hadal-lab-test-'))
  chmodSync(folder, 0o755)
  return {
    folder,
    path: join(folder, 'data'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
