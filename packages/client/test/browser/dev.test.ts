// Development: what is changed in the sources appears in the browser, and in the server.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTable } from './online/people.ts'
import { copySources, type SourceCopy } from './sourceCopy.ts'
import { visit } from './visit.ts'

/** Far more than it takes, since other tests run at the same time. */
const PATIENCE = { timeout: 60_000, interval: 20 }

let sources: SourceCopy
let npm: ChildProcess
let ended: Promise<unknown>
let said = ''
let origin = ''

beforeAll(async () => {
  await speak('en')
  sources = copySources()
  npm = spawn('npm', ['--silent', 'run', 'dev'], {
    cwd: sources.folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', HADAL_DATA: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  npm.stdout?.on('data', hear)
  npm.stderr?.on('data', hear)
  ended = new Promise((resolve) => npm.once('close', resolve))
  origin = await vi.waitUntil(() => /ready: (\S+)\n/.exec(said)?.[1], PATIENCE)
})
afterAll(async () => {
  npm.kill('SIGTERM')
  await ended
  sources.remove()
})

test('one address is printed', () => {
  expect(said.match(/https?:\S+/g)).toEqual([origin])
})

test('a changed style and a changed message are shown without loading the page again', async ({
  annotate,
}) => {
  const page = await visit('/', {}, { origin })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const outline = () =>
    page.locator('.h-t').evaluate((title) => getComputedStyle(title).outlineColor)
  await annotate(
    await timed('a style', async () => {
      sources.change(
        'packages/client/src/screens/home/home.css',
        '.h-t {',
        '.h-t { outline: 1px solid rgb(1 2 3);',
      )
      await expect.poll(outline, PATIENCE).toBe('rgb(1, 2, 3)')
    }),
  )

  const { home_tag: tag } = m
  expect(await page.locator('.h-tag').textContent()).toBe(tag())
  await annotate(
    await timed('a message', async () => {
      sources.change('packages/words/messages/en/home.json', tag(), 'The throne is yours.')
      await expect
        .poll(() => page.locator('.h-tag').textContent(), PATIENCE)
        .toBe('The throne is yours.')
    }),
  )
  expect(await isSame(page)).toBe(true)
})

test('a change of its code restarts the server, and its tables are kept', async () => {
  const page = await visit('/', {}, { origin, mayFail: /\/api\// })
  const path = await openTable(page, { name: 'Friday dive' })
  const status = async () => (await page.request.get('/api/nowhere')).status()
  expect(await status()).toBe(404)
  sources.change('packages/server/src/notAccepted.ts', "'not-found': 404", "'not-found': 410")
  await expect.poll(status, PATIENCE).toBe(410)
  sources.change('packages/engine/src/index.ts', '\n', "\nconsole.log('the engine is changed')\n")
  await expect.poll(() => said, PATIENCE).toContain('the engine is changed')
  await expect.poll(status, PATIENCE).toBe(410)
  await page.goto(path)
  await page.getByText('Friday dive').filter({ visible: true }).first().waitFor()
})

test('SIGINT ends the page, the server and its database', async () => {
  const owner = join(sources.folder, 'data', 'postgres.owner')
  expect(existsSync(owner)).toBe(true)
  npm.kill('SIGINT')
  expect(await ended).toBe(130)
  await expect(fetch(origin)).rejects.toThrow()
  expect(existsSync(owner)).toBe(false)
})

/** Whether the page has not been loaded again since it was marked. */
const isSame = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

async function timed(what: string, show: () => Promise<void>): Promise<string> {
  const start = performance.now()
  await show()
  return `${what} was shown after ${Math.round(performance.now() - start)} ms`
}
