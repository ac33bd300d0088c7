import { onTestFinished } from 'vitest'

/** Notes whatever fails without anybody waiting for it, until the test is over. */
export function noteFallen(): readonly string[] {
  const fallen: string[] = []
  const note = (error: unknown): void => void fallen.push(String(error))
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.removeListener('unhandledRejection', note)
    for (const listener of listeners) process.on('unhandledRejection', listener)
  })
  return fallen
}

/**
 * What the library of jobs lets fall when it gives up with its connections: jobs that it could not give back are
 * free again after a while, and connections are given back twice.
 */
export const LET_FALL = /returning jobs from local queue|already been released to the pool/
