// A measurement that is interrupted leaves neither servers nor a database behind.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryHome } from './temporary.ts'

const ROOT = join(import.meta.dirname, '../../../..')

// Only Linux tells the environment of other processes.
const isLinux = process.platform === 'linux'

test.runIf(isLinux)(
  'soak that is interrupted leaves no process and no temporary file',
  async () => {
    const { folder, remove } = temporaryHome()
    onTestFinished(remove)
    const child = spawn('npm', ['--silent', 'run', 'lab', '--', 'soak', '--tables', '1'], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: folder },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => serversWith(folder).length, { timeout: 60_000 }).toBeGreaterThan(0)
    const postgres = postmasterIn(folder)
    expect(read(postgres, 'cmdline')).toMatch(/postgres/)

    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(read(postgres, 'cmdline')).toBe('')
    expect(processesWith(folder)).toEqual([])
    // Code compiled by tsx, and by npm on Node 22 and later, is kept for the next run.
    const left = readdirSync(folder).filter((name) => !/^(tsx-|node-compile-cache$)/.test(name))
    expect(left).toEqual([])
  },
)

/** The processes that put their temporary files into a folder. */
function processesWith(folder: string): readonly string[] {
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && read(pid, 'environ').includes(`TMPDIR=${folder}`),
  )
}

const serversWith = (folder: string) =>
  processesWith(folder).filter((pid) => read(pid, 'cmdline').includes('server/src/main.ts'))

/** The text of a file about a process; it may end meanwhile. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8')
  } catch {
    return ''
  }
}

function postmasterIn(folder: string): string {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  )
  return String(readFileSync(join(folder, String(file)), 'utf8').split('\n')[0])
}
