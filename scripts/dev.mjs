// Serves the page from its sources, and a server that restarts when its code changes: npm run dev
import './checkNode.cjs'
import { spawn } from 'node:child_process'
import { join, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { root } from './install.mjs'
import { compileMessages } from './messages.mjs'
import { readPort, tryPort } from './serve.mjs'

const HOST = '127.0.0.1'
/** Another one than that of `npm start`, whose page stays in the browser and would be shown instead. */
const USUAL_PORT = '5173'
/** An editor that empties a file before it writes it is done by then. */
const HALF_WRITTEN_MS = 200
const MESSAGES = ['messages', 'project.inlang'].map((name) => join(root, 'packages', 'words', name))

/**
 * Runs the server, and runs it again whenever code that it uses has changed; its data stays.
 * @param {number} port
 * @returns {Promise<void>} when it is ready for the first time
 */
function startServer(port) {
  const main = join(root, 'packages', 'server', 'src', 'main.ts')
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const { stdout } = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST, PORT: String(port), HADAL_PAGE: '', HADAL_REHEARSALS: '0' },
  })
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      // Its own address is of no use: it is reached through that of the page.
      if (line.startsWith('Hadal is ready')) resolve()
      else console.log(line)
    })
  })
}

/**
 * Serves the page; changes of components, styles and messages appear without loading it again.
 * @param {number} serverPort
 */
async function servePage(serverPort) {
  const vite = await createServer({
    configFile: join(root, 'packages', 'client', 'vite.config.ts'),
    server: {
      host: HOST,
      port: readPort(process.env.PORT || USUAL_PORT),
      strictPort: Boolean(process.env.PORT),
      proxy: { '/api': { target: `http://${HOST}:${serverPort}`, ws: true } },
    },
  })
  let compiling = Promise.resolve()
  const compile = () => {
    compiling = compiling
      .then(compileMessages)
      .catch(() => sleep(HALF_WRITTEN_MS).then(compileMessages))
      .catch((error) => vite.config.logger.error(error.message))
  }
  vite.watcher.add(MESSAGES).on('all', (_, path) => {
    if (MESSAGES.some((folder) => path.startsWith(`${folder}${sep}`))) compile()
  })
  return await vite.listen()
}

await compileMessages()
// Loaded now, so that the first change of a message is shown as soon as later ones.
const compiler = import('@inlang/paraglide-js')
const serverPort = await tryPort(0, HOST)
const [page] = await Promise.all([servePage(serverPort), startServer(serverPort), compiler])
const address = page.httpServer?.address()
console.log(`Hadal is ready: http://${HOST}:${typeof address === 'object' ? address?.port : ''}`)
