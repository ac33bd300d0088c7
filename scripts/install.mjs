import './checkNode.cjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMain } from './isMain.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Installs what `package-lock.json` asks for, unless it is there already. */
export function install() {
  if (isInstalled()) return
  process.stderr.write('Installing what is missing…\n')
  // `--no-save` takes the versions of the lock file and leaves the file itself alone. Standard output
  // belongs to the program that is about to run, so npm talks on standard error.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  )
  if (status === 0) return
  process.stderr.write('The packages could not be installed: see what npm says above.\n')
  process.exit(1)
}

/** npm keeps a lock file of what it has really put into `node_modules`: compare the two. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (path === '') return true
    const there = present[path]
    // An optional package may be one for another platform.
    return there ? there.version === version && there.link === link : optional === true
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  const path = `${root}${file}`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

if (isMain(import.meta.url)) install()
