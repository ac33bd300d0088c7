// Runs the server until it is told to stop.
import { startHadal } from './hadal.ts'
import { CannotStart } from './postgres/cannotStart.ts'
import { readSettings } from './settings.ts'
import { rehearse } from './tables/rehearsal.ts'
import { createLog } from './watch/log.ts'

/** Whoever waited for the start comes first. */
const REHEARSAL_MS = 500

try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  // What a library lets fall when the database goes away is no reason to go as well: nothing was promised.
  process.on('unhandledRejection', (error) => log.error({ error }, 'something failed unnoticed'))
  const hadal = await startHadal(settings, log)
  let since = 0
  const stop = (): void => {
    // Whoever asks again after a while does not want to wait; a key may send more than one signal.
    if (since > 0 && Date.now() - since > 1000) process.exit(1)
    if (since > 0) return
    since = Date.now()
    hadal.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'it did not stop as it should')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  process.stdout.write(`Hadal is ready: ${hadal.url}\n`)
  setTimeout(() => void rehearse(settings.rehearsals, () => since === 0), REHEARSAL_MS).unref()
} catch (error) {
  const words = error instanceof CannotStart ? error.message : String(Object(error).stack ?? error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
