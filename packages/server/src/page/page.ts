import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Files, packingFor } from './files.ts'

/** Files under `assets/` carry a digest in their name: what is in them never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** Serves the finished page: small, typed, safe to keep, and at every address of a screen. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const files = await Files.in(folder)
  const schema = { hide: true }

  app.get('/*', { schema }, async (request, reply) => {
    const path = pathOf(request.raw.url ?? '/')
    const file =
      path === undefined
        ? undefined
        : (files.read(path) ?? (isScreen(path) ? files.read('/') : undefined))
    if (path === undefined || file === undefined) return nothingHere(reply)
    const packing = packingFor(file, acceptedBy(request))
    const etag = `"${file.etag}-${packing}"`
    reply.headers({
      'cache-control': path.startsWith('/assets/') ? FOR_EVER : ASK_FIRST,
      'content-type': file.type,
      etag,
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (packing !== 'identity') reply.header('content-encoding', packing)
    return reply.send(await file.packed(packing))
  })

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    schema,
    // What is sent along is not even read.
    onRequest: async (_, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    handler: async () => undefined,
  })
}

function nothingHere(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
}

/** The path that an address asks for; nothing if it is none. */
function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/** A clause of the rules: its number has a dot in it, and is no name of a file. */
const CLAUSE = /^\/rules\/[A-Z]\d*\.R?\d+$/

/** Whether an address names a screen of the page rather than a file. */
function isScreen(path: string): boolean {
  return CLAUSE.test(path) || (!path.startsWith('/assets/') && extname(path) === '')
}

function acceptedBy({ headers }: FastifyRequest): string | undefined {
  const accepted = headers['accept-encoding']
  return Array.isArray(accepted) ? accepted.join() : accepted
}
