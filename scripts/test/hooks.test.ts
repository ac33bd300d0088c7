import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { problemsOf } from '../hooks/commitMessage.mjs'

const root = join(import.meta.dirname, '../..')
const execute = promisify(execFile)

describe('the subject of a commit', () => {
  test.each([
    'Add a lord',
    'Pass the pearl on',
    'Embed the font',
    'Bring back undo',
    'Focus the first choice',
    'Set the size of letters',
    'Merge branch added',
    'Revert "adds a lord."',
    'fixup! Add a lord',
    `Explain ${'x'.repeat(52)}`,
  ])('may be “%s”', (subject) => {
    expect(problemsOf(subject)).toEqual([])
  })

  test.each([
    ['add a lord', 'It starts with a capital letter.'],
    ['Added a lord', 'It is imperative'],
    ['Adding a lord', 'It is imperative'],
    ['Adds a lord', 'It is imperative'],
    ['Fixes: a lord', 'It is imperative'],
    ['Wrote a test', 'It is imperative'],
    ['Add a lord.', 'It has no full stop at the end.'],
    [`Explain ${'x'.repeat(53)}`, 'It has at most 60 characters (found 61)'],
  ])('cannot be “%s”', (subject, problem) => {
    expect(problemsOf(subject)).toEqual([expect.stringContaining(problem)])
  })
})

describe('after npm run hooks', () => {
  let clone = ''
  beforeEach(async () => {
    clone = mkdtempSync(join(tmpdir(), 'hadal-hooks-'))
    mkdirSync(join(clone, 'scripts'))
    for (const file of [
      'hooks',
      'hooks.mjs',
      'install.mjs',
      'isMain.mjs',
      'checkNode.cjs',
      'no-math-random.grit',
    ])
      cpSync(join(root, 'scripts', file), join(clone, 'scripts', file), { recursive: true })
    for (const file of ['biome.json', 'package.json']) cpSync(join(root, file), join(clone, file))
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction')
    await git('init', '--quiet')
    await execute(process.execPath, [join(clone, 'scripts', 'hooks.mjs')], { env: ENVIRONMENT })
  })
  afterEach(() => rmSync(clone, { recursive: true, force: true }))

  test('a well-formed commit is made', async () => {
    await stage('good.ts', 'export const one = 1\n')
    await git('commit', '--quiet', '-m', 'Add one')
    expect(await git('log', '--format=%s')).toBe('Add one\n')
  })

  test('a commit with a bad subject is refused, and the reason is shown', async () => {
    await stage('good.ts', 'export const one = 1\n')
    await expect(git('commit', '-m', 'added one.')).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'Please reword the subject “added one.”:\n' +
          '  - It starts with a capital letter.\n' +
          '  - It is imperative: “Add”, not “Added”, “Adding” or “Adds” (found “added”).\n' +
          '  - It has no full stop at the end.\n',
      ),
    })
    await expect(git('log')).rejects.toThrow()
  })

  test('a commit with a badly formatted file is refused', async () => {
    await stage('bad.ts', 'export const one=1;\n')
    await expect(git('commit', '-m', 'Add one')).rejects.toMatchObject({
      stderr: expect.stringContaining('bad.ts'),
    })
  })

  test('files that are not staged are neither checked nor changed', async () => {
    await stage('good.ts', 'export const one = 1\n')
    writeFileSync(join(clone, 'bad.ts'), 'export const two=2;\n')
    await git('commit', '--quiet', '-m', 'Add one')
    expect(await git('status', '--porcelain', 'bad.ts')).toBe('?? bad.ts\n')
  })

  test('a commit without any code is made', async () => {
    await stage('notes.md', 'Some notes.\n')
    await git('commit', '--quiet', '-m', 'Add notes')
    expect(await git('log', '--format=%s')).toBe('Add notes\n')
  })

  async function stage(file: string, text: string): Promise<void> {
    writeFileSync(join(clone, file), text)
    await git('add', file)
  }

  async function git(...words: string[]): Promise<string> {
    return (await execute('git', words, { cwd: clone, env: ENVIRONMENT })).stdout
  }
})

/** Without the settings of this machine, and without those of a hook that runs these tests. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
}
