import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../postgres/cannotStart.ts'
import type { Store } from './database.ts'

/** A database says this while it gets ready, or brings itself up to date after a crash. */
const NOT_YET = '57P03'
const ASK_EVERY = 250
/** Bringing itself up to date may take a while; longer than this somebody should have a look. */
const PATIENCE = 120_000

/** Waits until the database answers. One that gets ready is waited for, one that is not there is not. */
export async function untilAnswered({ pool }: Store, patience = PATIENCE): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (codeOf(error) !== NOT_YET || Date.now() > until) throw error
      await pause(ASK_EVERY)
    }
  }
}
