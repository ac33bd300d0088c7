import { type ErrorBody, type ErrorCode, errorOf } from '@hadal/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { NotAccepted, STATUS } from '../notAccepted.ts'
import type { Metrics } from '../watch/metrics.ts'

/** Codes of PostgreSQL, and of the way to it, that pass by themselves. */
const AWAY =
  /^(08|40|53|57|58)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$|Connection terminated|timeout exceeded/

/** Every error leaves in the same shape, is counted, and tells nothing about the inside. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((thrown: FastifyError | undefined, request, reply) => {
    // Anything can be thrown.
    const error = thrown ?? Object.assign(new Error('nothing was thrown'), { code: '' })
    const body = bodyOf(error)
    if (body.error.code === 'server-error') request.log.error({ err: error }, 'a request failed')
    return answer(reply, body, error)
  })
  app.setNotFoundHandler((request, reply) => notFound(request, reply))

  function answer(reply: FastifyReply, body: ErrorBody, error?: FastifyError) {
    const { code } = body.error
    metrics.refusals.inc({ code })
    const isMediaType = error?.statusCode === 415
    return reply
      .code(isMediaType ? 415 : STATUS[code])
      .header('cache-control', 'no-store')
      .send(body)
  }

  function notFound(_request: FastifyRequest, reply: FastifyReply) {
    return answer(reply, errorOf('not-found'))
  }
}

function bodyOf(error: FastifyError): ErrorBody {
  if (error instanceof NotAccepted) return errorOf(error.code, error.message)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const where = first?.instancePath.slice(1).replaceAll('/', '.') ?? ''
    return errorOf(
      'malformed',
      `${where === '' ? 'The body' : where}: ${first?.message ?? ''}`.slice(0, 300),
    )
  }
  return errorOf(codeOfError(error))
}

function codeOfError(error: FastifyError): ErrorCode {
  if (AWAY.test(error.code ?? '') || AWAY.test(error.message ?? '')) return 'try-again'
  if (error.statusCode === 413) return 'too-large'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'malformed'
  return 'server-error'
}
