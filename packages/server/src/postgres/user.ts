import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** As whom PostgreSQL runs; nothing if that is whoever we are. */
export interface User {
  readonly uid: number
  readonly gid: number
}

/** The user that owns nothing, by its number on every Unix. */
const NOBODY: User = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root: then it runs as whoever owns its data already, or as nobody.
 */
export function userFor(folder: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  return uid === 0 ? NOBODY : { uid, gid }
}

/** Whether a user can get into a folder: asked of the system, which knows more rules than modes. */
export function canEnter(folder: string, user: User | undefined): boolean {
  if (user === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user }).status === 0
}
