import { kindOf, type ServiceCode, ServiceError, serviceErrors } from '../../../app/core/errors.ts'
import { type KernelCode, kernelRefusals } from '../../../engine/kernel/refusal.ts'
import { VERSION } from '../../../version.ts'
import type { AnswerDescription, Endpoint, Tag, TokenNeed } from '../endpoint/endpoint.ts'
import { RestError, type RestErrorCode, restErrors } from '../problems/errors.ts'
import { type Problem, problem, problemOf } from '../problems/problem.ts'
import { Components, refTo } from './components.ts'
import { describeGames, type GameSchemas } from './game-schemas.ts'
import type { JsonSchema } from './json-schema.ts'

const tags: Readonly<Record<Tag, string>> = {
  Rulesets: 'The games: their rules, moves, events, views and content packs.',
  Packs: 'Content packs uploaded by accounts, private until they are shared.',
  Accounts: 'Accounts and tokens.',
  Games: 'Lobby, start, and the current view of a game.',
  Play: 'Open decisions and moves.',
  Log: 'Events by page, as a stream or by long poll.',
  Seasons: 'Sealed seasons: equal deals against house bots, proved at the reveal.',
  Webhooks: 'Signed messages to your server when it is your turn.',
  Admin:
    'For operators with the scope `support`, `operator` or `owner`, as each operation ' +
    'states. Every operation is audited.',
  Operations: 'Health, metrics and documentation.',
}

const introduction = `Football board games behind one API: create a game, read your
open decisions, answer them.

1. \`POST /v1/accounts\` gives a token: send it as \`Authorization: Bearer tl_…\`.
2. \`POST /v1/games\` creates a game, \`POST /v1/games/{game}/seats\` joins one.
3. \`GET /v1/games/{game}/decisions\` lists your open decisions and legal moves.
4. \`POST /v1/games/{game}/moves?include=decisions\` answers one and returns the next.
5. \`GET /v1/games/{game}/wait\` returns when it is your turn.

Every error is \`application/problem+json\` with a stable \`code\`. A move refused by the rules
names the rulebook clause. A request with the same \`Idempotency-Key\` is executed once.`

const paramNotes: Readonly<Record<string, string>> = {
  account: 'Account id',
  code: 'Invite code of a game',
  game: 'Game id',
  guide: 'Name of a guide',
  job: 'Job id',
  notice: 'Notice id',
  pairing: 'Id of a matchmaking request',
  season: 'Id of a sealed season',
  key: 'Key id, as named in export files',
  pack:
    'Hash or name of a content pack. The name of an account pack is `account/id`, with ' +
    'the slash as `%2F`',
  page: 'Name of a page',
  ruleset: 'Ruleset id, such as `goalscorer`',
  seat: 'Seat number, from 0',
  token: 'Token id (not the secret)',
  delivery: 'Id of a webhook delivery',
  webhook: 'Webhook id',
}

export function openApi(endpoints: readonly Endpoint[], games: readonly GameSchemas[]): JsonSchema {
  const components = new Components()
  components.of(problem, 'output')
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components),
    }
  }
  describeGames(components, games)
  tellCodes(components, games)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Touchline',
      version: VERSION,
      summary: 'A service for football board games',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of an account: `tl_…`' },
        metrics: { type: 'http', scheme: 'bearer', description: 'The METRICS_TOKEN, if it is set' },
      },
      schemas: sorted(components.schemas),
      examples: sorted(
        Object.fromEntries(
          [...new Set(endpoints.flatMap(codesOf))].map((code) => [
            code,
            { value: problemOfCode(code) },
          ]),
        ),
      ),
    },
  }
}

function tellCodes({ schemas }: Components, games: readonly GameSchemas[]): void {
  const { code } = (schemas.Problem?.properties ?? {}) as Record<string, JsonSchema>
  if (!code) throw new Error('Problem has no code')
  const ours = Object.entries({ ...serviceErrors, ...restErrors }).map(
    ([code, [, detail]]) => [code, detail] as const,
  )
  const ofGames = games.flatMap(({ refusals }) => refusals)
  const ofRules = ofGames.map(({ code, rule }) => [code, rule] as const)
  const sayings = new Map<string, Set<string>>()
  for (const [code, text] of [...ours, ...Object.entries(kernelRefusals), ...ofRules])
    sayings.set(code, (sayings.get(code) ?? new Set()).add(text))
  code.enum = [...sayings.keys()].sort()
  code['x-enumDescriptions'] = sorted(
    Object.fromEntries([...sayings].map(([code, texts]) => [code, [...texts].join(' ')])),
  )
}

function operationOf(endpoint: Endpoint, components: Components): JsonSchema {
  const { operation, tag, summary, description, token, closable } = endpoint
  const { body, bodyExample, answers, takesFile = false } = endpoint
  return {
    operationId: operation,
    tags: [tag],
    summary,
    description: description ?? `${summary}.`,
    ...securityOf(token, closable),
    parameters: parametersOf(endpoint, components),
    ...(takesFile ? { requestBody: fileBody } : {}),
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: !body.safeParse({}).success,
            content: {
              'application/json': { schema: components.of(body, 'input'), example: bodyExample },
            },
          },
        }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, responseOf(answer, components)]),
      ),
      ...problemsOf(endpoint),
    },
  }
}

