// A copy of the sources that a test may change.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../../../scripts/install.mjs'

const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages', 'scripts']
const NOT_NEEDED = new Set(['dist', 'test', 'training'])
/** Vite serves files only from inside the folder; these packages have files that the browser fetches. */
const SERVED = ['@fontsource', '@fontsource-variable']

export interface SourceCopy {
  readonly folder: string
  /** Replaces a text in a file, which must be there. */
  change(file: string, from: string, to: string): void
  remove(): void
}

export function copySources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'hadal-sources-'))
  // PostgreSQL runs as another user when this one is root.
  chmodSync(folder, 0o755)
  for (const file of FILES)
    cpSync(join(root, file), join(folder, file), {
      recursive: true,
      filter: (path) => !NOT_NEEDED.has(basename(path)),
    })
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    change(file, from, to) {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`“${from}” is not in ${file}`)
      writeFileSync(path, text.replace(from, to))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The packages that are installed, and those of the copy itself. */
function linkModules(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (SERVED.includes(name)) cpSync(join(from, name), join(to, name), { recursive: true })
    // Its links are relative, and lead into the copy.
    else if (name === '@hadal')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    // Vite keeps what it has prepared there.
    else if (!name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name))
  }
}
