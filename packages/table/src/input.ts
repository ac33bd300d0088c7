// What comes from outside may be anything, whatever its type says.

export function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null
}

export function isCount(input: unknown): input is number {
  return typeof input === 'number' && Number.isInteger(input) && input >= 0
}
