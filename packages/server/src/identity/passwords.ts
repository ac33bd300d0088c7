import { type Algorithm, hash, verify } from '@node-rs/argon2'

// As OWASP recommends for argon2id: 19 MiB, two passes, one lane.
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

let somebodys: Promise<string> | undefined

/** Takes as long where there is no such person, so that nobody finds out who there is. */
export async function fitsPassword(password: string, kept: string | undefined): Promise<boolean> {
  somebodys ??= hashPassword('nobody knows this')
  const fits = await verify(kept ?? (await somebodys), password.normalize('NFC'))
  return fits && kept !== undefined
}
