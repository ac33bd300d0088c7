import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changedFiles, testsOf } from '../check.mjs'

const PACKAGES = ['packages/engine', 'packages/words', 'scripts']

describe('what npm run check tests', () => {
  test('the tests that import what changed, in the packages that changed', () => {
    expect(testsOf(['packages/engine/src/pay.ts', 'scripts/build.mjs'], PACKAGES)).toEqual([
      'related',
      '--run',
      '--passWithNoTests',
      '--exclude=packages/words/**',
      'packages/engine/src/pay.ts',
      'scripts/build.mjs',
    ])
  })

  test('messages stand for what is compiled from them', () => {
    const changed = ['packages/words/messages/en/home.json', 'packages/words/messages/en/menu.json']
    expect(testsOf(changed, PACKAGES)).toEqual([
      'related',
      '--run',
      '--passWithNoTests',
      '--exclude=packages/engine/**',
      '--exclude=scripts/**',
      'packages/words/src/compiled/messages/en.js',
    ])
  })

  test('nothing when no code changed', () => {
    expect(testsOf([], PACKAGES)).toBeUndefined()
    expect(testsOf(['README.md', 'package.json', 'packages/engine/README.md'], PACKAGES)).toBe(
      undefined,
    )
  })
})

describe('files count as changed', () => {
  let clone = ''
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'hadal-check-'))
    git('init', '--quiet', '--initial-branch=main')
    for (const name of ['same.ts', 'staged.ts', 'edited.ts', 'deleted.ts', 'committed.ts'])
      write(name, 'before')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Begin')
  })
  afterEach(() => rmSync(clone, { recursive: true, force: true }))

  test('when they were committed on a branch, staged, edited or created, but not when deleted', () => {
    git('switch', '--quiet', '--create', 'branch')
    write('committed.ts', 'after')
    git('commit', '--quiet', '--all', '-m', 'Change one')
    write('staged.ts', 'after')
    git('add', '.')
    write('edited.ts', 'after')
    rmSync(join(clone, 'deleted.ts'))
    mkdirSync(join(clone, 'folder'))
    write('folder/größe.ts', 'new')
    expect(changedFiles(clone)).toEqual([
      'committed.ts',
      'edited.ts',
      'folder/größe.ts',
      'staged.ts',
    ])
  })

  test('on the main branch of a clone, since what was fetched', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    write('committed.ts', 'after')
    git('commit', '--quiet', '--all', '-m', 'Change one')
    expect(changedFiles(clone)).toEqual(['committed.ts'])
  })

  const write = (name: string, text: string) => writeFileSync(join(clone, name), text)

  function git(...words: string[]): void {
    const env = {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
      ),
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    }
    execFileSync('git', words, { cwd: clone, env })
  }
})
