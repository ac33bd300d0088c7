import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Packing = 'br' | 'gzip' | 'identity'

/** A file as it is sent. */
export interface PageFile {
  readonly type: string
  readonly etag: string
  readonly content: Buffer
  packed(packing: Packing): Promise<Buffer>
}

/** What each kind of file is called on the network. */
const TYPES: Readonly<Record<string, string>> = {
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
}

/** Those that grow smaller; pictures and fonts are packed already. */
const PACKABLE = /^(text\/|application\/|image\/svg)/
/** Smaller ones fit into one packet either way. */
const WORTH_PACKING = 1024

const PACK: Readonly<Record<Packing, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
  identity: async (content) => content,
}

/** The files of a folder as they are now: a page that is built later belongs to the next server. */
export class Files {
  /** By their paths in an address. */
  private readonly known: ReadonlyMap<string, PageFile>

  private constructor(known: ReadonlyMap<string, PageFile>) {
    this.known = known
  }

  static async in(folder: string): Promise<Files> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const read = files.map(async ({ name, parentPath }) => {
      const place = join(parentPath, name)
      const path = `/${relative(folder, place).split(sep).join('/')}`
      return [path, fileOf(await readFile(place), extname(name))] as const
    })
    return new Files(new Map(await Promise.all(read)))
  }

  read(path: string): PageFile | undefined {
    return this.known.get(path === '/' ? '/index.html' : path)
  }
}

function fileOf(content: Buffer, extension: string): PageFile {
  const packed = new Map<Packing, Promise<Buffer>>()
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    content,
    packed(packing) {
      const before = packed.get(packing) ?? PACK[packing](content)
      packed.set(packing, before)
      return before
    },
  }
}

/** The best packing that the other side understands. */
export function packingFor({ type, content }: PageFile, accepted: string | undefined): Packing {
  if (!PACKABLE.test(type) || content.length < WORTH_PACKING) return 'identity'
  const words = (accepted ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.split(';')[0])
  if (words.includes('br')) return 'br'
  return words.includes('gzip') ? 'gzip' : 'identity'
}
