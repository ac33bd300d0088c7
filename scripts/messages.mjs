// Compiles message files into typed functions: those that page and terminal share, and the terminal's own.
import './checkNode.cjs'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'
import { isMain } from './isMain.mjs'

/** @typedef {Parameters<typeof import('@inlang/paraglide-js').compileProject>[0]['project']} Project */
/** @typedef {Awaited<ReturnType<Project['plugins']['get']>>[number]} Plugin */

const PACKAGES = ['words', 'terminal'].map((name) => join(root, 'packages', name))
const COMPILERS = ['paraglide-js', 'plugin-message-format'].map((name) =>
  join(root, 'node_modules', '@inlang', name, 'package.json'),
)
/** How the output looks. */
export const OPTIONS = /** @type {const} */ ({
  outputStructure: 'locale-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
})

/** Compiles the messages, unless what is there was compiled from the same. */
export async function compileMessages() {
  for (const folder of PACKAGES) await compilePackage(folder)
}

/** @param {string} folder */
export async function compilePackage(folder) {
  const contents = readMessages(folder)
  const sources = digestOf(folder, contents)
  const compiled = join(folder, 'src', 'compiled')
  const seal = join(compiled, 'sources')
  if (existsSync(seal) && readFileSync(seal, 'utf8') === sources) return
  const output = await compile(folder, contents)
  for (const [name, code] of Object.entries(output)) write(join(compiled, name), code)
  // A language that is gone leaves a file behind.
  for (const name of readdirSync(compiled, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.js') && !(name.replaceAll('\\', '/') in output))
      rmSync(join(compiled, name), { force: true })
  // Written last: what was broken off is compiled again.
  write(seal, sources)
}

/**
 * The same files as Paraglide's own `compile()` writes, in a tenth of the time: that one puts every variant of every
 * message into a database, one by one, only to read all of them at once.
 * @param {string} folder
 * @param {ReadonlyMap<string, Buffer>} contents
 */
async function compile(folder, contents) {
  const { compileProject } = await import('@inlang/paraglide-js')
  const settings = JSON.parse(readFileSync(join(folder, 'project.inlang', 'settings.json'), 'utf8'))
  const bundles = await readBundles(folder, settings, contents)
  const project = {
    settings: { get: async () => settings },
    // All that the compiler asks for: every message in every language.
    db: { selectFrom: () => ({ select: () => ({ execute: async () => bundles }) }) },
  }
  const output = await compileProject({
    project: /** @type {Project} */ (/** @type {unknown} */ (project)),
    compilerOptions: OPTIONS,
  })
  return { ...output, 'registry.js': keepPluralRules(String(output['registry.js'])) }
}

/**
 * Every message, with its texts in every language.
 * @param {string} folder
 * @param {{ modules: string[] }} settings
 * @param {ReadonlyMap<string, Buffer>} contents
 */
async function readBundles(folder, settings, contents) {
  const [format] = settings.modules
  if (format === undefined) throw new Error(`The settings in ${folder} name no format.`)
  const { default: plugin } = await import(pathToFileURL(resolve(folder, format)).href)
  /** @type {{ path: string, locale: string }[]} */
  const named = await plugin.toBeImportedFiles({ settings })
  const files = named.map(({ path, locale }) => ({
    locale,
    content: parsable(join(folder, path), contents),
  }))
  /** @type {Awaited<ReturnType<NonNullable<Plugin['importFiles']>>>} */
  const { bundles, messages, variants } = await plugin.importFiles({ files, settings })
  const variantsOf = groupBy(variants, (variant) =>
    'messageLocale' in variant ? `${variant.messageBundleId} ${variant.messageLocale}` : '',
  )
  const messagesOf = groupBy(messages, ({ bundleId }) => bundleId)
  return bundles.map((bundle) => ({
    ...bundle,
    messages: (messagesOf.get(String(bundle.id)) ?? []).map((message) => ({
      ...message,
      variants: variantsOf.get(`${message.bundleId} ${message.locale}`) ?? [],
    })),
  }))
}

/**
 * The content of every message file by its path, read once: a file may be written meanwhile.
 * @param {string} folder
 */
function readMessages(folder) {
  const messages = join(folder, 'messages')
  const files = readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(messages, name))
  return new Map(files.map((file) => [file, readFileSync(file)]))
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, Buffer>} contents
 */
function parsable(file, contents) {
  const content = contents.get(file)
  if (content === undefined) throw new Error(`${file} is missing.`)
  try {
    JSON.parse(content.toString())
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
  return content
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>}
 */
function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/**
 * Another process may read the file meanwhile, or write it as well: it has either the old content or the new one.
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}

/**
 * Changes with every message, with the settings, and with the compiler.
 * @param {string} folder
 * @param {ReadonlyMap<string, Buffer>} contents
 */
function digestOf(folder, contents) {
  const settings = join(folder, 'project.inlang', 'settings.json')
  const digest = createHash('sha256')
  for (const file of [import.meta.filename, ...COMPILERS, settings])
    digest.update(relative(folder, file)).update(readFileSync(file))
  for (const [file, content] of contents) digest.update(relative(folder, file)).update(content)
  return digest.digest('hex')
}

/**
 * The rules of a language are dear to make, and every number asks for them: keep them.
 * @param {string} code of the registry
 */
export function keepPluralRules(code) {
  const made = 'return new Intl.PluralRules(locale, options).select(Number(input))'
  const kept =
    'return (rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(Number(input))'
  if (!code.includes(made))
    throw new Error('The compiled messages make plurals in another way now.')
  return `/** @type {Record<string, Intl.PluralRules>} */\nconst rules = {}\n${code.replace(made, kept)}`
}

if (isMain(import.meta.url)) await compileMessages()
