// Runs a TypeScript program of this repository: node scripts/run.mjs FILE [arguments]
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { install } from './install.mjs'

install()

const child = spawn(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
)

// Ctrl-C reaches the program by itself; this process only waits for what it makes of it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
