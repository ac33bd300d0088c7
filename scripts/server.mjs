// Serves a folder as the page of the game, with nothing but Node: what it sends is safe to keep, small, and typed.
import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What each kind of file is called on the network. */
const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
})

/** Those that grow smaller; pictures and fonts are packed already. */
const PACKABLE = /^(text\/|application\/|image\/svg)/
/** Smaller ones fit into one packet either way. */
const WORTH_PACKING = 1024

/** The page needs nothing from anywhere else, and nobody may put it into theirs. */
const SECURITY = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Files under `assets/` carry a digest in their name: what is in them never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** @typedef {'br' | 'gzip' | 'identity'} Packing */
/**
 * @typedef {object} Sent
 * @property {string} type
 * @property {string} etag
 * @property {Buffer} content
 * @property {number} modified
 * @property {Partial<Record<Packing, Promise<Buffer>>>} packed
 */

const pack = {
  /** @param {Buffer} content */
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  /** @param {Buffer} content */
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
  /** @param {Buffer} content */
  identity: async (content) => content,
}

/**
 * Serves a folder until it is closed; port 0 takes any that is free.
 * @param {{ folder: string, port?: number, host?: string }} where
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serveFolder({ folder, port = 0, host = '127.0.0.1' }) {
  const root = await realpath(folder)
  const read = reader(root)
  const server = createServer((request, response) => {
    respond(read, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, SECURITY)
      response.end()
    })
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {(path: string) => Promise<Sent | undefined>} read
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(read, request, response) {
  const { method = 'GET', headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...SECURITY, allow: 'GET, HEAD' }).end()
    return
  }
  const path = pathOf(request.url ?? '/')
  const file =
    path === undefined
      ? undefined
      : ((await read(path)) ?? (isPlace(path) ? await read('/index.html') : undefined))
  if (path === undefined || file === undefined) {
    response.writeHead(404, { ...SECURITY, 'content-type': TYPES['.txt'] })
    response.end(method === 'HEAD' ? undefined : 'There is nothing here.\n')
    return
  }
  const packing = packingFor(file, headers['accept-encoding'])
  const about = {
    ...SECURITY,
    'cache-control': path.startsWith('/assets/') ? FOR_EVER : ASK_FIRST,
    'content-type': file.type,
    etag: `"${file.etag}-${packing}"`,
    vary: 'accept-encoding',
  }
  if (headers['if-none-match'] === about.etag) {
    response.writeHead(304, about).end()
    return
  }
  file.packed[packing] ??= pack[packing](file.content)
  const content = await file.packed[packing]
  response.writeHead(200, {
    ...about,
    'content-length': content.length,
    ...(packing === 'identity' ? {} : { 'content-encoding': packing }),
  })
  response.end(method === 'HEAD' ? undefined : content)
}

/**
 * The path an address asks for; nothing if it is none.
 * @param {string} address
 */
function pathOf(address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Whether an address names a screen of the page rather than a file.
 * @param {string} path
 */
function isPlace(path) {
  return !path.startsWith('/assets/') && extname(path) === ''
}

/**
 * The best packing that the other side understands.
 * @param {Sent} file
 * @param {string | string[] | undefined} accepted
 * @returns {Packing}
 */
function packingFor({ type, content }, accepted) {
  if (!PACKABLE.test(type) || content.length < WORTH_PACKING) return 'identity'
  const words = String(accepted ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.split(';')[0])
  if (words.includes('br')) return 'br'
  return words.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * Reads files of a folder and remembers them, packed as they were sent, until they change.
 * @param {string} root
 */
function reader(root) {
  const known = /** @type {Map<string, Sent>} */ (new Map())
  /** @param {string} path */
  return async (path) => {
    const file = await insideOf(root, path === '/' ? '/index.html' : path)
    if (file === undefined) return undefined
    const { mtimeMs } = await stat(file)
    const before = known.get(file)
    if (before?.modified === mtimeMs) return before
    const content = await readFile(file)
    const sent = {
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      etag: createHash('sha256').update(content).digest('base64url').slice(0, 16),
      content,
      modified: mtimeMs,
      packed: {},
    }
    known.set(file, sent)
    return sent
  }
}

/**
 * The file a path leads to, if it lies in the folder.
 * @param {string} root
 * @param {string} path
 */
async function insideOf(root, path) {
  try {
    const file = await realpath(join(root, path))
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}
