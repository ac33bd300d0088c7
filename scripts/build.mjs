// Builds the page of the game, unless what is there was built from the same sources.
import './checkNode.cjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './install.mjs'
import { isMain } from './isMain.mjs'

const client = join(root, 'packages', 'client')
/** Where the finished page lies. */
export const page = join(client, 'dist', 'page')
/** Written last: a build that was broken off has none. */
const seal = join(client, 'dist', 'page.sources')

/** What the page is made of. */
const SOURCES = [
  'package-lock.json',
  'packages/engine/src',
  'packages/bots/src',
  'packages/bots/weights',
  'packages/table/src',
  'packages/protocol/src',
  'packages/words/messages',
  'packages/words/project.inlang/settings.json',
  'packages/words/src',
  'packages/client/index.html',
  'packages/client/public',
  'packages/client/src',
  'packages/client/vite',
  'packages/client/vite.config.ts',
]
/** Made from the others, or not part of the page. */
const NOT_SOURCES = /[\\/]words[\\/]src[\\/]compiled([\\/]|$)|\.test\.tsx?$/

/** Builds the page if its sources have changed since the last time. */
export async function buildPage() {
  const sources = digestOfSources()
  if (isBuiltFrom(sources)) return
  process.stderr.write('Building the page…\n')
  const { compileMessages } = await import('./messages.mjs')
  await compileMessages()
  const { build } = await import('vite')
  // Tests run in an environment of their own; the page is always built as people get it.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build({ configFile: join(client, 'vite.config.ts'), logLevel: 'warn' })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  writeFileSync(seal, sources)
}

/** @param {string} sources */
function isBuiltFrom(sources) {
  const built = existsSync(join(page, 'index.html')) && existsSync(seal)
  return built && readFileSync(seal, 'utf8') === sources
}

/** Changes whenever a source is changed, added or taken away. */
function digestOfSources() {
  const digest = createHash('sha256')
  for (const file of SOURCES.flatMap((path) => filesIn(join(root, path)))) {
    const { size, mtimeMs } = statSync(file)
    digest.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  return digest.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (NOT_SOURCES.test(path) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

if (isMain(import.meta.url)) await buildPage()
