import type { LookBack } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { create } from 'zustand'
import { type LoadRefusal, loadGame } from '../keep/games.ts'
import type { KeptGame } from '../keep/keptGame.ts'
import { keepLookBack, loadLookBack } from '../keep/lookBacks.ts'
import { type PlayedGame, type RecordText, readRecordText } from '../keep/recordText.ts'
import { think } from './think.ts'

/** A game on this device that is over, with what is known about it. */
export interface Subject {
  readonly game: KeptGame
  readonly record: RecordText['record']
  /** What was found out; nothing until somebody wants to know. */
  readonly found: LookBack | undefined
  /** How far it has come, from 0 to 1, while it is worked out. */
  readonly progress: number | undefined
  readonly hasFailed: boolean
}

/** The game as text says it: for links, files, and whoever plays it again. */
export function textOf({ game: { seats, perfectMemory }, record }: Subject): PlayedGame {
  return { record, seats, perfectMemory }
}

/** A game, or why it cannot be looked at; nothing while it is being fetched. */
export type Opened = Subject | { readonly refusal: LoadRefusal | 'not-over' | 'unavailable' }

interface LookBacks {
  /** By the name of the game. */
  readonly opened: ReadonlyMap<string, Opened>
}

export const useLookBacks = create<LookBacks>(() => ({ opened: new Map() }))

/** Work that goes on, wherever somebody looks meanwhile, and how to stop it. */
const working = new Map<string, () => void>()

/** Fetches a game, and what is known about it. */
export async function openSubject(id: string): Promise<void> {
  if (working.has(id)) return
  set(id, await subjectOf(id))
}

async function subjectOf(id: string): Promise<Opened> {
  try {
    const game = await loadGame(id)
    if ('reason' in game) return { refusal: game }
    if (!game.isOver) return { refusal: 'not-over' }
    const read = readRecordText(game.record)
    if ('reason' in read) return { refusal: read }
    const found = await loadLookBack(id, game.checksum)
    return { game, record: read.record, found, progress: undefined, hasFailed: false }
  } catch {
    return { refusal: 'unavailable' }
  }
}

/** Works out how a game went, beside everything else; what is found is kept. */
export function work(id: string, judged: readonly Seat[]): void {
  const subject = subjectAt(id)
  if (subject === undefined || working.has(id)) return
  const { record, found: before, game } = subject
  set(id, { ...subject, progress: 0, hasFailed: false })
  const end = (part: Partial<Subject>): void => {
    working.delete(id)
    change(id, { ...part, progress: undefined })
  }
  const stop = think({ record, judged, before }, (told) => {
    if ('progress' in told) change(id, told)
    else if ('failure' in told) end({ hasFailed: true })
    else if ('found' in told) {
      end({ found: told.found })
      // Where nothing can be kept it is worked out again the next time.
      keepLookBack(id, game.checksum, told.found).catch(() => {})
    }
  })
  working.set(id, stop)
}

/** Stops the work; what was known before is still known. */
export function stopWork(id: string): void {
  working.get(id)?.()
  working.delete(id)
  change(id, { progress: undefined })
}

function subjectAt(id: string): Subject | undefined {
  const opened = useLookBacks.getState().opened.get(id)
  return opened && 'game' in opened ? opened : undefined
}

function change(id: string, part: Partial<Subject>): void {
  const subject = subjectAt(id)
  if (subject) set(id, { ...subject, ...part })
}

function set(id: string, opened: Opened): void {
  useLookBacks.setState((state) => ({ opened: new Map(state.opened).set(id, opened) }))
}
