import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startPage } from '@hadal/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPage } from '../../../scripts/build.mjs'

let folder: string
const servers: { close(): Promise<void> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hadal-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'vite.config.ts'),
    `export default { root: ${JSON.stringify(join(folder, 'src'))} }`,
  )
  writeFileSync(
    join(folder, 'src', 'index.html'),
    '<!doctype html><title>Page</title><script type="module" src="./main.js"></script>',
  )
  write('first')
})

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  rmSync(folder, { recursive: true })
})

test('a server goes on with its own page when another one is built', async () => {
  const before = await serve(await build())
  const [page, script] = await ask(before)
  expect(script).toContain('first')

  write('second page')
  const after = await serve(await build())
  expect((await ask(after))[1]).toContain('second page')
  expect(await ask(before)).toEqual([page, script])

  // By now the folder of the first page is gone.
  write('the third page')
  await build()
  expect(pages()).toHaveLength(2)
  expect(await ask(before)).toEqual([page, script])
})

test('a page is built once for the same sources', async () => {
  const first = await build()
  expect(await build()).toBe(first)
  expect(pages()).toEqual([basename(first)])
})

test('two builds at the same time make one page', async () => {
  const [one, other] = await Promise.all([build(), build()])
  expect(one).toBe(other)
  expect(pages()).toEqual([basename(one)])
})

test('a build that fails leaves the page before it', async () => {
  const first = await build()
  writeFileSync(join(folder, 'src', 'main.js'), 'import "./nowhere.js"')
  await expect(build()).rejects.toThrow('nowhere')
  expect(pages()).toEqual([basename(first)])
})

function write(text: string): void {
  writeFileSync(join(folder, 'src', 'main.js'), `document.title = ${JSON.stringify(text)}`)
}

function build(): Promise<string> {
  return buildPage({ folder, sources: [join(folder, 'src')] })
}

function pages(): string[] {
  return readdirSync(join(folder, 'dist'))
}

async function serve(page: string): Promise<string> {
  const server = await startPage({ folder: page })
  servers.push(server)
  return server.url
}

/** The page, and the script that it names. */
async function ask(url: string): Promise<[page: string, script: string]> {
  const page = await get(url)
  const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? []
  return [page, await get(new URL(String(script), url).href)]
}

async function get(url: string): Promise<string> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  return response.text()
}
