import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SUPERVISE = join(import.meta.dirname, '../supervise.mjs')
/** Leaves files behind, and a process that holds the standard output until it ends. */
const CARELESS = `
  import { spawn } from 'node:child_process'
  import { mkdtempSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { join } from 'node:path'
  mkdtempSync(join(tmpdir(), 'left-'))
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] })
  console.log(tmpdir())
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000)
  else process.exit(7)
`

let folder = ''
let program = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-supervise-'))
  program = join(folder, 'careless.mjs')
  writeFileSync(program, CARELESS)
  mkdirSync(join(folder, 'tmp'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a program under supervision, with a temporary folder that nothing else uses. */
function supervise(...command: string[]) {
  const child = spawn(process.execPath, [SUPERVISE, ...command], {
    env: { ...process.env, TMPDIR: join(folder, 'tmp') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const used = new Promise<string>((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  )
  // The output is closed when every process that can write to it has ended.
  const ended = new Promise((resolve) => child.once('close', resolve))
  return { child, used, ended }
}

/** What is left in the temporary folder; compiled code is meant to stay. */
const left = () => readdirSync(join(folder, 'tmp')).filter((name) => !name.startsWith('tsx-'))

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'after %s no process and no temporary file of a program is left',
  async (signal, status) => {
    const { child, used, ended } = supervise(program, 'wait')
    expect(readdirSync(await used).some((name) => name.startsWith('left-'))).toBe(true)
    child.kill(signal)
    expect(await ended).toBe(status)
    expect(left()).toEqual([])
  },
)

test('a program that ends by itself leaves nothing, and its status is passed on', async () => {
  expect(await supervise(program).ended).toBe(7)
  expect(left()).toEqual([])
})

test('a program that is supervised inside another one is ended with it', async () => {
  const { child, used, ended } = supervise(SUPERVISE, program, 'wait')
  await used
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(left()).toEqual([])
})

test('the folder of a run that was killed is removed by the next one, that of a running one is not', async () => {
  const [dead, alive] = [4_194_304, process.pid].map((pid) => `hadal-run-${pid}-aaaaaa`)
  for (const name of [dead, alive])
    mkdirSync(join(folder, 'tmp', String(name), 'deep'), { recursive: true })
  await supervise(program).ended
  expect(left()).toEqual([alive])
})
