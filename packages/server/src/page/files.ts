import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
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

/** The files of a folder, remembered as they were sent until they change. */
export class Files {
  private readonly root: string
  private readonly known = new Map<string, { readonly modified: number; readonly file: PageFile }>()

  private constructor(root: string) {
    this.root = root
  }

  static async in(folder: string): Promise<Files> {
    return new Files(await realpath(folder))
  }

  async read(path: string): Promise<PageFile | undefined> {
    const place = await this.placeOf(path === '/' ? '/index.html' : path)
    if (place === undefined) return undefined
    const { mtimeMs: modified } = await stat(place)
    const before = this.known.get(place)
    if (before?.modified === modified) return before.file
    const file = fileOf(await readFile(place), extname(place))
    this.known.set(place, { modified, file })
    return file
  }

  /** Where a path leads to, if that is a file in the folder. */
  private async placeOf(path: string): Promise<string | undefined> {
    try {
      const place = await realpath(join(this.root, path))
      return place.startsWith(this.root + sep) && (await stat(place)).isFile() ? place : undefined
    } catch {
      return undefined
    }
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
