import { BadRecord, type GameRecord, readCode, writeCode } from '@hadal/engine'
import type { SeatInfo } from '../link/protocol.ts'
import type { Damage } from './damage.ts'
import { checksumOf } from './keptGame.ts'
import type { RecordText } from './recordText.ts'

/** Longer than any link of ours. */
const MOST_LETTERS = 8000
const PARTS = '~'
const REMEMBERS = '+'
const FORGETS = '-'

/** A game as a link carries it behind its `#`: the letters of its record, and who sat where. */
export function writeGameLink({
  record,
  seats,
  perfectMemory,
}: Pick<RecordText, 'record' | 'seats' | 'perfectMemory'>): string {
  const people = (seats ?? []).map(({ name, bot, standsIn }) =>
    [name.replace(/\s+/g, ' '), standsIn ? undefined : bot].filter(Boolean).join('\t'),
  )
  const text = [perfectMemory ? REMEMBERS : FORGETS, ...people].join('\n')
  return [writeCode(record), lettersOf(text), checkOf(text)].join(PARTS)
}

/** The letters of the record alone: the same whatever people are called. */
export function codeIn(link: string): string {
  return link.split(PARTS)[0] ?? ''
}

/** Reads a game from a link, or says what is wrong with it. */
export function readGameLink(link: string): RecordText | Damage {
  if (link.length > MOST_LETTERS)
    return { reason: 'too-large', bytes: link.length, most: MOST_LETTERS }
  const [, letters, check] = link.split(PARTS)
  try {
    const record = readCode(codeIn(link))
    const text = letters === undefined ? undefined : textOf(letters)
    if (text === undefined || checkOf(text) !== check) return DAMAGED
    const [memory, ...people] = text.split('\n')
    return { record, seats: seatsIn(people, record), perfectMemory: memory === REMEMBERS }
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    const { line, version } = error
    if (version !== undefined) return { reason: 'another-version', version }
    return line === undefined ? { reason: 'not-a-record' } : DAMAGED
  }
}

const DAMAGED: Damage = { reason: 'damaged', line: undefined }

function seatsIn(
  people: readonly string[],
  { setup }: GameRecord,
): readonly SeatInfo[] | undefined {
  if (people.length !== setup.players) return undefined
  return people.map((person) => {
    const [name = '', bot] = person.split('\t')
    return { name, bot }
  })
}

/** Any text in letters that mean nothing else in an address. */
function lettersOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function textOf(letters: string): string | undefined {
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}

/** Three letters that notice a slip in the names. */
function checkOf(text: string): string {
  return (checksumOf(text) % 36 ** 3).toString(36)
}
