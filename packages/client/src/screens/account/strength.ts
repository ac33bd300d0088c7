/** What the server takes at least. */
const SHORTEST = 8
/** So many letters more are one step more. */
const STEP = 4
const MOST = 5

/** How hard a password is to guess, 0 to 5: above all by its length. */
export function strengthOf(password: string): number {
  if (password.length < SHORTEST) return 0
  const different = new Set(password).size
  // The same few letters again and again are not longer.
  const length = Math.min(password.length, different * 2)
  return Math.min(MOST, Math.max(1, 1 + Math.floor((length - SHORTEST) / STEP)))
}
