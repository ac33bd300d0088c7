import { type DestinationStream, type Logger, pino } from 'pino'

/** What is never written down, wherever it comes from. */
const SECRET = ['cookie', 'authorization', 'password', 'newPassword', 'secret', 'token', 'code']

/** Writes what happens as lines of JSON, without secrets. */
export function createLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        remove: true,
      },
      serializers: { err: withoutValues, error: withoutValues },
    },
    to,
  )
}

/** An error without what it was about: databases like to quote the row they stumbled over. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error && { reason: String(error.code) }) }
}
