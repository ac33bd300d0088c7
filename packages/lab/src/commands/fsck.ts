import { resolve } from 'node:path'
import { CannotStart, reachPostgres } from '@hadal/server'
import { type Option, readArguments, WrongArguments } from '../arguments.ts'
import { checkDatabase, type Found } from '../online/fsck.ts'
import type { Report } from '../report.ts'

const database: Option<string> = {
  text: process.env.DATABASE_URL ?? '',
  read(text, name) {
    if (text === '' || /^postgres(ql)?:\/\/./.test(text)) return text
    // It may hold a password: it is not repeated.
    throw new WrongArguments(
      `--${name} must look like postgresql://user:password@host:5432/database.`,
    )
  },
}

const data: Option<string> = {
  text: process.env.HADAL_DATA || 'data',
  read: (text) => resolve(text),
}

/** Where to look: a database by its address, or the one in a data folder. */
const fsckOptions = { database, data }

export async function fsck(words: readonly string[]): Promise<Report> {
  const { names, options } = readArguments(fsckOptions, words)
  if (names.length > 0) throw new WrongArguments(`fsck has no use for '${names.join(' ')}'.`)
  try {
    return await check(options)
  } catch (error) {
    if (error instanceof CannotStart) throw new WrongArguments(error.message)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = WHY_NOT.get(code)
    if (why === undefined) throw error
    throw new WrongArguments(why)
  }
}

/** What the database, or the way to it, says when it is not one that can be checked. */
const WHY_NOT: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'The database cannot be reached: nobody answers there.'],
  ['ENOENT', 'The database cannot be reached: there is no such socket.'],
  ['ENOTFOUND', 'The database cannot be reached: there is no such computer.'],
  ['28P01', 'The database cannot be reached: the password is wrong.'],
  ['3D000', 'There is no such database.'],
  ['42P01', 'There are no tables of Hadal in this database.'],
])

async function check({ database: url, data: home }: { database: string; data: string }) {
  if (url !== '') return report(await checkDatabase(url))
  const reached = await reachPostgres(home)
  try {
    return report(await checkDatabase(reached.url))
  } finally {
    await reached.release()
  }
}

function report(found: Found): Report {
  const { tables, replayed, acts, damaged } = found
  return {
    json: { tables, replayed, acts, damaged },
    lines: [
      `${tables} tables, ${replayed} games with ${acts} acts played again, ${damaged.length} damaged`,
      ...damaged.map(({ table, why }) => `${table}: ${why}`),
    ],
    good: damaged.length === 0,
  }
}
