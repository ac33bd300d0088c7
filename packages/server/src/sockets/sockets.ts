import websocket from '@fastify/websocket'
import { type ErrorCode, errorOf } from '@hadal/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import * as z from 'zod'
import type { Access } from '../tables/access.ts'
import type { Tables } from '../tables/tables.ts'
import type { Metrics } from '../watch/metrics.ts'
import { Connection, type Wire } from './connection.ts'
import type { Devices } from './devices.ts'

export interface SocketsOf {
  readonly tables: Tables
  readonly access: Access
  readonly metrics: Metrics
  readonly framesPerTenSeconds: number
  readonly devices?: Devices
  /**
   * Lets somebody in, or says why not; the way out is called once when they are gone. Here the number
   * of connections is limited, and where they come from.
   */
  readonly enter?: (request: FastifyRequest, person: string | undefined) => (() => void) | ErrorCode
}

/** Larger frames are not even read; those between this and the longest are refused with a word. */
const MOST_BYTES = 65_536
const PING_EVERY = 25_000
const POLICY = 1008

const params = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) })
const query = z.object({ since: z.coerce.number().int().min(0).max(1_000_000).optional() })

/** The sockets of tables: `/api/tables/ID/socket?since=VERSION`. */
export async function sockets(app: FastifyInstance, options: SocketsOf): Promise<void> {
  const { metrics } = options
  const open = new Map<WebSocket, { connection?: Connection; isAlive: boolean }>()
  const ping = setInterval(() => {
    for (const [socket, at] of open) {
      if (!at.isAlive) socket.terminate()
      at.isAlive = false
      socket.ping()
    }
  }, PING_EVERY)

  // Before the sockets are closed without a word.
  app.addHook('preClose', async () => {
    clearInterval(ping)
    for (const { connection } of open.values()) connection?.goAway()
  })

  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES },
    errorHandler: (_error, socket) => socket.terminate(),
  })

  app.get('/api/tables/:id/socket', { websocket: true }, (socket, request) => {
    const at: { connection?: Connection; isAlive: boolean } = { isAlive: true }
    open.set(socket, at)
    metrics.sockets.inc()
    // Nothing is read before we know who it is.
    socket.pause()
    const connected = connect(socket, request, options)
      .catch(() => refuse(socket, metrics, 'try-again'))
      .then((connection) => {
        if (connection !== undefined) at.connection = connection
        socket.resume()
        return connection
      })
    socket.on('pong', () => {
      at.isAlive = true
    })
    socket.on('message', (bytes, isBinary) => {
      at.isAlive = true
      void at.connection?.received(isBinary ? undefined : bytes.toString())
    })
    // A frame that is too large, or no frame at all: the socket closes by itself, and says why.
    socket.on('error', () => metrics.refusals.inc({ code: 'malformed' }))
    socket.on('close', () => {
      open.delete(socket)
      metrics.sockets.dec()
      void connected.then((connection) => connection?.gone())
    })
  })
}

/** Finds out who it is, and joins them to their table; nothing if they may not. */
async function connect(
  socket: WebSocket,
  request: FastifyRequest,
  { tables, access, metrics, framesPerTenSeconds, devices, enter }: SocketsOf,
): Promise<Connection | undefined> {
  const asked = params.safeParse(request.params)
  const since = query.safeParse(request.query)
  if (!asked.success || !since.success) return refuse(socket, metrics, 'malformed')
  const person = await access.who(request)
  const leave = enter?.(request, person)
  if (typeof leave === 'string') return refuse(socket, metrics, leave)
  if (leave !== undefined) socket.once('close', leave)
  if (socket.readyState === socket.CLOSED) leave?.()
  const table = tables.at(asked.data.id)
  const wire = wireOf(socket, request)
  const connection = new Connection({ wire, table, person, metrics, framesPerTenSeconds })
  const { session } = request
  if (session !== undefined) {
    const gone = devices?.enter(session, connection)
    if (gone !== undefined) socket.once('close', gone)
    if (socket.readyState === socket.CLOSED) gone?.()
  }
  await table.join(connection, since.data.since)
  return connection
}

function wireOf(socket: WebSocket, { raw: { socket: stream } }: FastifyRequest): Wire {
  return {
    get bufferedAmount() {
      return socket.bufferedAmount
    },
    send: (text) => socket.send(text),
    gather() {
      stream.cork()
      process.nextTick(() => stream.uncork())
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  }
}

function refuse(socket: WebSocket, metrics: Metrics, code: ErrorCode): undefined {
  metrics.refusals.inc({ code })
  socket.send(JSON.stringify({ type: 'bye', ...errorOf(code) }))
  socket.close(POLICY, code)
  return undefined
}
