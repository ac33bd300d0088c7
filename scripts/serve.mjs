// Installs, builds the page and runs the server: npm start
import './checkNode.cjs'
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { install } from './install.mjs'
import { isMain } from './isMain.mjs'

const USUAL_PORT = 8080
const USUAL_HOST = '127.0.0.1'

/** Says in one sentence why the page cannot be served. */
export class CannotServe extends Error {
  /** @override */
  name = 'CannotServe'
}

/**
 * The port to serve on, as the environment has it.
 * @param {string | undefined} port
 */
export function readPort(port) {
  if (port === undefined || port === '') return USUAL_PORT
  const number = Number(port)
  if (/^\d+$/.test(port) && number <= 65_535) return number
  throw new CannotServe(`PORT must be a whole number from 0 to 65535, not “${port}”.`)
}

/**
 * Finds out whether a port is free, before anything is installed or built; says which one the system chose for port 0.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export async function tryPort(port, host) {
  const trial = createServer()
  await new Promise((resolve, reject) => {
    trial.once('error', (error) =>
      reject(new CannotServe(whyNot(error, port, host), { cause: error })),
    )
    trial.listen(port, host, () => resolve(undefined))
  })
  const address = trial.address()
  await new Promise((resolve) => trial.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : port
}

/**
 * @param {unknown} error
 * @param {number} port
 * @param {string} host
 */
function whyNot(error, port, host) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by you: choose one above 1023, as in PORT=${USUAL_PORT} npm start.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `This computer cannot be reached as “${host}”: HOST must be one of its own addresses.`
  return `The page cannot be served: ${error instanceof Error ? error.message : String(error)}.`
}

/** Builds the page in another process: what builds it is large, and of no use to what serves it. */
function build() {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], {
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
  })
  if (status !== 0) throw new CannotServe('The page could not be built: see what is said above.')
  return stdout.trim()
}

async function main() {
  await tryPort(readPort(process.env.PORT), process.env.HOST || USUAL_HOST)
  install()
  process.env.HADAL_PAGE = process.env.HADAL_PAGE || build()
  const { register } = await import('tsx/esm/api')
  register()
  // In this very process: whoever stops it stops the server. It has more room for what is soon forgotten
  // (--max-semi-space-size, in package.json), which saves a fifth of its work when many play.
  await import(new URL('../packages/server/src/main.ts', import.meta.url).href)
}

if (isMain(import.meta.url)) {
  main().catch((error) => {
    process.stderr.write(
      `${error instanceof CannotServe ? error.message : (error?.stack ?? error)}\n`,
    )
    process.exitCode = 1
  })
}
