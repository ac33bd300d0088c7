// Installs, builds and serves the page of the game: npm start
import { buildPage, page } from './build.mjs'
import { install } from './install.mjs'
import { serveFolder } from './server.mjs'

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
 * Serves the page as it was built last.
 * @param {{ port?: number, host?: string, folder?: string }} where
 */
export async function startServer({ port = 0, host = USUAL_HOST, folder = page } = {}) {
  try {
    return await serveFolder({ folder, port, host })
  } catch (error) {
    throw new CannotServe(whyNot(error, port, host), { cause: error })
  }
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

async function main() {
  const where = { port: readPort(process.env.PORT), host: process.env.HOST || USUAL_HOST }
  // A port that is taken is better known before anything is built.
  const trial = await startServer({ ...where, folder: import.meta.dirname })
  await trial.close()
  install()
  await buildPage()
  const { url, close } = await startServer(where)
  process.stdout.write(`Hadal is ready: ${url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error) => {
    process.stderr.write(
      `${error instanceof CannotServe ? error.message : (error?.stack ?? error)}\n`,
    )
    process.exitCode = 1
  })
}
