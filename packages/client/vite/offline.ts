import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languagesOfLetters } from '../../../scripts/browserFiles.mjs'

const digest = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Icons of installed pages: the system keeps them, the page never shows them. */
const FOR_INSTALLING = /^icon-\d+\.png$/

/**
 * What bots have learned, and letters of other languages: fetched when somebody needs them, or has nothing else to
 * wait for.
 */
const isLater = (name: string): boolean =>
  name.endsWith('.net') || languagesOfLetters(name) !== undefined

/** The words of a language: they are fetched when it is chosen. English is there for whoever cannot fetch another. */
const WORDS = /[\\/]words[\\/]src[\\/]compiled[\\/]messages[\\/](?!en\.)(\w+)\.js$/

/** The rules in a language: nobody needs them in another than their own. */
const RULES = /[\\/]rules[\\/]words[\\/](\w+)\.json$/

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
        const words: Record<string, Record<string, string>> = {}
        for (const name of namesIn(publicDir).filter((name) => !FOR_INSTALLING.test(name)))
          files[`/${name}`] = digest(readFileSync(join(publicDir, name)))
        for (const [name, file] of Object.entries(bundle)) {
          if (file === worker) continue
          // A name under assets holds a digest already: whatever has it is of this build.
          const content = name.startsWith('assets/') ? '' : digest(contentOf(file))
          const source = file.type === 'chunk' ? (file.facadeModuleId ?? '') : ''
          const language = (WORDS.exec(source) ?? RULES.exec(source))?.[1]
          if (language === undefined) files[`/${name}`] = content
          for (const one of language === undefined ? (languagesOfLetters(name) ?? []) : [language])
            words[one] = { ...words[one], [`/${name}`]: content }
        }
        const all = JSON.stringify([files, words])
        const build = createHash('sha256').update(all).digest('hex').slice(0, 12)
        const listed = (later: boolean) =>
          JSON.stringify(
            Object.fromEntries(Object.entries(files).filter(([name]) => isLater(name) === later)),
          )
        worker.code = worker.code
          .replaceAll('__FILES__', () => listed(false))
          .replaceAll('__LATER__', () => listed(true))
          .replaceAll('__WORDS__', () => JSON.stringify(words))
          .replaceAll('__BUILD__', () => JSON.stringify(build))
      },
    },
  }
}

const contentOf = (file: Rolldown.OutputBundle[string]): string | Uint8Array =>
  'code' in file ? file.code : file.source

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
}
