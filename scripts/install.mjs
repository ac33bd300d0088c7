import './checkNode.cjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMain } from './isMain.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What npm has put into `node_modules`, in the form of a lock file: written when it has finished. */
const PRESENT = 'node_modules/.package-lock.json'

/** Installs what `package-lock.json` asks for, unless it is there already. */
export function install() {
  if (isInstalled()) return
  process.stderr.write('Installing what is missing…\n')
  // Both commands take the versions of the lock file and leave the file itself alone; `npm ci` begins with an empty
  // folder. Standard output belongs to the program that is about to run, so npm talks on standard error.
  const command = existsSync(`${root}${PRESENT}`) ? ['install', '--no-save'] : ['ci']
  const { status } = spawnSync('npm', [...command, '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stderr.write('The packages could not be installed: see what npm says above.\n')
  process.exit(1)
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf(PRESENT)
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
