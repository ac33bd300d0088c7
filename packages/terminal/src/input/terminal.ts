import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Paint } from '../screen/paint.ts'

/** Where the table talks with a person. */
export interface Terminal {
  readonly paint: Paint
  /** How many columns there are. */
  width(): number
  print(...lines: readonly string[]): void
  /** The next line somebody types; nothing when the input has ended. */
  ask(prompt: string): Promise<string | undefined>
}

const NARROWEST = 60
const WIDEST = 100
const USUAL = 80

/** The columns to use: what the screen has, within what can be read well. */
export function widthFor(screen: number | undefined): number {
  return Math.min(WIDEST, Math.max(NARROWEST, screen ?? USUAL))
}

interface Streams {
  readonly input: Readable
  readonly output: Writable & { readonly columns?: number }
  /** Whether somebody types at a screen; otherwise lines that come in are shown as well. */
  readonly isTerminal: boolean
}

/** Talks by lines. Lines that come before they are asked for wait. */
export function openTerminal(
  { input, output, isTerminal }: Streams,
  paint: Paint,
): Terminal & { close(): void } {
  const reader = createInterface({ input, output, terminal: isTerminal })
  const waiting: string[] = []
  let answer: ((line: string | undefined) => void) | undefined
  let isClosed = false
  let wasInterrupted = false

  const give = (line: string): void => {
    if (answer === undefined) waiting.push(line)
    else {
      const resolve = answer
      answer = undefined
      resolve(line)
    }
  }
  reader.on('line', (line) => {
    wasInterrupted = false
    give(line)
  })
  // Ctrl-C asks before the game is lost; twice in a row it does not.
  reader.on('SIGINT', () => {
    if (wasInterrupted) reader.close()
    else {
      wasInterrupted = true
      output.write('\n')
      give('quit')
    }
  })
  reader.on('close', () => {
    isClosed = true
    answer?.(undefined)
    answer = undefined
  })

  return {
    paint,
    width: () => widthFor(output.columns),
    print(...lines) {
      output.write(`${lines.join('\n')}\n`)
    },
    ask(prompt) {
      const line = waiting.shift()
      if (line !== undefined) {
        output.write(`${prompt}${line}\n`)
        return Promise.resolve(line)
      }
      if (isClosed) {
        output.write(`${prompt}\n`)
        return Promise.resolve(undefined)
      }
      if (isTerminal) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else output.write(prompt)
      return new Promise((resolve) => {
        answer = (given) => {
          if (!isTerminal) output.write(`${given ?? ''}\n`)
          else if (given === undefined) output.write('\n')
          resolve(given)
        }
      })
    },
    close: () => reader.close(),
  }
}
