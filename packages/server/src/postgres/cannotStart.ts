/** Says in one sentence why the server cannot be started, and what can be done about it. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** The code that the system gives an error, as in `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
