import createClient, { type Middleware, type ParamsOption } from 'openapi-fetch'
import type { Answer, Calls, PathWith } from './calls.ts'
import { type Problem, refusalOf } from './refusal.ts'
import type { components, paths } from './schema.ts'
import { type Fetch, freshKey, IDEMPOTENCY_KEY, send } from './send.ts'
import { type Listening, listen, type Open } from './stream.ts'

export interface Connecting {
  /** `tl_…`, or what gives it, call by call: whoever signs in later has none yet. */
  readonly token?: string | (() => string | undefined) | undefined
  readonly fetch?: Fetch | undefined
  /**
   * The token is missing, unknown, revoked or has expired: it is time to sign in again. Of one that
   * `token` gives no more, nothing is told.
   */
  onUnauthorized?(problem: Problem): void
}

type Schemas = components['schemas']

type StreamPath = PathWith<'get', Streaming>
interface Streaming {
  responses: { 200: { content: { 'text/event-stream': string } } }
}
type StreamOf<Path extends StreamPath> = paths[Path]['get']
/** What a stream tells is typed where it can be had line by line. */
type ItemOf<Path extends StreamPath> = StreamOf<Path>['responses'][200]['content'] extends {
  'application/x-ndjson': infer Item
}
  ? Exclude<Item, Schemas['StreamEnd'] | Problem>
  : unknown
type GameStream = '/v1/games/{game}/stream'
type GameQuery = NonNullable<StreamOf<GameStream>['parameters']['query']>

/** The service as its document describes it. */
export interface Touchline extends Calls {
  /** What a call was answered; throws a `Refusal` where that is a problem. */
  told<Data>(call: Promise<Answer<Data>>): Promise<Data>
  /** A call that the service itself has described, as it does the acts of operators. */
  request(method: Method, path: string, init?: Init): Promise<Answer<unknown>>
  /** Events of a game from the version `after` on, as they happen, until it is over. */
  follow(game: string, listening: Listening<ItemOf<GameStream>> & GameQuery): Promise<void>
  /** Listens to any stream of the service. */
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

/** Nothing is sent before the first call. */
export function connect(
  url: string,
  { token, fetch = globalThis.fetch, onUnauthorized }: Connecting = {},
): Touchline {
  const { use, ...client } = createClient<paths>({
    baseUrl: url,
    fetch: (request) => send(request, fetch),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  use(carrying(token, onUnauthorized), texts)
  // The parameters of each path are checked where it is called by its name.
  const ask = client.GET as (path: string, init: object) => Promise<Asked>
  const stream: Touchline['stream'] = (path, listening) => {
    const { params } = listening
    const open: Open = async (lastId, signal) => {
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
    // What the service describes at run time no compiler can know.
    ...(client as Calls & Pick<Touchline, 'request'>),
    told,
    stream,
    follow(game, { signal, onItem, onLine, ...query }) {
      const params = { path: { game }, query }
      return stream('/v1/games/{game}/stream', { params, signal, onItem, onLine })
    },
  }
}

interface Asked {
  readonly data?: ReadableStream<Uint8Array>
  readonly error?: unknown
  readonly response: Response
}

async function told<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call
  // Not by `error`, which is missing where a stranger on the way answered with nothing.
  if (!response.ok) throw refusalOf(error, response)
  return data as Data
}

/**
 * With the token, and with a key where that keeps a call from being done twice; and whoever shows
 * no good token is told, but for one that is used no more: they have signed in anew meanwhile.
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
      // Not every 401 is of the service.
      const error: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      onUnauthorized?.(refusalOf(error, response).problem)
    },
  }
}

/** What the service does once for a key: an operator's acts, but for a few. */
const isKeyed = (path: string): boolean => path in keyed || /admin\/(?!tokens|imports)/.test(path)

/** Of the others; the compiler keeps the list whole, and asks for each new act without a key. */
const keyed: Readonly<
  Record<Exclude<KeyedPath, ActPath> | Exclude<ActPath, KeyedPath | Passed>, true>
> = {
  '/v1/games': true,
  '/v1/games/{game}/forks': true,
  '/v1/games/{game}/moves': true,
  '/v1/games/{game}/start': true,
  '/v1/games/{game}/resignation': true,
  '/v1/games/{game}/seats': true,
  '/v1/imports': true,
  '/v1/pairings': true,
}
/** What is named above, and what only reads: to be asked again does it no harm. */
type Passed = `/v1/admin/${'tokens' | 'imports'}${string}` | '/v1/admin/accounts/{account}/export'
type KeyedPath = Exclude<PathWith<'post'>, PathWith<'post', { parameters: { header?: never } }>>
type ActPath = PathWith<'post'> & `/v1/admin/${string}`

/** Rules, metrics and pages are texts, and so what the document says they are. */
const texts: Middleware = {
  async onResponse({ response, options: { parseAs } }) {
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    if (parseAs !== 'json' || isJson || !response.ok || response.body === null) return undefined
    return new Response(JSON.stringify(await response.text()), response)
  },
}
