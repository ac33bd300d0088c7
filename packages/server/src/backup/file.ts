import { createReadStream, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { CannotStart, codeOf } from '../postgres/cannotStart.ts'

// A backup is text, packed: one line of JSON each. Lists say what follows, objects are rows.
//   ["hadal-backup",{"format":1,"at":"2026-11-15T18:00:00.000Z","migrations":["0001_tables"]}]
//   ["rows","acts"]        the rows of a table of the database follow
//   {"table_id":"…",…}
//   ["jobs"]               what is to happen by itself follows
//   ["end",{"rows":123}]   without this line it is not whole

const FORMAT = 1

const head = z.tuple([
  z.literal('hadal-backup'),
  z.object({ format: z.literal(FORMAT), at: z.iso.datetime(), migrations: z.array(z.string()) }),
])
const mark = z.union([
  z.tuple([z.literal('rows'), z.string().regex(/^[a-z_]+$/)]),
  z.tuple([z.literal('jobs')]),
  z.tuple([z.literal('end'), z.object({ rows: z.int() })]),
])

/** What a backup begins with. */
export type Head = z.infer<typeof head>[1]

export function headOf(at: Date, migrations: readonly string[]): string {
  const said: Head = { format: FORMAT, at: at.toISOString(), migrations: [...migrations] }
  return JSON.stringify(['hadal-backup', said])
}

/** Where rows belong: to a table of the database, or to the jobs. */
export type Kind = { readonly table: string } | 'jobs'

export const linesFor = {
  kind: (kind: Kind): string => JSON.stringify(kind === 'jobs' ? ['jobs'] : ['rows', kind.table]),
  end: (rows: number): string => JSON.stringify(['end', { rows }]),
}

/** Writes lines to a file that only we can read; it is there when it is whole, or not at all. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.part`
  const withBreaks = async function* () {
    for await (const line of lines) yield `${line}\n`
  }
  // A stream that opens the file itself could still create it after the failure that removes it.
  const handle = await open(unfinished, 'w', 0o600)
  try {
    const to = handle.createWriteStream({ flush: true })
    await pipeline(Readable.from(withBreaks()), createGzip(), to)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** A backup as it is read: its head, then its rows by what they belong to. */
export interface BackupReader {
  head(head: Head): Promise<void>
  rows(kind: Kind, rows: readonly string[]): Promise<void>
}

const AT_ONCE = 500

/** Reads a whole backup; says how many rows there were. Throws `CannotStart` if it is none, or damaged. */
export async function readBackup(file: string, reader: BackupReader): Promise<number> {
  const reading = new Reading(reader)
  try {
    for await (const line of linesIn(file)) await reading.line(line)
  } catch (error) {
    const code = codeOf(error) ?? ''
    if (code === 'ENOENT') throw new CannotStart(`There is no file ${file}.`)
    if (/^(Z_|EISDIR)/.test(code)) throw new CannotStart(damaged(file))
    throw error
  }
  const rows = reading.end()
  if (rows === undefined) throw new CannotStart(damaged(file))
  return rows
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function damaged(file: string): string {
  return `${file} is no backup of Hadal, or it is not whole.`
}

class Reading {
  private readonly reader: BackupReader
  private hasHead = false
  private kind: Kind | undefined
  private gathered: string[] = []
  private count = 0
  private promised: number | undefined
  private isGood = true

  constructor(reader: BackupReader) {
    this.reader = reader
  }

  async line(line: string): Promise<void> {
    if (!this.isGood) return
    if (this.promised !== undefined) this.isGood = false
    else if (!this.hasHead) await this.begin(line)
    else if (line.startsWith('{')) await this.row(line)
    else await this.mark(line)
  }

  /** The number of rows; nothing if what was read is not a whole backup. */
  end(): number | undefined {
    return this.isGood && this.promised === this.count ? this.count : undefined
  }

  private async begin(line: string): Promise<void> {
    const said = head.safeParse(parsed(line))
    this.hasHead = said.success
    this.isGood = said.success
    if (said.success) await this.reader.head(said.data[1])
  }

  private async row(line: string): Promise<void> {
    this.count++
    this.gathered.push(line)
    if (this.gathered.length === AT_ONCE) await this.handOver()
  }

  private async mark(line: string): Promise<void> {
    await this.handOver()
    const { data: said } = mark.safeParse(parsed(line))
    if (said === undefined) this.isGood = false
    else if (said[0] === 'end') this.promised = said[1].rows
    else this.kind = said[0] === 'jobs' ? 'jobs' : { table: said[1] }
  }

  private async handOver(): Promise<void> {
    const rows = this.gathered
    this.gathered = []
    if (rows.length === 0) return
    if (this.kind === undefined) this.isGood = false
    else await this.reader.rows(this.kind, rows)
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
