import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAccepted } from '../notAccepted.ts'
import { sessionOf } from '../sockets/devices.ts'
import type { Identities, Identity, Session } from './identities.ts'
import { hashOf } from './secrets.ts'
import type { Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as the connection proves it; nothing in a message ever says so. */
    identity: Identity | undefined
    /** What the session of the device is called; nothing for bots, and for whoever is unknown. */
    session: string | undefined
  }
}

const COOKIE = 'hadal'
const GUEST = 'hadal-guest'
const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const
/** The longest that browsers keep one. */
const DAYS_KEPT = 400

/** Finds out who asks: by the token of a bot, or by the cookie of a device. */
export async function recognise(
  request: FastifyRequest,
  identities: Identities,
  tokens: Tokens,
): Promise<Identity | undefined> {
  const { authorization } = request.headers
  if (authorization === undefined) {
    const secret = secretIn(request)
    const identity = secret === undefined ? undefined : await identities.ofSession(secret)
    if (secret !== undefined && identity !== undefined) request.session = sessionOf(hashOf(secret))
    return identity
  }
  const token = /^Bearer ([\w-]{20,64})$/.exec(authorization)?.[1]
  const bot = token === undefined ? undefined : await tokens.identityBy(token)
  if (bot === undefined) throw new NotAccepted('not-signed-in', 'No bot has this token.')
  return bot
}

/** Who asks, where somebody has to be known. */
export function known({ identity }: FastifyRequest): Identity {
  if (identity === undefined) throw new NotAccepted('not-signed-in')
  return identity
}

/** What this device shows, if we have signed it. */
export function secretIn(request: FastifyRequest): string | undefined {
  return signedIn(request, COOKIE)
}

function signedIn(request: FastifyRequest, name: string): string | undefined {
  const cookie = request.cookies[name]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid ? value : undefined
}

export function showSession(reply: FastifyReply, { secret }: Pick<Session, 'secret'>): void {
  reply.setCookie(COOKIE, secret, { ...OPTIONS, signed: true, maxAge: DAYS_KEPT * 86_400 })
}

/** Keeps the guest whom somebody was before they signed in, if seats are left that only the guest has. */
export function keepGuest(reply: FastifyReply, secret: string): void {
  reply.setCookie(GUEST, secret, { ...OPTIONS, signed: true, maxAge: DAYS_KEPT * 86_400 })
}

/** The guest who is kept behind an account on this device; kept no longer. */
export function guestBehind(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const secret = signedIn(request, GUEST)
  if (secret !== undefined) reply.clearCookie(GUEST, OPTIONS)
  return secret
}

export function hideSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, OPTIONS)
}
