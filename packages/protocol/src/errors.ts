import * as z from 'zod'

/** Everything that can go wrong, by a word that stays; the sentence is for whoever writes a program. */
export const ERRORS = {
  malformed: 'This cannot be read.',
  'too-large': 'This is too large.',
  'too-many': 'Too many requests: wait a moment.',
  'wrong-origin': 'Requests of other sites are not accepted.',
  'not-found': 'There is nothing here.',
  'no-such-table': 'There is no such table.',
  'not-signed-in': 'This needs an identity.',
  'not-allowed': 'This is not yours to do.',
  'name-taken': 'This name is taken.',
  'wrong-password': 'Name and password do not fit.',
  'link-used': 'This link has been used, or was never made.',
  'seat-taken': 'Somebody sits there.',
  'no-such-seat': 'There is no such seat.',
  'no-such-bot': 'There is no such bot.',
  'bad-setup': 'This cannot be played.',
  'not-started': 'The game has not begun.',
  'already-started': 'The game has begun.',
  'seats-open': 'Not every seat is taken.',
  'table-damaged': 'The record of this table is damaged. It was kept as it is.',
  'limit-reached': 'There are too many of these already.',
  'try-again': 'This could not be written. Nothing has changed: try again.',
  'server-error': 'Something failed here. Nothing has changed.',
} as const

export type ErrorCode = keyof typeof ERRORS

const isErrorCode = (word: string): word is ErrorCode => word in ERRORS

const codes: readonly ErrorCode[] = Object.keys(ERRORS).filter(isErrorCode)

/** What is answered whenever something is not accepted. */
export const errorBody = z.object({
  error: z.object({ code: z.enum(codes), message: z.string().max(400) }),
})

export type ErrorBody = z.infer<typeof errorBody>

/** An error as it is sent; a sentence of its own may say more. */
export function errorOf(code: ErrorCode, message: string = ERRORS[code]): ErrorBody {
  return { error: { code, message } }
}
