/** Fetches what bots have learned; `tell` hears which share of it is here, where that is known. */
export async function fetchWeights(
  address: string,
  tell: (share: number) => void,
): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok || response.body === null) throw new Error(`${address}: ${response.status}`)
  const size = sizeOf(response)
  const parts: Uint8Array[] = []
  let length = 0
  for (const reader = response.body.getReader(); ; ) {
    const { value } = await reader.read()
    if (value === undefined) break
    parts.push(value)
    length += value.length
    if (size > 0) tell(Math.min(1, length / size))
  }
  return joined(parts, length)
}

/** How much will come; nothing is said of it where it travels in a shorter form. */
function sizeOf({ headers }: Response): number {
  return headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
