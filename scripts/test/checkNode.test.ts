import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { whyTooOld } from '../checkNode.cjs'

const SCRIPTS = join(import.meta.dirname, '..')
const ROOT = join(SCRIPTS, '..')

describe('the check of the Node version', () => {
  test.each(['0.12.18', '4.9.1', '8.17.0', '18.20.8', '20.18.3', '20.9.0'])(
    'refuses %s',
    (version) => {
      expect(whyTooOld(version, '>=20.19')).toBe(
        `Hadal needs Node 20.19 or later; this is ${version}.`,
      )
    },
  )

  test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0', '100.0.0'])('accepts %s', (version) => {
    expect(whyTooOld(version, '>=20.19')).toBeUndefined()
  })

  test('reads the range that package.json has', () => {
    expect(packageJson().engines.node).toMatch(/^>=\d+(\.\d+)*$/)
  })
})

describe('on a Node that is too old', () => {
  const scripts = Object.entries(packageJson().scripts)

  test.each(scripts)('npm run %s says so in one sentence and fails', async (_, line) => {
    const [, ...words] = line.replace(/^exec /, '').split(' ')
    expect(await run(asForNode('99.1'), words)).toEqual({
      code: 1,
      out: '',
      err: `Hadal needs Node 99.1 or later; this is ${process.versions.node}.\n`,
    })
  })
})

test('a script that is started through a symbolic link does its work', async () => {
  const folder = temporaryFolder()
  symlinkSync(SCRIPTS, join(folder, 'linked'))
  // An impossible port ends it before anything is installed.
  const { code, err } = await run(folder, ['linked/serve.mjs'], { PORT: 'eighty' })
  expect({ code, err }).toEqual({
    code: 1,
    err: 'PORT must be a whole number from 0 to 65535, not “eighty”.\n',
  })
})

/** A copy of the scripts whose package.json asks for this version. */
function asForNode(version: string): string {
  const folder = temporaryFolder()
  cpSync(SCRIPTS, join(folder, 'scripts'), { recursive: true })
  const asking = { ...packageJson(), engines: { node: `>=${version}` } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(asking))
  return folder
}

function packageJson(): { engines: { node: string }; scripts: Record<string, string> } {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hadal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function run(cwd: string, words: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const options = { cwd, env: { ...process.env, ...env } }
    execFile(process.execPath, words, options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}
