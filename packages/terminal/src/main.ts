import { randomInt } from 'node:crypto'
import { BadArguments, readArguments } from './arguments.ts'
import { demonstrationLines } from './demonstration.ts'
import { openTerminal, widthFor } from './input/terminal.ts'
import { languageFor, speakHere, t } from './messages.ts'
import { coloured, plain, wantsColour } from './screen/paint.ts'
import { visit } from './table/visit.ts'
import { COMMAND, usage } from './usage.ts'

const { argv, env, stdin, stdout, stderr } = process

// Whoever stops reading has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

await main()

async function main(): Promise<void> {
  await speakHere(languageFor(argv.slice(2), env))
  try {
    const given = readArguments(argv.slice(2))
    if (given.help) {
      stdout.write(`${usage()}\n`)
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
    stderr.write(`${error.message}\n${t.see_help({ command: `${COMMAND} -- --help` })}\n`)
    process.exitCode = 2
  }
}
