import { bots } from '@hadal/bots'
import {
  bots as botList,
  codeParams,
  linkParams,
  myTables,
  newTable,
  nothing,
  recordOfGame,
  seatedBot,
  seatLink,
  seatParams,
  sitDown,
  type TableForMe,
  table,
  tableParams,
  tables,
} from '@hadal/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Allowance } from '../guard/limits.ts'
import { known } from '../identity/recognise.ts'
import { type Listed, tableFor } from './listing.ts'
import type { Lobby } from './lobby.ts'

const tags = ['tables']
const done = z.null()

/** Tables before, between and after their games. */
export function lobbyRoutes(app: App, lobby: Lobby, failures: Allowance): void {
  const shown = ({ identity }: FastifyRequest, listed: Listed): TableForMe =>
    tableFor(listed, identity?.id)

  app.get(
    '/bots',
    {
      schema: { tags, summary: 'The bots that seats can be given to', response: { 200: botList } },
    },
    () => ({ bots: [...bots.keys()] }),
  )

  app.post(
    '/tables',
    {
      schema: {
        tags,
        summary: 'Open a table and sit down',
        body: newTable,
        response: { 201: table },
      },
    },
    async (request, reply) =>
      reply.code(201).send(shown(request, await lobby.open(known(request), request.body))),
  )

  app.get(
    '/tables',
    { schema: { tags, summary: 'Tables where anybody may sit down', response: { 200: tables } } },
    async (request) => ({
      tables: (await lobby.listed()).map((listed) => shown(request, listed)),
    }),
  )

  app.get(
    '/tables/mine',
    {
      schema: { tags, summary: 'Your tables, and what waits for you', response: { 200: myTables } },
    },
    async (request) => {
      const mine = (await lobby.of(known(request))).map((listed) => shown(request, listed))
      const playing = mine.filter(({ state }) => state === 'playing')
      return {
        // Whoever has waited longest comes first.
        waitingForMe: playing.filter(({ waitsForYou }) => waitsForYou).reverse(),
        waitingForOthers: playing.filter(({ waitsForYou }) => !waitsForYou),
        open: mine.filter(({ state }) => state === 'open'),
        over: mine.filter(({ state }) => state === 'over'),
      }
    },
  )

  app.get(
    '/tables/:table',
    { schema: { tags, summary: 'A table', params: tableParams, response: { 200: table } } },
    async (request) => shown(request, await lobby.find(request.params.table)),
  )

  app.get(
    '/tables/:table/record',
    {
      schema: {
        tags,
        summary: 'The record of a game that is over',
        params: tableParams,
        response: { 200: recordOfGame },
      },
    },
    async (request) => ({ record: await lobby.record(request.params.table, request.identity) }),
  )

  app.get(
    '/codes/:code',
    {
      schema: {
        tags,
        summary: 'The table that a code leads to',
        params: codeParams,
        response: { 200: table },
      },
    },
    async (request) =>
      shown(request, await failures.attempt(request, () => lobby.findByCode(request.params.code))),
  )

  app.post(
    '/tables/:table/seats',
    {
      schema: {
        tags,
        summary: 'Sit down',
        params: tableParams,
        body: sitDown,
        response: { 200: table },
      },
    },
    async (request) =>
      shown(request, await lobby.sitDown(known(request), request.params.table, request.body.seat)),
  )

  app.delete(
    '/tables/:table/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Leave your seat before the game, or, as the owner, empty any',
        params: seatParams,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { table: id, seat } = request.params
      await lobby.emptySeat(known(request), id, seat)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/tables/:table/seats/:seat/bot',
    {
      schema: {
        tags,
        summary: 'Give a free seat to a bot',
        params: seatParams,
        body: seatedBot,
        response: { 200: table },
      },
    },
    async (request) => {
      const { table: id, seat } = request.params
      return shown(request, await lobby.seatBot(known(request), id, seat, request.body.bot))
    },
  )

  app.post(
    '/tables/:table/seats/:seat/link',
    {
      schema: {
        tags,
        summary: 'Make a link that seats one person, once',
        params: seatParams,
        body: nothing,
        response: { 201: seatLink },
      },
    },
    async (request, reply) => {
      const { table: id, seat } = request.params
      const secret = await lobby.link(known(request), id, seat)
      return reply.code(201).send({ secret, path: `/join/${secret}` })
    },
  )

  app.post(
    '/join/:secret',
    {
      schema: {
        tags,
        summary: 'Sit down by a link',
        params: linkParams,
        body: nothing,
        response: { 200: table },
      },
    },
    async (request) => {
      const me = known(request)
      const { secret } = request.params
      return shown(request, await lobby.useLink(me, secret))
    },
  )

  app.post(
    '/tables/:table/start',
    {
      schema: {
        tags,
        summary: 'Begin the game',
        params: tableParams,
        body: nothing,
        response: { 200: table },
      },
    },
    async (request) => shown(request, await lobby.start(known(request), request.params.table)),
  )

  app.post(
    '/tables/:table/rematch',
    {
      schema: {
        tags,
        summary: 'Play again, each one seat further',
        params: tableParams,
        body: nothing,
        response: { 200: table },
      },
    },
    async (request) => shown(request, await lobby.rematch(known(request), request.params.table)),
  )
}
