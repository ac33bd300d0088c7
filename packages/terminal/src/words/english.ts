const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

/** Small numbers as words. */
export function sayNumber(number: number): string {
  return NUMBERS[number] ?? String(number)
}

/** A number with a proper minus. */
export function saySigned(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}

/** `1 pearl`, `2 pearls`. */
export function count(number: number, thing: string, things = `${thing}s`): string {
  return `${saySigned(number)} ${Math.abs(number) === 1 ? thing : things}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(things: readonly string[], last = 'and'): string {
  if (things.length < 2) return things.join('')
  return `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`
}

/** `take` becomes `takes`, `pass` becomes `passes`. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(s|sh|ch|x|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** The sentence with a capital at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
