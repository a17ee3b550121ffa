import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../service/caller.ts'
import type { Limits } from '../service/limits.ts'
import type { Services } from '../service/services.ts'
import { mcpServer } from './server.ts'

export interface McpOptions {
  readonly services: Services
  readonly limits: Limits
  /** Pages that may call from a browser. Without an `Origin` it is no browser. */
  readonly origins: readonly string[]
}

/** A tool may wait for another seat's move. */
const ANSWER_MILLISECONDS = 70_000

/**
 * The MCP door: streamable HTTP without sessions, so that any node answers any call. Who calls is
 * found out before the protocol has its say; the tools are the use-cases.
 */
export const mcp: FastifyPluginAsync<McpOptions> = async (app, { services, limits, origins }) => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin !== undefined && !origins.includes(origin)) return reply.code(403).send()
  })
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handlerTimeout: ANSWER_MILLISECONDS,
    handler: async (request, reply) => {
      const bearer = bearerOf(request)
      const caller = await identify(services, limits, request.ip, bearer)
      const abort = new AbortController()
      reply.raw.on('close', () => abort.abort())
      const handler = createMcpHandler(
        () => mcpServer({ services, limits, caller, signal: abort.signal }),
        { responseMode: 'json', onerror: (error) => request.log.warn({ err: error }, 'mcp') },
      )
      const answer = await handler.fetch(asWebRequest(request, abort.signal), {
        parsedBody: request.body,
      })
      return send(reply, answer)
    },
  })
}

/** Null: nobody in particular, who may still read what is open to everybody. */
async function identify(
  services: Services,
  limits: Limits,
  address: string,
  bearer: string | null,
): Promise<Caller | null> {
  if (bearer === null) return null
  limits.check('auth-failures', address)
  try {
    return await services.authenticate(bearer)
  } catch (error) {
    limits.take('auth-failures', address)
    throw error
  }
}

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

function asWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value))
  const body = request.method === 'POST' ? { body: JSON.stringify(request.body ?? null) } : {}
  const address = `http://${request.host}${request.url}`
  return new Request(address, { method: request.method, headers, signal, ...body })
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) reply.header(name, value)
  return reply.send(await answer.text())
}
