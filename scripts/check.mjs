// A quick check before a commit: npm run check. With --all every unit test runs, not only those of what changed.
import './checkNode.cjs'
import { spawnSync } from 'node:child_process'
import { install, root } from './install.mjs'
import { isMain } from './isMain.mjs'
import { report, step } from './steps.mjs'

/** Where changes are counted from: what others have already. */
const BASES = ['origin/HEAD', 'origin/main', 'main']

const WORKSPACE = /^(?:packages\/[^/]+|scripts)(?=\/)/
/** Message files are not imported: what is compiled from them is. */
const MESSAGES = /^(packages\/[^/]+)\/messages\/([a-z]{2})(?:\/.*)?\.json$/
const IMPORTED = /\.(?:[cm]?[jt]s|tsx|css|json)$/
/** Vitest would run all tests because of it. */
const NOT_IMPORTED = /(?:^|\/)package(?:-lock)?\.json$/

/**
 * The files that differ from what others have: committed or not, staged or not, new ones too.
 * @param {string} folder
 * @returns {string[]}
 */
export function changedFiles(folder) {
  const base = BASES.map((name) => git(folder, 'merge-base', 'HEAD', name)[0]).find(Boolean)
  const changed = git(
    folder,
    'diff',
    '--name-only',
    '--relative',
    '--diff-filter=d',
    base ?? 'HEAD',
  )
  const created = git(folder, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...created])].sort()
}

/**
 * @param {string} folder
 * @param {...string} words
 */
function git(folder, ...words) {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}

/**
 * What Vitest is asked for: the tests that import what changed, among those of the packages that changed.
 *
 * Nearly every test of other packages reaches the engine by some way: they are left to `npm test`.
 * @param {readonly string[]} changed
 * @param {readonly string[]} packages
 * @returns {string[] | undefined}
 */
export function testsOf(changed, packages) {
  const files = changed
    .map((file) => file.replace(MESSAGES, '$1/src/compiled/messages/$2.js'))
    .filter((file) => WORKSPACE.test(file) && IMPORTED.test(file) && !NOT_IMPORTED.test(file))
  if (files.length === 0) return undefined
  const touched = new Set(files.map((file) => WORKSPACE.exec(file)?.[0]))
  const others = packages.filter((name) => !touched.has(name))
  return [
    'related',
    '--run',
    '--passWithNoTests',
    ...others.map((name) => `--exclude=${name}/**`),
    ...new Set(files),
  ]
}

async function main() {
  install()
  const { compileMessages } = await import('./messages.mjs')
  await compileMessages()
  const packages = [...git(root, 'ls-files', 'packages/*/package.json'), 'scripts/']
  const tests = process.argv.includes('--all')
    ? ['run']
    : testsOf(
        changedFiles(root),
        packages.map((file) => file.slice(0, file.lastIndexOf('/'))),
      )
  const steps = [
    step('format and lint', [
      '@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--colors=off',
    ]),
    step('types', ['typescript/bin/tsc', '-b']),
    step('unused code', ['knip/bin/knip.js']),
    ...(tests === undefined
      ? []
      : [
          step('unit tests', [
            'vitest/vitest.mjs',
            ...tests,
            '--project=unit',
            '--project=page',
            '--reporter=dot',
          ]),
        ]),
  ]
  const done = await Promise.all(steps)
  const failed = done.filter(({ passed }) => !passed)
  for (const { output } of failed) console.log(output)
  for (const { name, seconds, passed } of done) report(name, seconds, passed)
  if (tests === undefined) console.log('No code was changed: there is nothing to test.')
  process.exitCode = failed.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await main()
