// Compiles message files into typed functions: those that page and terminal share, and the terminal's own.
import './checkNode.cjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { isMain } from './isMain.mjs'

const PACKAGES = ['words', 'terminal'].map((name) => join(root, 'packages', name))

/** Compiles the messages, unless what is there was compiled from the same. */
export async function compileMessages() {
  for (const folder of PACKAGES) {
    const sources = digestOf(folder)
    const outdir = join(folder, 'src', 'compiled')
    const seal = join(outdir, 'sources')
    if (existsSync(seal) && readFileSync(seal, 'utf8') === sources) continue
    const { compile } = await import('@inlang/paraglide-js')
    await compile({
      project: join(folder, 'project.inlang'),
      outdir,
      outputStructure: 'locale-modules',
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
    })
    rememberPluralRules(join(outdir, 'registry.js'))
    writeFileSync(seal, sources)
  }
}

/**
 * Changes with every message, with the settings, and with the compiler.
 * @param {string} folder
 */
function digestOf(folder) {
  const messages = join(folder, 'messages')
  const files = readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(messages, name))
  const digest = createHash('sha256')
  for (const file of [
    import.meta.filename,
    join(root, 'package.json'),
    join(folder, 'project.inlang', 'settings.json'),
    ...files,
  ])
    digest.update(file.slice(root.length)).update(readFileSync(file))
  return digest.digest('hex')
}

/**
 * The rules of a language are dear to make, and every number asks for them: keep them.
 * @param {string} registry
 */
function rememberPluralRules(registry) {
  const made = 'return new Intl.PluralRules(locale, options).select(Number(input))'
  const kept =
    'return (rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(Number(input))'
  const code = readFileSync(registry, 'utf8')
  if (!code.includes(made))
    throw new Error('The compiled messages make plurals in another way now.')
  writeFileSync(
    registry,
    `/** @type {Record<string, Intl.PluralRules>} */\nconst rules = {}\n${code.replace(made, kept)}`,
  )
}

if (isMain(import.meta.url)) await compileMessages()