const fileBody: JsonSchema = {
  required: true,
  content: { 'application/x-ndjson': { schema: { type: 'string' } } },
}

/** Empty if the default security applies. */
function securityOf(token: TokenNeed, closable = false): JsonSchema {
  if (token === 'needed') return {}
  if (token === 'taken') return { security: [{}, { token: [] }] }
  return { security: closable ? [{}, { metrics: [] }] : [] }
}

function parametersOf(endpoint: Endpoint, components: Components): JsonSchema[] {
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: paramNotes[name],
    schema: name === 'seat' ? { type: 'integer', minimum: 0 } : { type: 'string' },
  }))
  const shape = endpoint.query === null ? {} : components.of(endpoint.query, 'input')
  const query = Object.entries((shape.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      description: schema.description,
      ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
      schema,
    }),
  )
  return [...path, ...query, ...headersOf(endpoint)]
}

function headersOf({ operation, keyed }: Endpoint): JsonSchema[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Requests with the same key are executed once and return the first answer: for ' +
      'seven days, or for a move as long as the game exists.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  }
  const last = {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description: 'The `id` of the last message that you received; takes precedence over `after`.',
    schema: { type: 'string' },
  }
  const isStream = operation === 'streamGame' || operation === 'streamAccount'
  return [...(keyed ? [key] : []), ...(isStream ? [last] : [])]
}

function responseOf(answer: AnswerDescription, components: Components): JsonSchema {
  const { description, content = {}, headers = {} } = answer
  return {
    description,
    ...(Object.keys(headers).length === 0
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, note]) => [
              name,
              { description: note, schema: { type: 'string' } },
            ]),
          ),
        }),
    ...(Object.keys(content).length === 0
      ? {}
      : {
          content: Object.fromEntries(
            Object.entries(content).map(([type, { schema, example }]) => [
              type,
              { schema: components.of(schema, 'output'), example },
            ]),
          ),
        }),
  }
}

type Code = ServiceCode | RestErrorCode | KernelCode

export function codesOf(endpoint: Endpoint): Code[] {
  const { errors, token, method, judged, bucket, path, seconds, keyed } = endpoint
  return [
    ...errors,
    ...ofTokens[token],
    ...(path.includes('{game}') || keyed ? ofGames : []),
    // Even an endpoint without input refuses unexpected input.
    'invalid-input',
    ...(method === 'GET' ? [] : ofBodies),
    ...(bucket === null ? [] : (['rate-limited'] as const)),
    ...(path.startsWith('/v1/') ? (['database-unavailable'] as const) : []),
    ...(seconds === undefined ? [] : (['timed-out'] as const)),
    ...(judged ? judgedCodes[judged] : []),
    ...(['too-many-connections', 'shutting-down', 'internal-error'] as const),
  ]
}

const ofCallers = ['token-invalid', 'account-banned', 'identity-provider-unavailable'] as const
const ofTokens = {
  unread: [],
  taken: ofCallers,
  needed: ['token-missing', ...ofCallers],
} as const
const ofGames = [
  'history-rewound',
  'game-from-newer-version',
  'game-unreadable',
  'season-sealed',
] as const
const ofBodies = [
  'malformed-json',
  'malformed-request',
  'body-too-large',
  'unsupported-media-type',
] as const

const atCreation: readonly KernelCode[] = [
  'invalid-seat-count',
  'invalid-option',
  'invalid-choice',
  'invalid-content-pack',
  'no-saves',
]
/** Kernel codes that are no refusals of moves. */
const ofOthers: readonly KernelCode[] = [
  'seat-already-handed-over',
  'game-not-paused',
  'no-deadline',
]

const judgedCodes: Readonly<Record<NonNullable<Endpoint['judged']>, readonly KernelCode[]>> = {
  table: atCreation,
  move: (Object.keys(kernelRefusals) as KernelCode[]).filter(
    (code) => !atCreation.includes(code) && !ofOthers.includes(code),
  ),
  save: ['no-saves'],
  pack: ['invalid-content-pack'],
}

export function problemOfCode(code: Code): Problem {
  if (code in restErrors) return problemOf(new RestError(code as RestErrorCode), 'req-1')
  if (code in serviceErrors) {
    const [kind, detail] = serviceErrors[code as ServiceCode]
    return problemOf(new ServiceError(code, kind, { detail }), 'req-1')
  }
  const detail = kernelRefusals[code as KernelCode]
  return problemOf(new ServiceError(code, kindOf(code), { detail }), 'req-1')
}

function problemsOf(endpoint: Endpoint): JsonSchema {
  const byStatus = new Map<number, Code[]>()
  for (const code of new Set(codesOf(endpoint))) {
    const { status } = problemOfCode(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\``).join(', '),
          ...(status === 429 || status === 503
            ? {
                headers: { 'retry-after': { schema: { type: 'integer' }, description: 'Seconds' } },
              }
            : {}),
          content: {
            'application/problem+json': {
              schema: refTo('Problem'),
              examples: Object.fromEntries(
                codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
              ),
            },
          },
        },
      ]),
  )
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
