/** Text kept in the browser under a name; nothing where the browser keeps nothing for us. */
export function readKept(name: string): unknown {
  try {
    const text = localStorage.getItem(name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Storage is shut, or what lies there is damaged: the page goes on without.
    return undefined
  }
}

export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is shut or full: what was chosen holds until the page is closed.
  }
}

/** The fields of something that was read; of anything else, none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A value if it is one of those allowed, and the usual one if not. */
export function oneOf<Value>(value: unknown, allowed: readonly Value[], usual: Value): Value {
  return allowed.find((candidate) => candidate === value) ?? usual
}
