// Runs a program in a process group and a temporary folder of its own, and leaves nothing of either behind:
// node scripts/supervise.mjs FILE [arguments]
import './checkNode.cjs'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { constants, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { install } from './install.mjs'
import { isMain } from './isMain.mjs'

const NAME = 'hadal-run-'
const SIGNALS = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])
/** The terminal and npm both deliver the signal of one Ctrl-C. */
const SAME_KEY_MS = 1000
const ENDS_WITHIN_MS = { SIGTERM: 15_000, SIGKILL: 2000, SIGQUIT: 15_000 }
const isWindows = process.platform === 'win32'

/**
 * Runs a Node program until it ends, and ends as it did. Signals are passed on to the program; the processes and the
 * temporary files that are left after it are removed.
 * @param {readonly string[]} command
 */
export async function supervise(command) {
  const folder = makeFolder()
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    // A group of its own, so that all of its processes can be reached by one number.
    detached: !isWindows,
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  })
  for (const signal of SIGNALS) {
    let last = Number.NEGATIVE_INFINITY
    process.on(signal, () => {
      if (performance.now() - last < SAME_KEY_MS) return
      last = performance.now()
      child.kill(signal)
    })
  }
  const swept = sweep()
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
  await swept
  if (child.pid !== undefined) await endGroup(child.pid)
  await remove(folder)
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`))
  // PostgreSQL runs as another user when this one is root.
  chmodSync(folder, 0o755)
  // Compiled code is kept for the next run: tsx looks for it under this name in the temporary folder.
  const cache = `tsx-${process.geteuid?.() ?? userInfo().username}`
  mkdirSync(join(tmpdir(), cache), { recursive: true })
  symlinkSync(join(tmpdir(), cache), join(folder, cache), 'junction')
  return folder
}

/**
 * Ends the processes that the program has left in its group.
 * @param {number} leader
 */
async function endGroup(leader) {
  if (isWindows) return
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    if (!isRunning(leader)) return
    send(-leader, signal)
    const end = performance.now() + ENDS_WITHIN_MS[signal]
    while (isRunning(leader) && performance.now() < end) await sleep(20)
  }
}

/**
 * Whether a process of the group still runs. Linux also lists the dead ones until they are waited for, which nothing
 * may do in a container.
 * @param {number} leader
 */
function isRunning(leader) {
  if (process.platform !== 'linux') return send(-leader, 0)
  return readdirSync('/proc').some((pid) => {
    try {
      // The name of the program comes before, and may hold anything.
      const [state, , group] =
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return Number(group) === leader && state !== 'Z'
    } catch {
      // It is no process, or has ended.
      return false
    }
  })
}

/**
 * Sends a signal to a process, or to a group if the number is negative; says whether there is one. The signal 0 only asks.
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
function send(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the folders of runs that were killed. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(NAME))) {
    const folder = join(tmpdir(), name)
    const pid = Number(name.slice(NAME.length).split('-')[0])
    try {
      if (!send(pid, 0) && lstatSync(folder).uid === userInfo().uid) await remove(folder)
    } catch {
      // Another command removes it at the same moment.
    }
  }
}

/**
 * Removes a temporary folder, after stopping every PostgreSQL that keeps its data there: those run in sessions of their own.
 * @param {string} folder
 */
async function remove(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath } of entries.filter(({ name }) => name === 'postmaster.pid')) {
    const { isAlive, postmasterOf, until } = await processes()
    const pid = postmasterOf(parentPath)?.pid
    if (pid === undefined) continue
    send(pid, 'SIGQUIT')
    if (!(await until(() => !isAlive(pid), ENDS_WITHIN_MS.SIGQUIT))) send(pid, 'SIGKILL')
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * What the server knows about processes. It is TypeScript, which takes a moment to load and is rarely needed.
 * @returns {Promise<typeof import('../packages/server/src/postgres/processes.ts')>}
 */
async function processes() {
  const { tsImport } = await import('tsx/esm/api')
  return await tsImport('../packages/server/src/postgres/processes.ts', import.meta.url)
}

if (isMain(import.meta.url)) {
  install()
  await supervise(process.argv.slice(2))
}
