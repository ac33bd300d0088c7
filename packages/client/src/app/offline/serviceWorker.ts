// Keeps every file of one build and answers from it, so that the page works without a network and never mixes
// two builds. A newer build is fetched beside it and takes over on the next visit.

/** Written in by the build: where each file of it is found, and the digest of what is in it unless its name has one. */
declare const __FILES__: Readonly<Record<string, string>>
/** The same of those that can wait. */
declare const __LATER__: Readonly<Record<string, string>>
/** The same of what each language has for itself: words, rules and letters. */
declare const __WORDS__: Readonly<Record<string, Readonly<Record<string, string>>>>
/** The digest of all of them. */
declare const __BUILD__: string

/** What a service worker has; the types of pages know nothing of it. */
interface ServiceWorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window' }): Promise<readonly unknown[]>
  }
  readonly registration: { readonly waiting: ServiceWorker | null }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(
    type: 'message',
    listener: (event: Extendable & { readonly data: unknown }) => void,
  ): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

interface Extendable {
  waitUntil(work: Promise<void>): void
}

interface Fetching {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as ServiceWorkerScope

const FILES = __FILES__
const LATER = __LATER__
/** By language; what is said in English is among the files, for whoever cannot fetch another. */
const WORDS = __WORDS__
const ALL_WORDS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(WORDS))
const CACHES = 'hadal-'
const CACHE = `${CACHES}${__BUILD__}`
/** Tells a newer build that it need not wait any longer. */
const BEGIN = 'begin'
/** Tells that nobody waits for anything: what is fetched later can be fetched now. */
const IDLE = 'idle'
/** Tells which language the page speaks: its words came before there was anybody to keep them. */
const SPEAKS = /^speaks (\w+)$/
/** What every address without a file of its own shows. */
const PAGE = '/index.html'

scope.addEventListener('install', (event) => event.waitUntil(prepare()))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('message', (event) => {
  if (event.data === BEGIN) event.waitUntil(scope.skipWaiting())
  if (event.data === IDLE) event.waitUntil(stock(LATER))
  const language = SPEAKS.exec(String(event.data))?.[1]
  if (language !== undefined) event.waitUntil(stock(WORDS[language] ?? {}))
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  // What the server answers is of this moment; its documentation is a page, but none of ours.
  if (pathname.startsWith('/api/')) return
  if (pathname in FILES) event.respondWith(answer(pathname, request))
  else if (pathname in LATER || pathname in ALL_WORDS) event.respondWith(keep(pathname))
  else if (request.mode === 'navigate') event.respondWith(visit(request))
})

/** Fetches what everybody needs, and the words of every language that was read in the build before. */
async function prepare(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHES))
  const paths = (await Promise.all(old.map(pathsIn))).flat()
  const read = Object.keys(WORDS).filter((language) =>
    paths.some((path) => path.startsWith(`/assets/${tellingOf(language)}-`)),
  )
  await stock(Object.assign({}, FILES, ...read.map((language) => WORDS[language])))
}

/** The file that only those have who read a language: messages in English everybody has. */
const tellingOf = (language: string): string => (language === 'en' ? 'rules-en' : language)

async function pathsIn(name: string): Promise<string[]> {
  const kept = await (await caches.open(name)).keys()
  return kept.map(({ url }) => new URL(url).pathname)
}

/** Fetches files of the build; one that is not of this build makes it fail, to be tried again later. */
async function stock(files: Readonly<Record<string, string>>): Promise<void> {
  const cache = await caches.open(CACHE)
  const there = new Set(await pathsIn(CACHE))
  await Promise.all(
    Object.entries(files)
      .filter(([path]) => !there.has(path))
      .map(async ([path, integrity]) => {
        // What is in a file under assets never changes: the browser may have it already.
        const cached = path.startsWith('/assets/') ? 'default' : 'no-cache'
        const response = await fetch(path, { integrity, cache: cached })
        if (!response.ok) throw new Error(`${path} is not there`)
        await cache.put(path, response)
      }),
  )
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/**
 * Shows the page; a newer build, if one waits.
 *
 * A browser lets it wait until every page of the old build is closed. A page that is loaded anew never is, so if it
 * is the only one, the new build begins with it: the answer is "ask once more", and by then it is there.
 */
async function visit(request: Request & { readonly isReloadNavigation?: boolean }) {
  const { waiting } = scope.registration
  if (waiting !== null && request.isReloadNavigation === true) {
    const pages = await scope.clients.matchAll({ type: 'window' })
    if (pages.length <= 1) {
      waiting.postMessage(BEGIN)
      // Without an icon of its own the browser would look for one.
      const blank = '<!doctype html><link rel="icon" href="data:,">'
      return new Response(blank, { headers: { refresh: '0', 'content-type': 'text/html' } })
    }
  }
  return await answer(PAGE, request)
}

/** What is first used before it was fetched is kept from then on. */
async function keep(path: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(path)
  if (kept !== undefined) return kept
  const response = await fetch(path)
  if (response.ok) await cache.put(path, response.clone())
  return response
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
