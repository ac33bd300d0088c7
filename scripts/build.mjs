// Builds the page of the game, unless what is there was built from the same sources.
import './checkNode.cjs'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from './install.mjs'
import { isMain } from './isMain.mjs'

const client = join(root, 'packages', 'client')
const VITE = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

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

/** The page of the game. */
const PAGE = { folder: client, sources: SOURCES.map((path) => join(root, path)) }

/** A finished page, and one that is being built. */
const FINISHED = /^page-[0-9a-f]{16}$/
const UNFINISHED = 'page-unfinished-'
/** A build that was broken off leaves its folder behind. */
const BROKEN_OFF_MS = 60 * 60 * 1000

/**
 * Builds the page if its sources have changed since the last time; says where it lies.
 *
 * Every build has a folder of its own, which appears when it is finished: a server that starts meanwhile finds one
 * whole page.
 */
export async function buildPage({ folder, sources } = PAGE) {
  const dist = join(folder, 'dist')
  const page = join(dist, `page-${digestOf(sources, folder)}`)
  if (existsSync(page)) return page
  process.stderr.write('Building the page…\n')
  const { compileMessages } = await import('./messages.mjs')
  await compileMessages()
  mkdirSync(dist, { recursive: true })
  const unfinished = mkdtempSync(join(dist, UNFINISHED))
  try {
    await build(folder, unfinished)
    renameSync(unfinished, page)
  } catch (error) {
    // Another process may have built the same page meanwhile.
    if (!existsSync(page)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  removeOlder(dist, page)
  return page
}

/**
 * @param {string} folder
 * @param {string} outDir
 */
async function build(folder, outDir) {
  const config = ['--config', join(folder, 'vite.config.ts')]
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  // Vite reads NODE_ENV from its process, and a process that tests or serves has another one.
  const vite = spawn(process.execPath, [VITE, 'build', ...config, ...output], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, status] = await Promise.all([
    text(vite.stdout),
    text(vite.stderr),
    new Promise((resolve) => vite.once('close', resolve)),
  ])
  if (status !== 0) throw new Error(`The page could not be built.\n${stdout}${stderr}`)
  process.stderr.write(stdout + stderr)
}

/**
 * Keeps this page and the one before it, which a server may be reading just now.
 * @param {string} dist
 * @param {string} page
 */
function removeOlder(dist, page) {
  const others = readdirSync(dist)
    .map((name) => ({ name, path: join(dist, name) }))
    .filter(({ path }) => path !== page)
    // Another process may remove one meanwhile.
    .map((one) => ({ ...one, built: statSync(one.path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.built - one.built)
  const [, ...older] = others.filter(({ name }) => FINISHED.test(name))
  const brokenOff = others.filter(
    ({ name, built }) => name.startsWith(UNFINISHED) && Date.now() - built > BROKEN_OFF_MS,
  )
  for (const { path } of [...older, ...brokenOff]) rmSync(path, { recursive: true, force: true })
}

/**
 * Changes whenever a source is changed, added or taken away.
 * @param {readonly string[]} sources
 * @param {string} folder
 */
function digestOf(sources, folder) {
  const digest = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file)
    digest.update(`${relative(folder, file)} ${size} ${mtimeMs}\n`)
  }
  return digest.digest('hex').slice(0, 16)
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

if (isMain(import.meta.url)) process.stdout.write(`${await buildPage()}\n`)
