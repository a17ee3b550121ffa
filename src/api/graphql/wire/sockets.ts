import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
} from 'graphql'
import type { ConnectionInitMessage, ServerOptions } from 'graphql-ws'
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { bearerIn } from '../../../app/accounts/bearer.ts'
import type { OptionalCaller } from '../../../app/core/caller.ts'
import { isAllowedOrigin } from '../../../app/core/connections.ts'
import { ServiceError } from '../../../app/core/errors.ts'
import { allowanceOf, type Limits } from '../../../app/core/rate-limits.ts'
import { requestFacts } from '../../shared/request-facts.ts'
import { type Context, contextOf } from '../core/context.ts'
import { refusal, shownError } from '../core/errors.ts'
import { INTROSPECTION_READS, isIntrospection } from '../core/query-limits.ts'
import type { GraphqlTransport } from '../core/transport.ts'
import { applyBackpressure, delivered, senderTo } from './delivery.ts'
import type { Step } from './follow.ts'
import { Payloads } from './payloads.ts'

export interface SocketSettings {
  readonly socketsPerAccount: number
  readonly operationsPerSocket: number
  readonly initSeconds: number
  /**
   * Seconds between WebSocket pings. A client is disconnected if it has not answered a ping when
   * the next ping is due.
   */
  readonly pingSeconds: number
  readonly messageBytesMax: number
  readonly webPages: readonly string[]
}

/** Interval between pings, which must be shorter than the idle time-out of proxies. */
export const PING_SECONDS = 20

const usual: SocketSettings = {
  socketsPerAccount: 5,
  operationsPerSocket: 20,
  initSeconds: 3,
  pingSeconds: PING_SECONDS,
  messageBytesMax: 16_384,
  webPages: [],
}

const GOING_AWAY = 1001
const TRY_AGAIN_LATER = 1013
const UNAUTHORIZED = 4401
const TOO_MANY = 4429

const GOODBYE_MILLISECONDS = 1_000

interface Held extends Record<PropertyKey, unknown> {
  bearer: string | null
  caller: OptionalCaller
  holder: string | null
  unwatch: (() => void) | null
}
type Init = ConnectionInitMessage['payload']
type Options = ServerOptions<Init, Extra & Partial<Held>>
type Connection = Parameters<NonNullable<Options['onConnect']>>[0]

/**
 * Serves GraphQL over WebSockets (graphql-transport-ws), with the same limits as HTTP. The service
 * computes a result only after the previous message has been written, so a slow client keeps at
 * most one message per operation in memory.
 */
export async function overSockets(
  app: FastifyInstance,
  door: GraphqlTransport,
  given: Partial<SocketSettings>,
): Promise<void> {
  const settings = { ...usual, ...given }
  const handler = makeHandler<Init, Held>(optionsOf(door, settings), settings.pingSeconds * 1000)
  app.addHook('onRoute', (route) => {
    if (route.url !== '/graphql' || route.method !== 'GET') return
    route.wsHandler = function (socket, request) {
      applyBackpressure(socket, request.raw.socket)
      return handler.call(this, socket, request)
    }
  })
  app.addHook('preClose', async () => {
    for (const client of app.websocketServer.clients) {
      client.close(GOING_AWAY, 'shutting-down')
      setTimeout(() => client.terminate(), GOODBYE_MILLISECONDS).unref()
    }
  })
  app.server.on('upgrade', hangUpElsewhere)
  await app.register(websocket, {
    options: { maxPayload: settings.messageBytesMax },
    errorHandler(error, socket, request) {
      request.log.info({ err: error, ...requestFacts(request) }, 'a WebSocket was interrupted')
      socket.terminate()
    },
  })
  door.service.context.metrics.openStreams.set('socket', () => app.websocketServer.clients.size)
  app.addHook('onRequest', async ({ ws, headers: { origin }, host }) => {
    if (ws && !isAllowedOrigin({ origin, host }, settings.webPages)) throw refusal('origin-refused')
  })
}

