import createClient, { type Middleware, type ParamsOption } from 'openapi-fetch'
import type { Answer, Calls, PathWith } from './calls.ts'
import type { paths as OperatorPaths } from './operator-schema.ts'
import { type Problem, refusalOf } from './refusal.ts'
import type { components, paths } from './schema.ts'
import { type Fetch, freshKey, IDEMPOTENCY_KEY, type Pace, send } from './send.ts'
import { type Listening, listen, type OpenStream } from './stream.ts'

export interface Connecting {
  /**
   * An access token (`tl_…`), or a function that returns the current access token before each call.
   */
  readonly token?: string | (() => string | undefined) | undefined
  readonly fetch?: Fetch | undefined
  /**
   * Called if the service rejects the access token as missing, unknown, revoked or expired, unless
   * `token` already returns a different token.
   */
  onUnauthorized?(problem: Problem): void
}

type Schemas = components['schemas']

type StreamPath = PathWith<paths, 'get', Streaming>
interface Streaming {
  responses: { 200: { content: { 'text/event-stream': string } } }
}
type StreamOf<Path extends StreamPath> = paths[Path]['get']
/**
 * Type of the items of a stream, or `unknown` if the OpenAPI document does not describe the stream
 * as NDJSON.
 */
type ItemOf<Path extends StreamPath> = StreamOf<Path>['responses'][200]['content'] extends {
  'application/x-ndjson': infer Item
}
  ? Exclude<Item, Schemas['StreamEnd'] | Problem>
  : unknown
type GameStream = '/v1/games/{game}/stream'
type GameQuery = NonNullable<StreamOf<GameStream>['parameters']['query']>

/**
 * `Paths` lists the API operations that a client can call: those for players and, optionally, those
 * for administrators.
 */
export interface Touchline<Paths = paths> extends Calls<Paths> {
  /**
   * Waits for an API call and returns the data of the response. Throws a `Refusal` if the service
   * refused the API call.
   */
  unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data>
  request(method: Method, path: string, init?: Init): Promise<Answer<unknown>>
  follow(game: string, listening: Listening<ItemOf<GameStream>> & GameQuery): Promise<void>
  stream<Path extends StreamPath>(
    path: Path,
    listening: Listening<ItemOf<Path>> & ParamsOption<StreamOf<Path>>,
  ): Promise<void>
}

type Method = 'GET' | 'POST' | 'DELETE'
interface Init {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>
    readonly query?: Readonly<Record<string, unknown>>
  }
  readonly body?: unknown
}

export function connect<Paths = paths>(
  url: string,
  { token, fetch = globalThis.fetch, onUnauthorized }: Connecting = {},
): Touchline<Paths> {
  const pace: Pace = new Map()
  const { use, ...client } = createClient<paths>({
    baseUrl: url,
    fetch: (request) => send(request, fetch, pace),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  use(carrying(token, onUnauthorized), texts)
  // The cast is safe, because the compiler checks the path and its parameters at each call of
  // `stream`.
  const ask = client.GET as (path: string, init: object) => Promise<RawAnswer>
  const stream: Touchline['stream'] = (path, listening) => {
    const { params } = listening
    const open: OpenStream = async (lastId, signal) => {
      const headers = lastId === '' ? {} : { 'Last-Event-ID': lastId }
      const init = { params, headers, signal, fetch, parseAs: 'stream', cache: 'no-store' }
      const { data, error, response } = await ask(path, init)
      if (response.status === 204) return null
      if (!data) throw refusalOf(error, response)
      return data
    }
    return listen(open, listening)
  }
  return {
    ...(client as Calls<Paths> & Pick<Touchline, 'request'>),
    unwrap,
    stream,
    follow(game, { signal, onItem, onLine, ...query }) {
      const params = { path: { game }, query }
      return stream('/v1/games/{game}/stream', { params, signal, onItem, onLine })
    },
  }
}

interface RawAnswer {
  readonly data?: ReadableStream<Uint8Array>
  readonly error?: unknown
  readonly response: Response
}

async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call
  // The error document is missing if a proxy sent an error response with an empty body.
  if (!response.ok) throw refusalOf(error, response)
  return data as Data
}

/**
 * Adds the access token to each request, and adds an idempotency key if a second attempt could
 * repeat the effect of the request. Calls `onUnauthorized` if the service rejected the access
 * token, unless the token has been replaced in the meantime.
 */
function carrying(
  token: Connecting['token'],
  onUnauthorized: Connecting['onUnauthorized'],
): Middleware {
  const bearer = () => {
    const now = typeof token === 'function' ? token() : token
    return now ? `Bearer ${now}` : null
  }
  return {
    onRequest({ request: { method, headers }, schemaPath }) {
      const set = (name: string, value: string | null) =>
        headers.has(name) || (value && headers.set(name, value))
      set('Authorization', bearer())
      if (method === 'POST' && isKeyed(schemaPath)) set(IDEMPOTENCY_KEY, freshKey())
    },
    async onResponse({ request: { headers }, response }) {
      if (response.status !== 401 || headers.get('Authorization') !== bearer()) return
      // A proxy may answer with status 401 and a body that is not problem JSON (RFC 9457).
      const error: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      onUnauthorized?.(refusalOf(error, response).problem)
    },
  }
}

const isKeyed = (path: string): boolean =>
  path in keyed || /admin\/(?!tokens|imports|session|sign-in|passkeys)/.test(path)

/**
 * API operations outside /v1/admin that require an idempotency key. The compiler reports an error
 * if this list lacks an operation that requires an idempotency key.
 */
const keyed: Readonly<
  Record<Exclude<KeyedPath, ActPath> | Exclude<ActPath, KeyedPath | Passed>, true>
> = {
  '/v1/games': true,
  '/v1/games/{game}/forks': true,
  '/v1/games/{game}/moves': true,
  '/v1/games/{game}/start': true,
  '/v1/games/{game}/rematch': true,
  '/v1/games/{game}/resignation': true,
  '/v1/games/{game}/seats': true,
  '/v1/games/{game}/undo': true,
  '/v1/imports': true,
  '/v1/pairings': true,
}
/** API operations for administrators that need no idempotency key. */
type Passed =
  | `/v1/admin/${'tokens' | 'imports' | 'session' | 'sign-in' | 'passkeys'}${string}`
  | '/v1/admin/accounts/{account}/export'
type All = paths & OperatorPaths
type KeyedPath = Exclude<
  PathWith<All, 'post'>,
  PathWith<All, 'post', { parameters: { header?: never } }>
>
type ActPath = PathWith<All, 'post'> & `/v1/admin/${string}`

/**
 * The service sends rulebooks, metrics and HTML pages as plain text, although the OpenAPI document
 * declares JSON strings.
 */
const texts: Middleware = {
  async onResponse({ response, options: { parseAs } }) {
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    if (parseAs !== 'json' || isJson || !response.ok || response.body === null) return undefined
    return new Response(JSON.stringify(await response.text()), response)
  },
}
