import { randomInt } from 'node:crypto'
import { BadArguments, readArguments, USAGE } from './arguments.ts'
import { coloured, plain, wantsColour } from './board/paint.ts'
import { demonstrationLines } from './demonstration.ts'
import { openTerminal, widthFor } from './input/terminal.ts'
import { visit } from './table/visit.ts'

const { argv, env, stdin, stdout, stderr } = process

// Whoever stops reading has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

await main()

async function main(): Promise<void> {
  try {
    const given = readArguments(argv.slice(2))
    if (given.help) {
      stdout.write(`${USAGE}\n`)
      return
    }
    const paint = given.colour && wantsColour(env, stdout.isTTY) ? coloured : plain
    const isTerminal = stdin.isTTY && stdout.isTTY
    if (!isTerminal && !given.script) {
      const seed = given.seed ?? randomInt(1_000_000)
      const lines = demonstrationLines(given, seed, paint, widthFor(stdout.columns))
      stdout.write(`${lines.join('\n')}\n`)
      return
    }
    const terminal = openTerminal({ input: stdin, output: stdout, isTerminal }, paint)
    await visit(terminal, given, env)
    terminal.close()
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    stderr.write(`${error.message}\nType npm start -- --help to see what can be said.\n`)
    process.exitCode = 2
  }
}
