import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { Config } from './config.ts'
import type { Services } from './service/services.ts'

/** What every door is given. */
export interface DoorOptions {
  readonly services: Services
  readonly config: Config
}

const HEADERS_MILLISECONDS = 5_000
const REQUEST_MILLISECONDS = 10_000
/** Routes that wait or stream set their own, and `socket.setTimeout(0)`. */
const HANDLER_MILLISECONDS = 8_000
const IDLE_MILLISECONDS = 15_000
/** Longer than any proxy's, so that the proxy is the one who hangs up. */
const KEEP_ALIVE_MILLISECONDS = 65_000
const REQUESTS_PER_SOCKET_MAX = 1_000
const PARAMETER_CHARACTERS_MAX = 100
const PROBLEM = 'application/problem+json'

const secrets = [
  ...['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.parameters'],
  ...['err.query', '*.token', '*.secret', '*.seed', '*.password'],
]

/** The Fastify instance with its three doors; does not listen. */
export async function buildApp({ services, config }: DoorOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: secrets, serializers: { req: loggedRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_BYTES_MAX,
    requestTimeout: REQUEST_MILLISECONDS,
    handlerTimeout: HANDLER_MILLISECONDS,
    connectionTimeout: IDLE_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    maxRequestsPerSocket: REQUESTS_PER_SOCKET_MAX,
    http: { headersTimeout: HEADERS_MILLISECONDS, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: PARAMETER_CHARACTERS_MAX },
    // Whoever can send a header can forge an id; ours are ours.
    requestIdHeader: false,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // REST parses with Zod; GraphQL is told what was sent, not what it might have meant.
    ajv: { customOptions: { coerceTypes: false } },
    frameworkErrors: (error, request, reply) => sendProblem(reply, statusOf(error), request.id),
  })
  app.server.maxConnections = config.CONNECTIONS_MAX
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    // The pattern of the route and not the address: no one's secret is in it.
    const line = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }
    request.log.info({ ...line, milliseconds }, 'answered')
  })
  app.addHook('preClose', async () => services.letGo())
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'failed')
    return sendProblem(reply, status, request.id)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(reply, 404, request.id))
  return app
}

const loggedRequest = ({ id, method }: { id: string; method: string }) => ({ id, method })

const statusOf = ({ statusCode }: { statusCode?: number }): number =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500

const titles: Readonly<Record<number, string>> = {
  404: 'There is nothing here.',
  413: 'The body is too large.',
  415: 'Send application/json.',
  500: 'Something went wrong on our side.',
}

/** For what no door answers: never a stack, never the words of a library. */
function sendProblem(reply: FastifyReply, status: number, requestId: string) {
  const title = titles[status] ?? 'The request is malformed.'
  const code = status === 404 ? 'route-unknown' : status >= 500 ? 'bug' : 'invalid-request'
  return reply
    .code(status)
    .type(PROBLEM)
    .send(JSON.stringify({ type: 'about:blank', title, status, code, requestId }))
}
