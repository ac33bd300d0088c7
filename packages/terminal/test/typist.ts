import type { Terminal } from '../src/input/terminal.ts'
import { plain } from '../src/screen/paint.ts'

/** A terminal at which prepared lines are typed; what is printed is kept. */
export function typist(lines: readonly string[]): Terminal & { readonly printed: string[] } {
  const waiting = [...lines]
  const printed: string[] = []
  return {
    printed,
    paint: plain,
    width: () => 80,
    print: (...more) => {
      printed.push(...more)
    },
    ask(prompt) {
      const line = waiting.shift()
      printed.push(`${prompt}${line ?? '(end)'}`)
      return Promise.resolve(line)
    },
  }
}
