import { createHash, randomBytes } from 'node:crypto'

/** 16 bytes for what is looked up, 24 for what proves something. */
export const newId = (): string => randomBytes(16).toString('base64url')
export const newSecret = (): string => randomBytes(24).toString('base64url')

/** What is kept of a secret. It is random and long, so a plain digest cannot be turned back. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
