import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withProjects } from '../tool.mjs'

const ROOT = join(import.meta.dirname, '../..')
const QUICK = ['--project', 'unit', '--project', 'page']

describe('npm run unit runs the quick tests', () => {
  test.each([
    { words: [] },
    { words: ['-t', 'Jailer'] },
    { words: ['recruit', '-t', 'a title / with a slash'] },
    { words: ['--testNamePattern=and/or', '--bail', '1'] },
  ])('with $words', ({ words }) => {
    expect(withProjects(['run', ...words])).toEqual(['run', ...words, ...QUICK])
  })
})

describe('npm run unit runs what its arguments name', () => {
  test.each([
    { words: ['--project', 'server'] },
    { words: ['--project=browser', 'games'] },
    { words: ['packages/server/src/api.test.ts'] },
    { words: ['--bail', '1', String.raw`packages\server`, '-t', 'Jailer'] },
  ])('with $words', ({ words }) => {
    expect(withProjects(['run', ...words])).toEqual(['run', ...words])
  })
})

describe('a tool', () => {
  test.each(['biome', 'knip', 'tsc', 'tsx', 'vitest'])(
    'called %s is found, and gets its arguments',
    (name) => {
      const { status, stdout } = tool(name, '--version')
      expect({ status, version: /\d+\.\d+\.\d+/.test(stdout) }).toEqual({
        status: 0,
        version: true,
      })
    },
  )

  test('ends with the status of its program', () => {
    expect(tool('tsx', '--eval', 'process.exit(7)').status).toBe(7)
  })

  test('that is unknown fails', () => {
    const { status, stderr } = tool('unheard-of')
    expect(status).toBe(1)
    expect(stderr).toContain('There is no tool “unheard-of”.')
  })

  test('is started by every npm script through a script that installs what is missing, in place of the shell', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const bare = Object.values<string>(scripts).filter((line) => !line.startsWith('exec node '))
    expect(bare).toEqual([])
  })
})

function tool(...words: string[]) {
  return spawnSync(process.execPath, [join(ROOT, 'scripts/tool.mjs'), ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  })
}
