import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const digest = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Icons of installed pages: the system keeps them, the page never shows them. */
const FOR_INSTALLING = /^icon-\d+\.png$/

/** Tells the service worker which files the build has. */
export function offline(): Plugin {
  let publicDir = ''
  return {
    name: 'hadal:offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        const files: Record<string, string> = {}
        for (const name of namesIn(publicDir).filter((name) => !FOR_INSTALLING.test(name)))
          files[`/${name}`] = digest(readFileSync(join(publicDir, name)))
        for (const [name, file] of Object.entries(bundle)) {
          if (file !== worker) files[`/${name}`] = digest('code' in file ? file.code : file.source)
        }
        const list = JSON.stringify(files)
        const build = createHash('sha256').update(list).digest('hex').slice(0, 12)
        worker.code = worker.code
          .replaceAll('__FILES__', () => list)
          .replaceAll('__BUILD__', () => JSON.stringify(build))
      },
    },
  }
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
}
