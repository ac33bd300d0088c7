import {
  changedPassword,
  credentials,
  type Me,
  madeToken,
  me,
  newGuest,
  newToken,
  nothing,
  renamed,
  token,
  tokenParams,
} from '@hadal/protocol'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Allowance } from '../guard/limits.ts'
import { NotAccepted } from '../notAccepted.ts'
import type { Ended } from '../sockets/devices.ts'
import type { Identities, Identity } from './identities.ts'
import { guestBehind, hideSession, keepGuest, known, secretIn, showSession } from './recognise.ts'
import type { Tokens } from './tokens.ts'

export interface IdentityParts {
  readonly identities: Identities
  readonly tokens: Tokens
  /** Failures to prove something. */
  readonly failures: Allowance
  readonly guests: Allowance
  /**
   * What a guest had comes to the account that is signed in on the same device; says whether seats are
   * left that only the guest can play.
   */
  readonly bringSeats: (from: Identity, to: Identity) => Promise<boolean>
  /** Somebody is called otherwise, or may do less: wherever they sit, that is looked at again. */
  readonly changed: (identity: Identity) => Promise<void>
  /** Devices are known no more, or as somebody else: whatever they are connected to ends. */
  readonly ended: (ended: readonly Ended[]) => void
}

const tags = ['identity']
const UNNAMED = 'Diver'

/** Who you are: a guest, an account, or a bot. */
export function identityRoutes(app: App, parts: IdentityParts): void {
  const { identities, tokens, failures, guests } = parts

  app.post(
    '/guest',
    {
      schema: {
        tags,
        summary: 'Become somebody, or stay who you are',
        body: newGuest,
        response: { 200: me },
      },
    },
    async (request, reply) => {
      if (request.identity !== undefined) return meOf(request.identity)
      await guests.use(request)
      const session = await identities.newGuest(request.body.name ?? UNNAMED)
      showSession(reply, session)
      return meOf(session.identity)
    },
  )

  app.get('/me', { schema: { tags, summary: 'Who you are', response: { 200: me } } }, (request) =>
    meOf(known(request)),
  )

  app.put(
    '/me',
    { schema: { tags, summary: 'Take another name', body: renamed, response: { 200: me } } },
    async (request) => {
      const identity = known(request)
      const { name } = request.body
      await identities.rename(identity, name)
      await parts.changed(identity)
      return meOf({ ...identity, name })
    },
  )

  app.post(
    '/account',
    {
      schema: {
        tags,
        summary: 'Keep your seats with a name and a password',
        body: credentials,
        response: { 200: me },
      },
    },
    async (request) => {
      const { name, password } = request.body
      const kept = await identities.keep(known(request), name, password)
      await parts.changed(kept)
      return meOf(kept)
    },
  )

  app.post(
    '/sign-in',
    {
      schema: { tags, summary: 'Sign in on this device', body: credentials, response: { 200: me } },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const session = await failures.attempt(request, () => identities.signIn(name, password))
      const before = secretIn(request)
      const hasSeats =
        request.identity?.kind === 'guest' &&
        (await parts.bringSeats(request.identity, session.identity))
      // Whoever plays at a table as both is the guest again when they sign out.
      if (before !== undefined && hasSeats) keepGuest(reply, before)
      else if (before !== undefined) await identities.signOut(before)
      if (request.session !== undefined) parts.ended([[request.session, 'renewed']])
      showSession(reply, session)
      return meOf(session.identity)
    },
  )

  app.post(
    '/sign-out',
    { schema: { tags, summary: 'Forget this device', body: nothing, response: { 204: z.null() } } },
    async (request, reply) => {
      const secret = secretIn(request)
      if (secret !== undefined) await identities.signOut(secret)
      if (request.session !== undefined) parts.ended([[request.session, 'forgotten']])
      const guest = guestBehind(request, reply)
      if (guest !== undefined && (await identities.ofSession(guest)) !== undefined)
        showSession(reply, { secret: guest })
      else hideSession(reply)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/account/password',
    {
      schema: {
        tags,
        summary: 'Change the password; other devices are forgotten',
        body: changedPassword,
        response: { 200: me },
      },
    },
    async (request, reply) => {
      const identity = known(request)
      if (identity.kind !== 'account') throw new NotAccepted('not-allowed')
      const { password, newPassword } = request.body
      const session = await failures.attempt(request, () =>
        identities.changePassword(identity, password, newPassword),
      )
      parts.ended(
        session.forgotten.map((one) => [one, one === request.session ? 'renewed' : 'forgotten']),
      )
      showSession(reply, session)
      return meOf(session.identity)
    },
  )

  app.get(
    '/tokens',
    {
      schema: {
        tags,
        summary: 'Your bots',
        response: { 200: z.object({ tokens: z.array(token) }) },
      },
    },
    async (request) => ({ tokens: [...(await tokens.of(known(request)))] }),
  )

  app.post(
    '/tokens',
    {
      schema: {
        tags,
        summary: 'Make a bot: its token is shown this once',
        body: newToken,
        response: { 201: madeToken },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await tokens.make(known(request), request.body.name)),
  )

  app.delete(
    '/tokens/:token',
    {
      schema: {
        tags,
        summary: 'Revoke the token of a bot',
        params: tokenParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await parts.changed(await tokens.revoke(known(request), request.params.token))
      return reply.code(204).send(null)
    },
  )
}

function meOf({ name, kind }: Identity): Me {
  return { name, kind }
}
