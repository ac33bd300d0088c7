// Runs a TypeScript program of this repository: node scripts/run.mjs FILE [arguments]
import './checkNode.cjs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { install } from './install.mjs'
import { isMain } from './isMain.mjs'
import { supervise } from './supervise.mjs'

/**
 * What Node needs to run a TypeScript program.
 * @param {readonly string[]} command
 */
export const typeScript = (command) => ['--import', import.meta.resolve('tsx'), ...command]

/**
 * Runs a program that may ask the terminal for something until it ends, and ends as it did.
 * @param {readonly string[]} command
 */
export function runNode(command) {
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  // The terminal sends Ctrl-C to the program as well; this process only waits for what it makes of it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}

if (isMain(import.meta.url)) {
  install()
  await supervise(typeScript(process.argv.slice(2)))
}
