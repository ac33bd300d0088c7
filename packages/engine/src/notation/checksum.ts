/** FNV-1a as eight letters: enough to notice a slip, no protection against intent. */
export function checksum(bytes: Iterable<number>): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

export function checksumOfText(text: string): string {
  return checksum(Array.from(text, (letter) => letter.charCodeAt(0)))
}
