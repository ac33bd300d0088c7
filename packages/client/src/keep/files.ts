import type { Damage } from './damage.ts'
import { type RecordText, readRecordText } from './recordText.ts'

/** No game is ever as long as this. */
const MOST_BYTES = 1_000_000

/** The name of the file in which a game is handed out: `hadal-2031-05-17.txt`. */
export function recordFileName(startedAt: number): string {
  const date = new Date(startedAt)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `hadal-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.txt`
}

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Reads a game from a file that somebody has chosen, or says what is wrong with it. */
export async function readRecordFile(file: Blob): Promise<RecordText | Damage> {
  if (file.size > MOST_BYTES) return { reason: 'too-large', bytes: file.size, most: MOST_BYTES }
  // Editors of some systems begin a file with a mark, and end lines in their own way.
  const text = (await file.text()).replace(/^\uFEFF/, '')
  return readRecordText(text)
}
