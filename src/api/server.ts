import { existsSync } from 'node:fs'
import path from 'node:path'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { ConnectionShares, IdleConnections, lastOf } from '../app/core/connections.ts'
import { serviceError } from '../app/core/errors.ts'
import { createLimits } from '../app/core/rate-limits.ts'
import { TimeSlices } from '../app/core/time-slices.ts'
import type { Service } from '../app/service/service.ts'
import type { Config } from '../config/config.ts'
import { agentSignIn } from '../config/sign-in.ts'
import type { AdminListener } from './admin-listener.ts'
import { graphql } from './graphql/index.ts'
import type { SocketSettings } from './graphql/wire/sockets.ts'
import { mcp } from './mcp/index.ts'
import { oauth } from './oauth/index.ts'
import { answeredByPages, pages } from './pages/index.ts'
import { endpoints } from './rest/endpoints/index.ts'
import { rest } from './rest/index.ts'
import { type RestOptions, ratesOf } from './rest/options.ts'
import { notFoundAmong } from './rest/problems/not-found.ts'
import { clientError, sendProblem } from './rest/problems/problem.ts'
import { deferChildLoggers } from './rest/request-log.ts'
import { requestIds } from './rest/wire/request-ids.ts'
import { secure } from './rest/wire/security.ts'
import { acceptSessions } from './rest/wire/sessions.ts'
import { requestFacts } from './shared/request-facts.ts'

interface Parts {
  readonly service: Service
  readonly config: Config
  readonly adminListener?: AdminListener | undefined
  readonly streams?: RestOptions['streams'] | undefined
  readonly sockets?: Partial<SocketSettings>
  /** Lets tests that build many apps share one schema, because creating a schema is slow. */
  readonly schema?: GraphQLSchema | undefined
  readonly pagesFolder?: string | undefined
  readonly log?: NodeJS.WritableStream | undefined
  readonly prepare?: ((app: FastifyInstance) => void) | undefined
}

const HEADERS_MILLISECONDS = 5_000
/** The time limit for loading plugins is long enough for a machine with a tenth of a CPU core. */
const PLUGIN_MILLISECONDS = 300_000
const REQUEST_MILLISECONDS = 10_000
/** The idle time-out of connections must be longer than any long poll. */
const IDLE_MILLISECONDS = 75_000
/**
 * The keep-alive time-out must be longer than that of common proxies, so that the proxy closes the
 * connection first.
 */
const KEEP_ALIVE_MILLISECONDS = 65_000
export const REQUESTS_PER_SOCKET_MAX = 1_000
const PARAMETER_CHARACTERS_MAX = 100
/**
 * Health probes request the paths in `PROBES` every few seconds, so only failed requests to these
 * paths are logged.
 */
const PROBES: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics'])
const LOGGING_ANSWERS: readonly string[] = ['trace', 'debug', 'info']

const secrets = [
  ...['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.parameters'],
  ...['err.query', '*.token', '*.secret', '*.seed', '*.password'],
]

export async function buildApp({
  service,
  config,
  adminListener,
  streams = {},
  sockets = {},
  schema,
  pagesFolder,
  log,
  prepare,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      redact: secrets,
      serializers: { req: loggedRequest },
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_BYTES_MAX,
    pluginTimeout: PLUGIN_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    connectionTimeout: IDLE_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    http: { headersTimeout: HEADERS_MILLISECONDS, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: PARAMETER_CHARACTERS_MAX },
    requestIdHeader: false,
    genReqId: requestIds(config.TRUSTED_PROXIES),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Ajv must not coerce the types of GraphQL input. REST input does not need Ajv, because Zod
    // parses REST input.
    ajv: { customOptions: { coerceTypes: false } },
    frameworkErrors: sendProblem,
    clientErrorHandler: clientError,
  })
  deferChildLoggers(app.log)
  prepare?.(app)
  adminListener?.guard(app)
  app.server.maxConnections = config.CONNECTIONS_MAX
  if (LOGGING_ANSWERS.includes(config.LOG_LEVEL)) app.addHook('onResponse', logAnswer)
  watchConnections(app, service, config)
  app.addHook('preClose', async () => service.endStreams())
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(notFoundAmong(endpoints))
  await secure(app, config)
  acceptSessions(app, config)
  const limits = createLimits(ratesOf(config))
  const turns = new TimeSlices()
  const elsewhere = answeredByPages(pagesFolder)
  await app.register(rest, { service, config, limits, turns, streams, elsewhere })
  await app.register(graphql, {
    ...{ service, config, limits, turns, sockets, schema },
    servesOperators: (socket: object) => adminListener?.serves(socket) ?? true,
  })
  const { CORS_ORIGINS: origins, ALLOWED_HOSTS: hosts } = config
  const signIn = agentSignIn(config)
  if (signIn) await app.register(oauth, { service, ...signIn })
  const terms = { service, limits, origins, hosts, signIn: signIn?.metadata ?? null }
  await app.register(mcp, { ...terms, ...boardBeside(pagesFolder) })
  if (pagesFolder !== undefined) {
    const { packages } = service.context
    await app.register(pages, { folder: pagesFolder, packages })
  }
  return app
}

function watchConnections(app: FastifyInstance, service: Service, config: Config): void {
  let isClosing = false
  const shares = new ConnectionShares(shareOf(config))
  const unused = new IdleConnections()
  app.server.on('connection', (socket) => {
    shares.take(socket)
    unused.add(socket)
  })
  const isLast = lastOf(REQUESTS_PER_SOCKET_MAX)
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const isTooMany = shares.isTooMany(socket)
    const isEnding = isLast(socket) || service.isDraining
    if (isTooMany || isEnding) reply.header('connection', 'close')
    if (isTooMany) done(serviceError('too-many-connections'))
    else done(isClosing ? serviceError('shutting-down') : undefined)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    unused.hangUp()
    app.server.keepAliveTimeout = 1
  })
}

/**
 * Behind a proxy, the number of connections per address is unlimited, because all connections come
 * from the proxy's address.
 */
function shareOf({ RATE_LIMITS, TRUSTED_PROXIES, CONNECTIONS_PER_ADDRESS }: Config): number {
  return RATE_LIMITS && TRUSTED_PROXIES.length === 0 ? CONNECTIONS_PER_ADDRESS : Infinity
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, routeOptions, server } = request
  const milliseconds = Math.round(reply.elapsedTime * 10) / 10
  // The log contains the route's pattern instead of the URL, because the URL may contain secrets.
  const route = routeOptions.url ?? 'unknown'
  const { statusCode: status } = reply
  const level = PROBES.has(route) && status < 400 ? 'debug' : 'info'
  server.log[level]({ ...requestFacts(request), method, route, status, milliseconds }, 'answered')
  done()
}

const loggedRequest = ({ id, method }: { id: string; method: string }) => ({ id, method })

function boardBeside(pagesFolder = ''): { readonly board?: string } {
  const board = path.join(pagesFolder, '../app/board.html')
  return pagesFolder !== '' && existsSync(board) ? { board } : {}
}
