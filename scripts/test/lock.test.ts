import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completed, optionalDependencies, platformOf } from '../lock.mjs'

const ROOT = join(import.meta.dirname, '../..')
const lock: { packages: Record<string, Locked> } = read('package-lock.json')
const packages = Object.entries(lock.packages)

interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

describe('the lock file', () => {
  test('has every optional package of every platform, so that npm ci accepts it', () => {
    const wanted = optionalDependencies(lock.packages)
    expect(wanted.length).toBeGreaterThan(50)
    expect(wanted.filter(({ locked }) => locked?.version === undefined)).toEqual([])
    const isPinned = (range: string): boolean => /^\d/.test(range)
    expect(
      wanted.filter(({ range, locked }) => isPinned(range) && locked?.version !== range),
    ).toEqual([])
  })

  test('is left as it is when it is complete', () => {
    expect(Object.entries(completed(lock.packages))).toEqual(packages)
  })

  test('names no registry', () => {
    const named = packages.filter(([, { link, resolved }]) => !link && resolved !== undefined)
    expect(named).toEqual([])
  })

  test('has no package whose install script package.json does not allow', () => {
    const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json')
    const withScripts = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => nameOf(folder))
    expect(Object.keys(allowScripts)).toEqual(withScripts.toSorted())
  })
})

describe('a package that the registry does not offer', () => {
  const parent = 'node_modules/parent'
  const without = (name: string, range: string): Record<string, Locked> => ({
    [parent]: { version: '1.0.0', optionalDependencies: { [name]: range } },
  })

  test('is locked for the platform in its name', () => {
    expect(completed(without('@parent/binding-linux-x64-musl', '1.0.0'))).toMatchObject({
      'node_modules/@parent/binding-linux-x64-musl': {
        version: '1.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
    })
  })

  test('is not guessed when its name does not tell the platform, or its version is open', () => {
    expect(() => completed(without('fsevents', '1.0.0'))).toThrow('does not offer fsevents@1.0.0')
    expect(() => completed(without('parent-linux-x64', '^1.0.0'))).toThrow(
      'parent-linux-x64@^1.0.0',
    )
  })

  test('may lie in the folder of the package that asks for it', () => {
    const inside = { ...without('fsevents', '1.0.0'), [`${parent}/node_modules/fsevents`]: {} }
    expect(optionalDependencies(inside)).toMatchObject([{ name: 'fsevents', locked: {} }])
  })
})

test('the platform in the name of a package is the one the registry says', () => {
  const known = packages.filter(
    ([folder, { integrity }]) => integrity && platformOf(nameOf(folder)),
  )
  expect(known.length).toBeGreaterThan(50)
  for (const [folder, { os, cpu, libc }] of known) {
    const platform = platformOf(nameOf(folder))
    expect({ folder, os, cpu }).toEqual({ folder, os: platform?.os, cpu: platform?.cpu })
    if (platform?.libc) expect({ folder, libc }).toEqual({ folder, libc: platform.libc })
  }
})

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}
