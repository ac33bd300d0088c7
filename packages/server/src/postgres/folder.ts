import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Binaries } from './binaries.ts'
import { CannotStart } from './cannotStart.ts'
import { isAlive, startOf } from './processes.ts'
import { canEnter, type User, userFor } from './user.ts'

/** The user of the database that owns everything. */
export const DATABASE_USER = 'hadal'

const VERSION = '18'
/** For what PostgreSQL could not reach in a home that is closed to others. */
const SHARED_FOLDER = '/var/lib/hadal'

/** What belongs to one PostgreSQL, in the folder where Hadal keeps its data. */
export class DataFolder {
  readonly home: string
  readonly shared: string
  /** Where the database is looked for; it may be a link. */
  private readonly place: string
  readonly log: string
  private readonly owner: string
  private readonly passwordFile: string

  constructor(home: string, shared = SHARED_FOLDER) {
    this.home = resolve(home)
    this.shared = shared
    this.place = join(this.home, 'postgres')
    this.log = join(this.home, 'postgres.log')
    this.owner = join(this.home, 'postgres.owner')
    this.passwordFile = join(this.home, 'postgres.password')
  }

  /** The files of the database, where they really are. */
  get cluster(): string {
    return existsSync(this.place) ? realpathSync(this.place) : this.place
  }

  /** Whether the files lie outside of the folder, where PostgreSQL can reach them. */
  get isElsewhere(): boolean {
    return existsSync(this.place) && lstatSync(this.place).isSymbolicLink()
  }

  /** Claims the folder for this process; says who has it if somebody does. */
  claim(): void {
    this.makeHome()
    if (existsSync(this.owner)) {
      const [pid, start] = readFileSync(this.owner, 'utf8').split('\n')
      const isOther = Number(pid) !== process.pid || start !== startOf(process.pid)
      if (isOther && isAlive(Number(pid)) && startOf(Number(pid)) === start)
        throw new CannotStart(
          `The data in ${this.home} is used by another Hadal, process ${pid}: stop that one, or name another folder in HADAL_DATA.`,
        )
      rmSync(this.owner, { force: true })
    }
    try {
      writeFileSync(this.owner, `${process.pid}\n${startOf(process.pid)}\n`, { flag: 'wx' })
    } catch {
      throw new CannotStart(
        `Another Hadal is starting with the data in ${this.home}: wait for it, or name another folder in HADAL_DATA.`,
      )
    }
  }

  release(): void {
    rmSync(this.owner, { force: true })
  }

  get password(): string {
    if (!existsSync(this.passwordFile)) {
      if (existsSync(join(this.cluster, 'PG_VERSION')))
        throw new CannotStart(
          `The database in ${this.cluster} is there, but its password is not: put back ${this.passwordFile}.`,
        )
      writeFileSync(this.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    }
    return readFileSync(this.passwordFile, 'utf8').trim()
  }

  /** Sees to it that there is a database that a user can work with; says who that user is. */
  prepare(findBinaries: (user: User | undefined) => Binaries): {
    readonly user: User | undefined
    readonly binaries: Binaries
  } {
    this.refuseLostLink()
    const user = userFor(this.cluster)
    const binaries = findBinaries(user)
    if (!existsSync(this.cluster)) this.create(binaries, user)
    this.refuseForeign(user)
    return { user, binaries }
  }

  private makeHome(): void {
    try {
      mkdirSync(this.home, { recursive: true })
      accessSync(this.home, constants.W_OK)
    } catch {
      throw new CannotStart(
        `Nothing can be written to ${this.home}: name a folder of yours in HADAL_DATA.`,
      )
    }
  }

  /** All or nothing: a database that is half made would be taken for one. */
  private create(binaries: Binaries, user: User | undefined): void {
    const place = canEnter(this.home, user) ? this.home : this.makeSharedHome()
    const unfinished = mkdtempSync(join(place, '.postgres-'))
    const secret = mkdtempSync(join(tmpdir(), 'hadal-'))
    try {
      const passwordFile = join(secret, 'password')
      writeFileSync(passwordFile, this.password, { mode: 0o600 })
      for (const path of [unfinished, secret, passwordFile])
        if (user !== undefined) chownSync(path, user.uid, user.gid)
      this.initdb(binaries.initdb, unfinished, passwordFile, user)
      const finished = join(place, 'postgres')
      renameSync(unfinished, finished)
      if (place !== this.home) symlinkSync(finished, this.place)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
      rmSync(secret, { recursive: true, force: true })
    }
  }

  private initdb(program: string, folder: string, pwfile: string, user: User | undefined): void {
    const { status, stderr, error } = spawnSync(
      program,
      [
        `--pgdata=${folder}`,
        `--username=${DATABASE_USER}`,
        `--pwfile=${pwfile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order of letters on every computer, whatever is installed there.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: '/', encoding: 'utf8', env: { LC_ALL: 'C', ...pathOnly() } },
    )
    if (status === 0) return
    const said = (error?.message ?? stderr).trim().split('\n').at(-1) ?? ''
    throw new CannotStart(`The database could not be made in ${folder}: ${said}`)
  }

  private makeSharedHome(): string {
    const name = createHash('sha256').update(this.home).digest('hex').slice(0, 16)
    const shared = join(this.shared, name)
    if (existsSync(join(shared, 'postgres')))
      throw new CannotStart(
        `The database of ${this.home} lies in ${shared}, but nothing leads there: link ${this.place} to ${join(shared, 'postgres')}, or take it away.`,
      )
    mkdirSync(shared, { recursive: true, mode: 0o755 })
    for (const path of [this.shared, shared]) chmodSync(path, 0o755)
    return shared
  }

  private refuseLostLink(): void {
    const isThere = lstatSync(this.place, { throwIfNoEntry: false }) !== undefined
    if (!isThere || existsSync(this.place)) return
    throw new CannotStart(
      `${this.place} leads to a folder that is gone: put it back, or take the link away to begin with nothing.`,
    )
  }

  private refuseForeign(user: User | undefined): void {
    const { uid } = statSync(this.cluster)
    const me = user?.uid ?? process.getuid?.()
    if (me !== undefined && uid !== me)
      throw new CannotStart(
        `The database in ${this.cluster} belongs to another user (number ${uid}): start Hadal as the same user as before, or name another folder in HADAL_DATA.`,
      )
    if (!canEnter(this.cluster, user))
      throw new CannotStart(
        `PostgreSQL does not run as root, and as user ${user?.uid} it cannot reach ${this.cluster}: name a folder outside of closed homes in HADAL_DATA.`,
      )
    const version = readVersion(join(this.cluster, 'PG_VERSION'))
    if (version !== VERSION)
      throw new CannotStart(
        version === undefined
          ? `There is something in ${this.cluster} that is no database: move it away.`
          : `The database in ${this.cluster} was made by PostgreSQL ${version}, and this is ${VERSION}: name another folder in HADAL_DATA.`,
      )
  }
}

function readVersion(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** PostgreSQL gets nothing of our environment: it may hold secrets, and settings of another one. */
export function pathOnly(): { readonly PATH?: string } {
  const { PATH } = process.env
  return PATH === undefined ? {} : { PATH }
}
