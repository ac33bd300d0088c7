// Processes and what they use. Times and memory are read from /proc: only on Linux can a load be measured.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the clock in a second, as Linux counts the time of processes everywhere. */
const TICKS = 100

/** What is said about a process after its name; nothing if it is gone. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Fields of `stat`, counted from the one after the name. */
const PARENT = 1
const OWN_TIME = [11, 12]
const TIME_OF_THE_DEAD = [13, 14]

function ticks(stat: readonly string[] | undefined, fields: readonly number[]): number {
  return fields.reduce((sum, field) => sum + Number(stat?.[field] ?? 0), 0)
}

/** Milliseconds of CPU time that a process has used. */
export function cpuMs(pid: number): number {
  return (ticks(statOf(pid), OWN_TIME) * 1000) / TICKS
}

/** The same for a process and everything it has started, those that have ended among them. */
export function cpuMsOfFamily(pid: number): number {
  const own = ticks(statOf(pid), [...OWN_TIME, ...TIME_OF_THE_DEAD])
  const children = childrenOf(pid).reduce((sum, child) => sum + ticks(statOf(child), OWN_TIME), 0)
  return ((own + children) * 1000) / TICKS
}

function childrenOf(pid: number): readonly number[] {
  return parents()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)
}

/** Every process with the one that started it. */
function parents(): readonly (readonly [pid: number, parent: number])[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .map((pid) => [pid, Number(statOf(pid)?.[PARENT])])
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return [...stdout.matchAll(/(\d+) +(\d+)/g)].map(([, pid, parent]) => [
    Number(pid),
    Number(parent),
  ])
}

/** Kills a process, and then everything it has started: the first cannot start the others again. */
export function killFamily(pid: number): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}

/** Bytes of memory that a process really has. */
export function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Nanoseconds that all threads of a process have run: finer than ticks. */
export function cpuNs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [ran = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(ran)
    }, 0)
  } catch {
    return 0
  }
}

/** Whether processes can be looked at here. */
export const canMeasure = process.platform === 'linux'
