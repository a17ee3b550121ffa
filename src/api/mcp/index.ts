import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { bearerIn } from '../../app/accounts/bearer.ts'
import { identify } from '../../app/accounts/identify.ts'
import { bodyProblem } from '../../app/core/body-limits.ts'
import { asPlayer, hasScope } from '../../app/core/caller.ts'
import { allowSlowResponse, isAllowedOrigin, onDisconnect } from '../../app/core/connections.ts'
import { ServiceError, serviceError } from '../../app/core/errors.ts'
import { allowanceOf, type Limits } from '../../app/core/rate-limits.ts'
import { challengeOf } from '../../app/oauth/challenge.ts'
import type { Service } from '../../app/service/service.ts'
import { protocolError } from './errors.ts'
import type { createHandler } from './handler.ts'

interface McpOptions {
  readonly service: Service
  readonly limits: Limits
  /**
   * Origins of web pages that may call the MCP API. Requests without an `Origin` header are
   * accepted, because they do not come from browsers.
   */
  readonly origins: readonly string[]
  readonly hosts: readonly string[]
  readonly board?: string | null
  /**
   * Origin whose OAuth metadata clients use to sign in; null if clients must send an account token
   * instead.
   */
  readonly signIn?: string | null
}

/** Longest time that a tool call may wait for another player's move without sending anything. */
export const ANSWER_MILLISECONDS = 70_000

/** MCP uses stateless streamable HTTP, so that any node can answer any call. */
export const mcp: FastifyPluginAsync<McpOptions> = async (app, options) => {
  const { service, limits, origins, hosts, board = null, signIn = null } = options
  let loading: Promise<ReturnType<typeof createHandler>> | undefined
  // The MCP SDK is loaded at the first MCP request, because loading takes 5 % of the start-up time.
  const load = () => {
    loading ??= import('./handler.ts').then((module) =>
      module.createHandler(service, hosts, app.log),
    )
    return loading
  }
  const callerBy = async (bearer: string, address: string, reply: FastifyReply) => {
    try {
      return await identify(service, limits, { bearer, address, audience: 'mcp' })
    } catch (error) {
      const isWrong = error instanceof ServiceError && error.kind === 'unauthenticated'
      if (isWrong && signIn !== null)
        reply.header('www-authenticate', challengeOf(signIn, 'invalid_token'))
      throw error
    }
  }
  app.addHook('onRequest', async ({ headers: { origin, host }, host: ourHost }, reply) => {
    if (!isAllowedOrigin({ origin, host: ourHost }, origins))
      return reply.code(403).send(protocolError('origin-refused'))
    // The `Host` header is checked instead of `X-Forwarded-Host`, because a web page could set
    // `X-Forwarded-Host` in a DNS rebinding attack.
    if (hosts.length > 0 && !(await load()).isOurHost(host))
      return reply.code(403).send(protocolError('host-refused'))
  })
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handlerTimeout: ANSWER_MILLISECONDS,
    handler: async (request, reply) => {
      const trouble = bodyProblem(request.body)
      if (trouble !== null) {
        const error = { code: -32600, message: `The body ${trouble.message}.` }
        return reply.code(400).send({ jsonrpc: '2.0', id: null, error })
      }
      const bearer = bearerIn(request.headers.authorization)
      const { ip: address, log } = request
      if (bearer === null && signIn !== null) return challenged(reply, challengeOf(signIn))
      const caller = bearer === null ? null : await callerBy(bearer, address, reply)
      if (caller && signIn !== null && !hasScope([...caller.scopes], 'read'))
        return challenged(reply, challengeOf(signIn, 'insufficient_scope'), 403)
      const [hungUp, ended] = [new AbortController(), new AbortController()]
      const reads = readsIn(request.body)
      if (reads > 0) limits.take('reads', allowanceOf(caller, address), reads)
      allowSlowResponse(reply.raw)
      const end = () => ended.abort(serviceError('token-invalid'))
      const unwatch = caller === null ? () => {} : service.watch(caller, end)
      onDisconnect(reply.raw, () => {
        unwatch()
        hungUp.abort()
      })
      const signal = AbortSignal.any([hungUp.signal, ended.signal])
      const webRequest = asWebRequest(request, hungUp.signal)
      // MCP tools run without operator rights, because text from another player could trick the
      // model into using these rights.
      const player = caller && asPlayer(caller)
      const origin = `${request.protocol}://${request.host}`
      const session = { service, limits, caller: player, address, origin, board, signal, log }
      const handler = await load()
      return send(reply, await handler.answer(webRequest, session, request.body ?? null))
    },
  })
}

const challenged = (reply: FastifyReply, challenge: string, status: 401 | 403 = 401) =>
  reply
    .code(status)
    .header('www-authenticate', challenge)
    .send({ jsonrpc: '2.0', id: null, error: { code: -32_001, message: 'Sign in first.' } })

/**
 * A tool call is not counted as a read, because the operations that the tool runs have separate
 * rate limits.
 */
const readsIn = (body: unknown): number =>
  [body].flat().filter((message) => (message as Message | null)?.method !== 'tools/call').length
interface Message {
  readonly method?: unknown
}

function asWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value))
  const address = `http://${request.host}${request.url}`
  return new Request(address, { method: request.method, headers, signal })
}

const saidElsewhere: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'cache-control'])

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers)
    if (!saidElsewhere.has(name)) reply.header(name, value)
  return reply.send(await answer.text())
}
