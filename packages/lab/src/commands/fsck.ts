import { resolve } from 'node:path'
import { CannotStart, reachPostgres } from '@hadal/server'
import { type Option, WrongArguments } from '../arguments.ts'
import { command } from '../command.ts'
import { checkDatabase, type Found } from '../online/fsck.ts'
import type { Report } from '../report.ts'

const database: Option<string> = {
  help: 'address of the database',
  value: 'URL',
  text: process.env.DATABASE_URL ?? '',
  // The address may hold a password: help names the variable.
  usual: '$DATABASE_URL',
  read(text, name) {
    if (text === '' || /^postgres(ql)?:\/\/./.test(text)) return text
    // It may hold a password: it is not repeated.
    throw new WrongArguments(
      `--${name} must look like postgresql://user:password@host:5432/database.`,
    )
  },
}

const data: Option<string> = {
  help: 'data folder of a server: its database is checked if no URL is known',
  value: 'FOLDER',
  text: process.env.HADAL_DATA || 'data',
  read: (text) => resolve(text),
}

export const fsck = command({
  name: 'fsck',
  options: { database, data },
  async run({ options }) {
    try {
      return await check(options)
    } catch (error) {
      if (error instanceof CannotStart) throw new WrongArguments(error.message)
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const why = WHY_NOT.get(code)
      if (why === undefined) throw error
      throw new WrongArguments(why)
    }
  },
})

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
