const BYTE = 256

/** A seed of 32 bits, a byte at a time: some who lend their luck count out every number below the limit. */
export function seedFrom(random: (limit: number) => number): number {
  let seed = 0
  for (let byte = 0; byte < 4; byte++) seed = seed * BYTE + random(BYTE)
  return seed
}
