import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NotAccepted } from '../notAccepted.ts'
import type { Metrics } from './metrics.ts'

interface Watched {
  readonly metrics: Metrics
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
  /** Opens the numbers to others than this computer. */
  readonly metricsToken: string | undefined
}

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const status = z.object({ status: z.string() })

/** For those who run the server: does it live, can it work, and how much does it do. */
export function watchRoutes(app: FastifyInstance, watched: Watched): void {
  const hidden = { hide: true, tags: [] }
  app.get('/health', { schema: { ...hidden, response: { 200: status } } }, () => ({
    status: 'alive',
  }))

  app.get('/ready', { schema: hidden }, async (_, reply) => {
    const isReady = await watched.isReady()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })

  app.get('/metrics', { schema: hidden }, async (request, reply) => {
    if (!mayRead(request, watched.metricsToken)) throw new NotAccepted('not-found')
    const { registry } = watched.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** This computer, unless it only passes on what others ask; or whoever knows the token. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return (
    LOCAL.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  )
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
