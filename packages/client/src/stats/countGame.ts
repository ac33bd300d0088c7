import type { Counted, CountTask } from '../analysis/messages.ts'
import { readRecordText } from '../keep/recordText.ts'
import { playedOf } from './played.ts'

/** Counts a game from its record; one that cannot be read or played is left out. */
export function countGame({ id, record }: CountTask['games'][number]): Counted {
  try {
    const read = readRecordText(record)
    return { id, played: 'reason' in read ? undefined : playedOf(read.record) }
  } catch {
    return { id, played: undefined }
  }
}
