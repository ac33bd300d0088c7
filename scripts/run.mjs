// Runs a TypeScript program of this repository: node scripts/run.mjs FILE [arguments]
import './checkNode.cjs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { install } from './install.mjs'
import { isMain } from './isMain.mjs'

/**
 * Runs a TypeScript program.
 * @param {readonly string[]} command
 */
export function run(command) {
  runNode(['--import', import.meta.resolve('tsx'), ...command])
}

/**
 * Runs a program until it ends, and ends as it did.
 * @param {readonly string[]} command
 */
export function runNode(command) {
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  // Ctrl-C reaches the program by itself; this process only waits for what it makes of it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}

if (isMain(import.meta.url)) {
  install()
  run(process.argv.slice(2))
}