function hangUpElsewhere({ url = '' }: IncomingMessage, socket: Duplex): void {
  if (url.split('?')[0] === '/graphql') return
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

function optionsOf(
  { service, limits, origins, executable, servesOperators: isServed }: GraphqlTransport,
  settings: SocketSettings,
): Options {
  const follow = createFollowing(service)
  const holders = socketsOfHolders(settings.socketsPerAccount)
  const contextFor = ({ extra: { request, bearer = null } }: Connection): Context => {
    const { ip: address, log, id: requestId } = request
    const servesOperators = isServed(request.raw.socket)
    const parts = { bearer, address, log, requestId, servesOperators }
    return contextOf({ service, limits, origins, ...parts })
  }
  return {
    connectionInitWaitTimeout: settings.initSeconds * 1000,

    async onConnect(connection) {
      const { extra, connectionParams } = connection
      extra.bearer = bearerOf(connectionParams, extra.request)
      try {
        const caller = await contextFor(connection).onlooker()
        if (extra.socket.readyState !== extra.socket.OPEN) return false
        const holder = allowanceOf(caller, extra.request.ip)
        if (!holders.take(holder)) return closed(extra, TOO_MANY, 'too-many-streams')
        Object.assign(extra, { caller, holder })
        extra.unwatch = service.watch(caller, () => closed(extra, UNAUTHORIZED, 'token-invalid'))
        return true
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const code = error.kind === 'unauthenticated' ? UNAUTHORIZED : TRY_AGAIN_LATER
        return closed(extra, code, error.code)
      }
    },
    onClose({ extra: { holder, unwatch } }) {
      unwatch?.()
      if (holder) holders.give(holder)
    },

    async onSubscribe(connection, id, payload): Promise<ExecutionArgs | readonly GraphQLError[]> {
      const { schema, read } = await executable()
      if (Object.keys(connection.subscriptions).length > settings.operationsPerSocket) {
        const facts = { limit: 'operations', most: settings.operationsPerSocket }
        return refused(limits, connection, [refusal('too-many-streams', undefined, facts)])
      }
      const contextValue = contextFor(connection)
      const document = read(payload.query)
      const isRead = 'kind' in document
      // A valid GraphQL document counts against the rate limit when it is executed. An invalid
      // GraphQL document is never executed, so it counts against the rate limit on arrival.
      const reads = isRead ? (isIntrospection(document) ? INTROSPECTION_READS : 0) : 1
      const trouble = overdrawn(limits, connection, reads)
      if (trouble !== null) return refused(limits, connection, [trouble])
      if (!isRead) return refused(limits, connection, document)
      const { variables: variableValues, operationName } = payload
      const args = { schema, document, contextValue, variableValues, operationName }
      follow.expect(args, connection.extra.socket, id)
      return args
    },
    execute: async (args) =>
      isIntrospection(args.document)
        ? (await executable()).introspection.answer(args.document, args).result
        : execute(args),
    subscribe: follow.subscribe,
    onError: (connection, _, __, errors) =>
      errors.map((error) => shownError(error, contextFor(connection))),
    onNext(connection, _, __, ___, { data = null, errors }) {
      if (!errors) return
      return { data, errors: errors.map((error) => shownError(error, contextFor(connection))) }
    },
  }
}

function createFollowing({ context: { metrics } }: GraphqlTransport['service']) {
  const payloads = new Payloads(metrics)
  const senders = new WeakMap<ExecutionArgs, ReturnType<typeof senderTo>>()
  return {
    expect(args: ExecutionArgs, socket: Extra['socket'], id: string): void {
      senders.set(args, senderTo(socket, id))
    },
    async subscribe(
      args: ExecutionArgs,
    ): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
      const opened = await createSourceEventStream(args)
      if (!(Symbol.asyncIterator in opened)) return opened
      // The cast is safe because all subscription fields yield a `Step`, which the types of
      // graphql-js cannot express.
      return delivered(opened as AsyncIterable<Step>, {
        payloadOf: payloads.for(args),
        send: senders.get(args)!,
      })
    },
  }
}

function refused(
  limits: Limits,
  { extra }: Connection,
  errors: readonly GraphQLError[],
): readonly GraphQLError[] {
  try {
    limits.take('refused-messages', extra.request.id)
  } catch {
    extra.socket.close(TOO_MANY, 'rate-limited')
  }
  return errors
}

function overdrawn(
  limits: Limits,
  { extra: { caller, request } }: Connection,
  reads: number,
): GraphQLError | null {
  try {
    if (reads > 0) limits.take('reads', allowanceOf(caller, request.ip), reads)
    return null
  } catch (error) {
    const originalError = error as ServiceError
    return new GraphQLError(originalError.message, { originalError })
  }
}

function bearerOf(params: Init, request: FastifyRequest): string | null {
  const { token, authorization, Authorization } = params ?? {}
  if (typeof token === 'string') return token
  const header = authorization ?? Authorization
  return typeof header === 'string' ? bearerIn(header) : request.presented()
}

function closed({ socket }: Pick<Extra, 'socket'>, code: number, reason: string): false {
  socket.close(code, reason)
  return false
}

function socketsOfHolders(most: number) {
  const open = new Map<string, number>()
  return {
    take(holder: string): boolean {
      const before = open.get(holder) ?? 0
      if (before < most) open.set(holder, before + 1)
      return before < most
    },
    give(holder: string): void {
      const left = (open.get(holder) ?? 1) - 1
      if (left === 0) open.delete(holder)
      else open.set(holder, left)
    },
  }
}
