import type { Comparison } from './game.ts'

/** Both positions side by side, one value a line; what differs is marked. */
export function explain({ positions }: Comparison): string[] {
  if (positions === undefined) return []
  const { ours, theirs } = positions
  return [...theirs].flatMap(([field, their]) => {
    const our = ours.get(field) ?? 'missing'
    if (our === their) return [`    ${field}: ${our}`]
    return [`  ! ${field}:`, `      ours    ${our}`, `      theirs  ${their}`]
  })
}
