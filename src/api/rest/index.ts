import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { countGuesses, identify } from '../../app/accounts/identify.ts'
import { bodyProblem, NODES_MAX, nodesOf } from '../../app/core/body-limits.ts'
import type { Caller, OptionalCaller } from '../../app/core/caller.ts'
import { allowSlowRequest } from '../../app/core/connections.ts'
import { deprecationHeaders } from '../../app/core/deprecation.ts'
import { allowanceOf, type Limits } from '../../app/core/rate-limits.ts'
import type { TimeSlices } from '../../app/core/time-slices.ts'
import type { Service } from '../../app/service/service.ts'
import { rateLimitFields } from '../shared/rate-limit-fields.ts'
import { requestFacts } from '../shared/request-facts.ts'
import { type Answer, type Endpoint, malformed, type RestContext } from './endpoint/endpoint.ts'
import { endpoints } from './endpoints/index.ts'
import type { RestOptions } from './options.ts'
import { RestError } from './problems/errors.ts'
import { httpTimes } from './wire/http-times.ts'
import { Streams } from './wire/streams.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: OptionalCaller
  }
  interface FastifyContextConfig {
    bodyNodes?: number
    takesFile?: boolean
    operation?: string
    isPublic?: boolean
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NDJSON_TYPE = 'application/x-ndjson'
const MOVE_BYTES_MAX = 16_384
const ENVELOPE_BYTES = 100

export const rest: FastifyPluginAsync<RestOptions> = async (app, options) => {
  const { service, limits, config, elsewhere = [] } = options
  const streams = new Streams({ streamsPerAccount: config.STREAMS_PER_TOKEN, ...options.streams })
  const { openStreams, registry } = service.context.metrics
  openStreams.set('stream', () => streams.count.streams)
  openStreams.set('wait', () => streams.count.waits)
  const observe = httpTimes(registry)
  app.decorateRequest('caller', null)
  app.addHook('preClose', async () => streams.endAll())
  readJson(app, options.turns)
  const bodyBytes = {
    move: MOVE_BYTES_MAX,
    save: config.SAVE_BYTES_MAX,
    pack: config.PACK_BYTES_MAX + ENVELOPE_BYTES,
  }
  const door = { service, streams, metricsToken: config.METRICS_TOKEN ?? null }
  const own = endpoints.filter(({ path }) => !elsewhere.includes(path))
  for (const endpoint of own) mount(app, endpoint, { door, limits, bodyBytes, observe })
  for (const path of new Set(own.filter(isPublic).map((endpoint) => endpoint.path)))
    app.options(addressOf(path), { config: { isPublic: true } }, (_, reply) => reply.callNotFound())
}

const addressOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const UNTOLD = /^\/(?:health|metrics|operators)\b/

const isPublic = ({ method, path, token, answers }: Endpoint): boolean =>
  method === 'GET' &&
  token !== 'needed' &&
  !UNTOLD.test(path) &&
  answers[200]?.content?.['text/html'] === undefined

function readJson(app: FastifyInstance, turns: TimeSlices): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    const read = () =>
      parse(request, text as string, (error, body) => {
        if (error) return done(new RestError('malformed-json'))
        const trouble = bodyProblem(body, nodesOfBody(request, text as string))
        if (trouble === null) return done(null, body)
        done(malformed('body', [trouble]))
      })
    turns.read(text as string, read)
  })
  app.addContentTypeParser(NDJSON_TYPE, (request, file, done) => {
    if (!request.routeOptions.config.takesFile) return done(new RestError('unsupported-media-type'))
    allowSlowRequest(request.raw)
    done(null, file)
  })
}

/**
 * A short body cannot exceed the limit on JSON nodes, so the route's limit is not looked up.
 */
const nodesOfBody = (request: FastifyRequest, text: string): number =>
  text.length <= NODES_MAX ? NODES_MAX : (request.routeOptions.config.bodyNodes ?? NODES_MAX)

