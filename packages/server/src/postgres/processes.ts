import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './cannotStart.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It is there, but belongs to somebody else.
    return codeOf(error) === 'EPERM'
  }
  return !isZombie(pid)
}

/** Dead, but nobody has asked for its exit code: in a container there may be nobody who does. */
function isZombie(pid: number): boolean {
  const stat = statOf(pid)
  return stat !== undefined && /^Z/.test(stat)
}

/** When a process was started, in words of the system: numbers of processes are used again. */
export function startOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  const stat = statOf(pid)
  // The 22nd field; the list here begins with the third.
  if (stat !== undefined) return stat.split(' ')[19]
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim()
}

/** What Linux says about a process, after its name, which may hold anything. */
function statOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2)
  } catch {
    return undefined
  }
}

/** What a running PostgreSQL says about itself. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** The folder of its socket; empty if it has none. */
  readonly socket: string
}

/** The PostgreSQL that runs on a data folder, if one does. */
export function postmasterOf(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, socket] = readFileSync(file, 'utf8').split('\n')
  const master = { pid: Number(pid), port: Number(port), socket: socket?.trim() ?? '' }
  return master.pid > 0 && isPostgresOf(master.pid, folder) ? master : undefined
}

/** No system has a process of this number. */
const NO_PROCESS = '99999999'

/**
 * Corrects what a killed PostgreSQL has left, where its number is another program's by now.
 *
 * The file itself stays: with it PostgreSQL finds out whether helpers of the killed one still write.
 */
export function forgetReusedPid(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (isAlive(Number(pid)) && !isPostgresOf(Number(pid), folder))
    writeFileSync(file, [NO_PROCESS, ...rest].join('\n'))
}

/** Whether a process is PostgreSQL on this folder: after a crash its number may be somebody else's. */
function isPostgresOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /postgres/.test(stdout ?? '')
  }
}

/** Waits until something holds; says whether it did in time. */
export async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!holds()) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}
