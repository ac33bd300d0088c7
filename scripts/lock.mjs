// Brings package-lock.json up to date with package.json, for every platform: npm run lock
//
// npm leaves an optional package out of the lock file when the registry does not offer it at that moment, and `npm ci`
// then refuses the lock file. Such packages are the binaries of other platforms, and their names say which.
import './checkNode.cjs'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { isMain } from './isMain.mjs'

/**
 * @typedef {object} Locked a package in the lock file
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Locked>} Packages by their folders */

const PLATFORM =
  /[-/](?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)-(?<cpu>arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(?<abi>eabi|gnu|gnueabihf|msvc|musl|musleabihf))?$/
/** For arm processors (gnueabihf) the registry has no libc either. */
const LIBC = new Map([
  ['gnu', 'glibc'],
  ['musl', 'musl'],
])

/**
 * The platform that a package of binaries names, in the fields of the lock file.
 * @param {string} name
 */
export function platformOf(name) {
  const { os, cpu, abi } = PLATFORM.exec(name)?.groups ?? {}
  if (os === undefined || cpu === undefined) return undefined
  const libc = abi === undefined ? undefined : LIBC.get(abi)
  return { cpu: [cpu], libc: libc && [libc], os: [os === 'windows' ? 'win32' : os] }
}

/**
 * Every optional dependency of every locked package, and where it is locked, if it is.
 * @param {Packages} packages
 */
export function optionalDependencies(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => {
      const folder = foldersFor(name, parent).find((path) => packages[path] !== undefined)
      return { parent, name, range, locked: folder === undefined ? undefined : packages[folder] }
    }),
  )
}

/**
 * Where Node looks for a package, seen from the folder of another: beside it, then further out.
 * @param {string} name
 * @param {string} parent
 */
function foldersFor(name, parent) {
  const parts = parent.split('/')
  return parts
    .map((_, outer) => [...parts.slice(0, parts.length - outer), 'node_modules', name])
    .concat([['node_modules', name]])
    .map((path) => path.join('/'))
}

/**
 * The same packages, with an entry for every optional dependency that had none.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function completed(packages) {
  /** @type {Packages} */
  const all = { ...packages }
  for (const { parent, name, range, locked } of optionalDependencies(packages)) {
    if (locked !== undefined) continue
    const platform = platformOf(name)
    // Whatever is not pinned, or is not for one platform, only the registry can tell.
    if (platform === undefined || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      throw new Error(`The registry does not offer ${name}@${range}, which ${parent} asks for.`)
    const { cpu, libc, os } = platform
    const dev = packages[parent]?.dev
    // In the order in which npm writes them.
    all[`node_modules/${name}`] = {
      ...{ version: range, cpu },
      ...(dev && { dev }),
      ...(libc && { libc }),
      ...{ optional: true, os },
    }
  }
  return Object.fromEntries(
    Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  )
}

function main() {
  const { status } = spawnSync('npm', ['install', '--package-lock-only'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  lock.packages = completed(lock.packages)
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
}

if (isMain(import.meta.url)) main()