interface Setting {
  readonly door: RestContext
  readonly limits: Limits
  readonly bodyBytes: Readonly<Record<NonNullable<Endpoint['weight']>, number>>
  readonly observe: ReturnType<typeof httpTimes>
}

function mount(app: FastifyInstance, endpoint: Endpoint, setting: Setting): void {
  const { method, path, operation, weight, seconds, bySecret, headed, run } = endpoint
  const { takesFile = false, deprecated } = endpoint
  const notice = deprecated && deprecationHeaders(deprecated, `/docs#${operation}`)
  const { door, limits, bodyBytes, observe } = setting
  const [first = 200] = Object.keys(endpoint.answers).map(Number)
  app.route({
    method,
    exposeHeadRoute: headed,
    url: addressOf(path),
    ...(weight === undefined ? {} : { bodyLimit: bodyBytes[weight] }),
    // Only some endpoints have a handler time-out, because the time-out's timer and signal make a
    // request a tenth slower. On the other endpoints, the database time-outs limit the duration of
    // a request.
    ...(seconds === undefined ? {} : { handlerTimeout: seconds * 1000 }),
    config: { operation, bodyNodes: nodesOf(weight), takesFile, isPublic: isPublic(endpoint) },
    onResponse: takesFile ? [observe(operation), endUnfinishedUpload] : observe(operation),
    onRequest(request, reply, done) {
      const admitted = admit(endpoint, door.service, limits, { request, reply })
      if (admitted === undefined) done()
      else admitted.then(() => done(), done)
    },
    handler(request, reply) {
      if (notice) reply.headers(notice)
      const answered = bySecret
        ? countGuesses(limits, request.ip, 'unknown', () =>
            run(door, request.caller, request, reply),
          )
        : run(door, request.caller, request, reply)
      answered
        .then((answer) => sendAnswer(reply, answer, first))
        .catch((err) => {
          if (reply.sent)
            reply.log.error({ err, ...requestFacts(request) }, 'failed after the response was sent')
          else reply.send(err)
        })
    },
  })
}

/**
 * Time for which the connection stays open so that the caller can read a response that was sent
 * before the upload ended.
 */
const LINGER_MILLISECONDS = 2_000

function endUnfinishedUpload({ raw }: FastifyRequest, _: FastifyReply, done: () => void): void {
  done()
  if (raw.complete) return
  raw.resume()
  setTimeout(() => raw.complete || raw.destroy(), LINGER_MILLISECONDS).unref()
}

function sendAnswer(reply: FastifyReply, answer: Answer | null, usual: number): void {
  if (answer === null || reply.sent) return
  const { status = usual, body, json, headers, replayed } = answer
  reply.code(status)
  if (headers)
    reply.headers(headers.link ? { ...headers, link: linksOf(reply, headers.link) } : headers)
  if (replayed) reply.header('idempotency-replayed', 'true')
  if (json === undefined) reply.send(body)
  else reply.type(JSON_TYPE).send(json)
}

const linksOf = (reply: FastifyReply, link: string): string =>
  [reply.getHeader('link'), link].filter(Boolean).join(', ')

function admit(
  { token, bucket, tag }: Endpoint,
  service: Service,
  limits: Limits,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): void | Promise<void> {
  const count = (who: string): void => {
    const allowance = bucket && limits.take(bucket, who)
    if (bucket && allowance) reply.headers(rateLimitFields(bucket, allowance))
  }
  if (token === 'unread') {
    count(allowanceOf(null, request.ip))
    return
  }
  const welcome = (caller: Caller) => {
    request.caller = caller
    count(caller.account.id)
  }
  const known = service.knownOn(request.raw.socket, request.headers.authorization)
  if (known !== null) return welcome(known)
  const bearer = request.presented(tag === 'Admin' ? 'console' : 'session')
  if (token === 'taken' && bearer === null) {
    count(allowanceOf(null, request.ip))
    return
  }
  const caller = identify(service, limits, { bearer, address: request.ip })
  return caller instanceof Promise ? caller.then(welcome) : welcome(caller)
}
