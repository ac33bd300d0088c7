import * as z from 'zod'

/**
 * A line of text by people, for people: trimmed, and nothing in it that cannot be seen. Marks that
 * pile up over one letter are refused like what has no shape at all. Markup is text like any other.
 */
function line(most: number) {
  return z
    .string()
    .max(4 * most)
    .trim()
    .normalize('NFC')
    .min(1)
    .max(most)
    .regex(/^(?!.*\p{M}{3})[^\p{C}\p{Zl}\p{Zp}]*$/u, 'It holds characters that cannot be shown.')
}

/** What a person, or a bot of somebody, is called. */
export const personName = line(24)

/** What a table is called. */
export const tableName = line(40)

/** What a person knows: long enough not to be guessed, short enough not to keep us busy. */
export const password = z.string().min(8).max(200)

/** What tables, links and tokens are called: nobody can guess one. */
export const tableId = z.string().regex(/^[\w-]{20,32}$/)
export const secret = z.string().regex(/^[\w-]{20,64}$/)

/** Letters that cannot be taken for each other. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Five letters that lead to a table until its game begins. */
export const inviteCode = z
  .string()
  .max(20)
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[${CODE_LETTERS}]{5}$`))
