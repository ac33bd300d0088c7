import { ERRORS, type ErrorCode } from '@hadal/protocol'

/** Thrown where something that was asked is not done; it is answered with its code, and counted. */
export class NotAccepted extends Error {
  override name = 'NotAccepted'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string = ERRORS[code]) {
    super(message)
    this.code = code
  }
}

/** What each error is in the numbers of HTTP. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'wrong-origin': 403,
  'not-found': 404,
  'no-such-table': 404,
  'not-signed-in': 401,
  'not-allowed': 403,
  'name-taken': 409,
  'wrong-password': 401,
  'link-used': 410,
  'seat-taken': 409,
  'no-such-seat': 404,
  'no-such-bot': 400,
  'bad-setup': 400,
  'not-started': 409,
  'already-started': 409,
  'seats-open': 409,
  'table-damaged': 500,
  'limit-reached': 403,
  'try-again': 503,
  'server-error': 500,
}
