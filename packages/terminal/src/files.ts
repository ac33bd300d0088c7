import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BadRecord, type GameRecord } from '@hadal/engine'
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
    return { problem: `“${file}” cannot be written: ${sayFileError(error)}.` }
  }
}

export function loadFromFile(file: string): Attempt<SavedGame> {
  let text: string
  try {
    text = readFileSync(placeOf(file), 'utf8')
  } catch (error) {
    return { problem: `“${file}” cannot be read: ${sayFileError(error)}.` }
  }
  try {
    return { thing: readSavedGame(text) }
  } catch (error) {
    if (error instanceof BadRecord) return { problem: `“${file}” holds no game: ${error.message}.` }
    throw error
  }
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  EROFS: 'nothing can be written there',
}

function sayFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return FILE_ERRORS[code] ?? error.message
}
