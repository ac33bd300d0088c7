import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { answerErrors } from './guard/errors.ts'
import { SECURITY_HEADERS } from './guard/headers.ts'
import { Allowance } from './guard/limits.ts'
import { isOurOrigin } from './guard/origin.ts'
import { NotAccepted } from './notAccepted.ts'
import type { Settings } from './settings.ts'
import type { Metrics } from './watch/metrics.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface AppParts {
  readonly settings: Pick<Settings, 'limits' | 'origins' | 'proxies'>
  readonly log: Logger
  readonly metrics: Metrics
  /** What cookies are signed with. */
  readonly key: Buffer
}

/** Everything that is said to us by HTTP is shorter. */
const LONGEST_BODY = 16_384
const MINUTE = 60_000
const CLOSE_WITHIN = 5_000

/** The server without anything to serve: who may ask, how often, and what is answered when it fails. */
export async function createApp({ settings, log, metrics, key }: AppParts): Promise<App> {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    // Ours says less: addresses hold secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: LONGEST_BODY,
    trustProxy: (_address, hop) => hop < settings.proxies,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    // An address that cannot be read leads nowhere.
    frameworkErrors: (_error, _request, reply) => {
      metrics.refusals.inc({ code: 'not-found' })
      reply.hijack()
      reply.raw
        .writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
        .end('There is nothing here.\n')
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Forms of other sites can send text, but no JSON.
  app.removeContentTypeParser('text/plain')
  answerErrors(app, metrics)
  app.decorateRequest('identity', undefined)
  app.decorateRequest('session', undefined)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('x-request-id', request.id)
  })
  await app.register(cookie, { secret: key.toString('base64') })
  await app.register(rateLimit, {
    max: settings.limits.requestsPerMinute,
    timeWindow: MINUTE,
    cache: 50_000,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new NotAccepted('too-many'),
  })
  app.addHook('onRequest', async (request) => {
    if (changes(request) || isUpgrade(request)) checkOrigin(request, settings.origins)
  })
  app.addHook('onResponse', async (request, reply) => {
    // Whoever asked for a socket and got an answer instead has nothing else to ask.
    if (isUpgrade(request) && reply.statusCode >= 400) request.raw.socket.end()
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const seconds = reply.elapsedTime / 1000
    metrics.requests.inc({ method, route, status: reply.statusCode })
    metrics.requestSeconds.observe({ method, route }, seconds)
    request.log.debug({ method, route, status: reply.statusCode, seconds }, 'answered')
  })
  closeInTime(app)
  return app
}

/** Lets what is under way come to its end, but not for ever: some never hang up. */
function closeInTime(app: App): void {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, CLOSE_WITHIN).unref()
  })
}

/** Something that one address, or one person, may do only so often. */
export function allowance(app: App, most: number, timeWindow: number): Allowance {
  return new Allowance(
    app.createRateLimit({
      max: most,
      timeWindow,
      keyGenerator: ({ identity, ip }) => identity?.id ?? normalizeIP(ip),
    }),
  )
}

/** The same, by address alone: new names are easily made. */
export function allowanceByAddress(app: App, most: number, timeWindow: number): Allowance {
  return new Allowance(
    app.createRateLimit({ max: most, timeWindow, keyGenerator: ({ ip }) => normalizeIP(ip) }),
  )
}

export function changes({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function isUpgrade({ headers }: FastifyRequest): boolean {
  return headers.upgrade !== undefined
}

function checkOrigin({ headers }: FastifyRequest, origins: readonly string[]): void {
  if (!isOurOrigin(headers, origins)) throw new NotAccepted('wrong-origin')
}
