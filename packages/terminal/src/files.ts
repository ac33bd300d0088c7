import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BadRecord, type GameRecord } from '@hadal/engine'
import { t } from './messages.ts'
import { readSavedGame, type SavedGame, writeSavedGame } from './savedGame.ts'
import type { SeatedPlayer } from './seats.ts'

/** What came of reading or writing a file: the thing, or a sentence that says what went wrong. */
type Attempt<Thing> = { readonly thing: Thing } | { readonly problem: string }

/** The place that somebody means: npm moves programs to the root of the repository. */
function placeOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file)
}

export function isThere(file: string): boolean {
  return existsSync(placeOf(file))
}

/** Keeps a game in a file, and says where that is. */
export function saveToFile(
  file: string,
  record: GameRecord,
  players: readonly SeatedPlayer[],
): Attempt<string> {
  const place = placeOf(file)
  try {
    writeFileSync(place, writeSavedGame(record, players))
    return { thing: place }
  } catch (error) {
    return { problem: t.file_unwritable({ file, why: sayFileError(error) }) }
  }
}

export function loadFromFile(file: string): Attempt<SavedGame> {
  let text: string
  try {
    text = readFileSync(placeOf(file), 'utf8')
  } catch (error) {
    return { problem: t.file_unreadable({ file, why: sayFileError(error) }) }
  }
  try {
    return { thing: readSavedGame(text) }
  } catch (error) {
    if (error instanceof BadRecord) return { problem: sayBadRecord(file, error) }
    throw error
  }
}

function sayBadRecord(file: string, { line }: BadRecord): string {
  return line === undefined || line === 1
    ? t.file_no_game({ file })
    : t.file_bad_line({ file, line })
}

const FILE_ERRORS: Readonly<Record<string, () => string>> = {
  EACCES: () => t.error_access(),
  EISDIR: () => t.error_folder(),
  ENOENT: () => t.error_missing(),
  ENOSPC: () => t.error_full(),
  ENOTDIR: () => t.error_path(),
  EROFS: () => t.error_read_only(),
}

function sayFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FILE_ERRORS[code]?.() ?? t.error_other({ code })
}
