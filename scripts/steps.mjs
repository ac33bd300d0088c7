// The steps of `npm test` and `npm run check`: programs that pass or fail.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Runs a program out of `node_modules`; its output is kept, or shown as it comes.
 * @param {string} name
 * @param {[program: string, ...rest: string[]]} command
 * @param {'pipe' | 'inherit'} stdio
 * @returns {Promise<{ name: string, seconds: number, passed: boolean, output: string }>}
 */
export function step(name, [program, ...rest], stdio = 'pipe') {
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...rest], {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
  })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      resolve({ name, seconds, passed: code === 0, output })
    }),
  )
}

/**
 * @param {string} name
 * @param {number} seconds
 * @param {boolean} passed
 * @param {string} [where] the time was spent
 */
export function report(name, seconds, passed, where = '') {
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s ${where}`.trimEnd(),
  )
}
