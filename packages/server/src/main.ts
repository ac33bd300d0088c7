// Runs the server until a signal stops it.
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
  // Libraries leave errors unhandled when the database goes away; the server outlives that.
  process.on('unhandledRejection', (error) => log.error({ error }, 'something failed unnoticed'))
  let since = 0
  const stop = (): void => {
    // A second signal after a moment ends it at once; one Ctrl-C may send more than one signal.
    if (since > 0 && Date.now() - since > 1000) process.exit(1)
    if (since > 0) return
    since = Date.now()
    // A start is not interrupted: half of what it makes would be left.
    starting
      .then((hadal) => hadal.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, 'it did not stop as it should')
          process.exit(1)
        },
      )
  }
  // Registered before anything is started: a signal during the start ends it cleanly too.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, stop)
  const starting = startHadal(settings, log)
  const hadal = await starting
  if (since === 0) process.stdout.write(`Hadal is ready: ${hadal.url}\n`)
  setTimeout(() => void rehearse(settings.rehearsals, () => since === 0), REHEARSAL_MS).unref()
} catch (error) {
  const words = error instanceof CannotStart ? error.message : String(Object(error).stack ?? error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
