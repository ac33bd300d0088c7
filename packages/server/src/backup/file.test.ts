import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headOf, type Kind, linesFor, readBackup, writeLines } from './file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const AT = new Date('2026-11-15T18:00:00Z')
const HEAD = headOf(AT, ['0001_tables'])

async function* lines(...all: readonly string[]): AsyncGenerator<string> {
  yield* all
}

async function read(file: string) {
  const found: { kind: Kind; rows: readonly string[] }[] = []
  let migrations: readonly string[] = []
  const count = await readBackup(file, {
    async head(head) {
      migrations = head.migrations
    },
    async rows(kind, rows) {
      found.push({ kind, rows })
    },
  })
  return { count, migrations, found }
}

test('what is written is read, whatever is in it', async () => {
  const file = join(folder, 'whole')
  const rows = Array.from({ length: 1_201 }, (_, at) =>
    JSON.stringify({ id: at, text: 'ї\u2028"' }),
  )
  await writeLines(
    file,
    lines(
      HEAD,
      linesFor.kind({ table: 'acts' }),
      ...rows,
      linesFor.kind({ table: 'seats' }),
      linesFor.kind('jobs'),
      '{"key":"bots:a"}',
      linesFor.end(rows.length + 1),
    ),
  )
  const { count, migrations, found } = await read(file)
  expect([count, migrations]).toEqual([1_202, ['0001_tables']])
  expect(found.map(({ kind }) => kind)).toEqual([
    { table: 'acts' },
    { table: 'acts' },
    { table: 'acts' },
    'jobs',
  ])
  expect(found.slice(0, 3).flatMap((part) => part.rows)).toEqual(rows)
  // It holds secrets.
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
})

test('what fails on the way leaves no file behind', async () => {
  const file = join(folder, 'failed')
  const failing = async function* () {
    yield HEAD
    throw new Error('the database is away')
  }
  await expect(writeLines(file, failing())).rejects.toThrow('away')
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
})

const row = '{"a":1}'
const acts = linesFor.kind({ table: 'acts' })
test.each([
  ['nothing', []],
  ['no head', [acts, row, linesFor.end(1)]],
  ['no end', [HEAD, acts, row]],
  ['fewer rows than promised', [HEAD, acts, row, linesFor.end(2)]],
  ['something after the end', [HEAD, acts, row, linesFor.end(1), row]],
  ['rows of nothing', [HEAD, row, linesFor.end(1)]],
  ['a table that is none', [HEAD, '["rows","acts; drop table acts"]', row, linesFor.end(1)]],
  ['another format', ['["hadal-backup",{"format":2,"at":"x","migrations":[]}]', linesFor.end(0)]],
])('a file with %s is no backup', async (_, all) => {
  const file = join(folder, 'bad')
  writeFileSync(file, gzipSync(`${all.join('\n')}\n`))
  await expect(read(file)).rejects.toThrow(`${file} is no backup of Hadal, or it is not whole.`)
})

test('a file that is cut off, or not there, is said to be', async () => {
  const file = join(folder, 'cut')
  const whole = gzipSync([HEAD, acts, row, linesFor.end(1)].join('\n'))
  writeFileSync(file, whole.subarray(0, -9))
  await expect(read(file)).rejects.toThrow('not whole')
  await expect(read(join(folder, 'nowhere'))).rejects.toThrow('There is no file')
  await expect(read(folder)).rejects.toThrow('not whole')
})
