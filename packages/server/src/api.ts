import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import { type App, type AppParts, allowance, allowanceByAddress, changes } from './app.ts'
import { docsPage } from './docsPage.ts'
import { Identities } from './identity/identities.ts'
import { recognise } from './identity/recognise.ts'
import { type IdentityParts, identityRoutes } from './identity/routes.ts'
import { Tokens } from './identity/tokens.ts'
import { Lobby, type LobbyParts } from './lobby/lobby.ts'
import { lobbyRoutes } from './lobby/routes.ts'
import { NotAccepted } from './notAccepted.ts'
import type { Database } from './store/database.ts'

const MINUTE = 60_000

export interface ApiParts
  extends Pick<AppParts, 'settings'>,
    Pick<LobbyParts, 'begin' | 'changed'> {
  readonly database: Kysely<Database>
  readonly ended: IdentityParts['ended']
  /** What is served to people who are recognised, beside what is here: the sockets of tables. */
  readonly more?: (scope: App) => Promise<void>
}

/** The interface for the page and for programs: everything under `/api`. */
export async function serveApi(app: App, parts: ApiParts): Promise<void> {
  const { database, begin, changed, ended, more } = parts
  const { limits } = parts.settings
  const identities = new Identities(database)
  const tokens = new Tokens(database, limits.tokensPerPerson)
  const { tablesPerPerson } = limits
  const lobby = new Lobby({ database, begin, changed, tablesPerPerson })
  const failures = allowanceByAddress(app, limits.failuresPerTenMinutes, 10 * MINUTE)
  const guests = allowanceByAddress(app, limits.guestsPerHour, 60 * MINUTE)
  const perPerson = allowance(app, limits.changesPerMinute, MINUTE)

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hadal',
        version: '1',
        description: 'A digital table for the board game Abyss.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'hadal' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', async (request, reply) => {
      // What is answered is about one person and one moment.
      reply.header('cache-control', 'no-store')
      request.identity = await recognise(request, identities, tokens)
      if (changes(request)) await perPerson.use(request)
    })
    await more?.(scope)
    await scope.register(
      async (api: App) => {
        identityRoutes(api, {
          identities,
          tokens,
          failures,
          guests,
          bringSeats: (from, to) => lobby.bringSeats(from, to),
          changed: (identity) => lobby.personChanged(identity),
          ended,
        })
        lobbyRoutes(api, lobby, failures)
        api.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
        api.get('/docs', { schema: { hide: true } }, async (_, reply) =>
          reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
        )
        api.all('/*', { schema: { hide: true } }, () => {
          throw new NotAccepted('not-found')
        })
      },
      { prefix: '/api' },
    )
  })
}
