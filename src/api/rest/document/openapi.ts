import { type Deprecation, sentenceOn } from '../../../app/core/deprecation.ts'
import { serviceErrors } from '../../../app/core/errors.ts'
import { kernelRefusals } from '../../../engine/kernel/refusal.ts'
import { VERSION } from '../../../version.ts'
import type { AnswerDescription, Endpoint, Tag, TokenNeed } from '../endpoint/endpoint.ts'
import { restErrors } from '../problems/errors.ts'
import { problem } from '../problems/problem.ts'
import { extendBases } from './bases.ts'
import { Components } from './components.ts'
import { describeGames, type GameSchemas, withNullType } from './game-schemas.ts'
import type { JsonSchema } from './json-schema.ts'
import { parametersOf } from './parameters.ts'
import { codesOf, problemsOf } from './problems.ts'

const tags: Readonly<Record<Tag, string>> = {
  Rulesets: 'Rulesets: the rules, moves, events, views and content packs of each game.',
  Packs: 'Content packs uploaded by accounts, private until they are shared.',
  Accounts: 'Accounts and sign-in tokens.',
  Games: 'Create, find, join, start and view games.',
  Play: 'Open decisions and moves.',
  Log: 'Events of a game: in pages, as a stream or by long polling.',
  Notices: 'Encrypted push notifications when it is your turn.',
  Seasons:
    'Sealed seasons: all entrants play the same deals against built-in bots, and the secret ' +
    'seed is published at the end.',
  Webhooks: 'Signed messages to your server when it is your turn.',
  Admin:
    'For operators. Each operation states the required scope: `support`, `operator` or ' +
    '`owner`. Every operation is audited.',
  Service: 'Service status and signing keys.',
  Operations: 'Health, metrics and documentation.',
}

export type Audience = 'players' | 'operators' | 'everyone'

const ofOperators: ReadonlySet<Tag> = new Set(['Admin', 'Operations'])
const isFor = (audience: Audience, tag: Tag): boolean =>
  audience === 'everyone' || ofOperators.has(tag) === (audience === 'operators')

const introductions: Readonly<Record<'players' | 'operators', string>> = {
  players: `Play football board games through one API: create a game, read your
open decisions and answer them.

1. \`POST /v1/accounts\` returns a token: send it as \`Authorization: Bearer tl_…\`.
2. \`POST /v1/games\` creates a game, \`POST /v1/games/{game}/seats\` joins a game.
3. \`GET /v1/games/{game}/wait?include=decisions\` returns your open decisions and legal moves
   when it is your turn.
4. \`POST /v1/games/{game}/moves?include=decisions&wait=25\` answers a decision and returns your
   next turn in \`next\`.

Every error is \`application/problem+json\` with a stable \`code\`. If the rules refuse a move, the
error names the rulebook clause. Requests with the same \`Idempotency-Key\` are executed only
once.`,
  operators: `Operations for the people who run a Touchline service: health and metrics, games,
accounts, jobs and the audit log. \`/openapi.json\` describes the API for players, with the moves,
events and views of each game. In this document, moves, events and views are untyped objects.`,
}

/**
 * The moves, events and views of the games are described only in the players' API document, not in
 * the operators' document.
 */
export function openApi(
  all: readonly Endpoint[],
  known: readonly GameSchemas[],
  audience: Audience,
): JsonSchema {
  const endpoints = all.filter(({ tag }) => isFor(audience, tag))
  const games = audience === 'operators' ? [] : known
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
  extendBases(components, [components.schemas, paths])
  tellCodes(components, games, endpoints)
  const responses = components.responses.components()
  const parameters = components.parameters.components()
  const document = {
    openapi: '3.1.1',
    info: {
      title: audience === 'operators' ? 'Touchline for operators' : 'Touchline',
      version: VERSION,
      summary: 'A service for football board games',
      description: introductions[audience === 'operators' ? audience : 'players'],
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: Object.entries(tags)
      .filter(([name]) => isFor(audience, name as Tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: securitySchemes(audience),
      schemas: sorted(reached(components.schemas, [paths, responses])),
      responses: sorted(responses),
      parameters: sorted(parameters),
      headers: { RetryAfter: { schema: { type: 'integer' }, description: 'Seconds to wait' } },
    },
  }
  return JSON.parse(JSON.stringify(document), (_, value) => withNullType(value))
}

const securitySchemes = (audience: Audience): JsonSchema => ({
  token: { type: 'http', scheme: 'bearer', description: 'An account token: `tl_…`' },
  ...(audience === 'players'
    ? {}
    : {
        metrics: {
          type: 'http',
          scheme: 'bearer',
          description: 'Value of `METRICS_TOKEN`, if this variable is set',
        },
      }),
})

function reached(
  schemas: Readonly<Record<string, JsonSchema>>,
  parts: readonly unknown[],
): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /#\/components\/schemas\/([^"]+)"/g,
    )) {
      const schema = schemas[name]
      if (name in found || schema === undefined) continue
      found[name] = schema
      follow(schema)
    }
  }
  parts.forEach(follow)
  return found
}

function tellCodes(
  { schemas }: Components,
  games: readonly GameSchemas[],
  endpoints: readonly Endpoint[],
): void {
  const used = new Set<string>([...Object.keys(restErrors), ...endpoints.flatMap(codesOf)])
  const { code } = (schemas.Problem?.properties ?? {}) as Record<string, JsonSchema>
  if (!code) throw new Error('Problem has no code')
  const ours = Object.entries({ ...serviceErrors, ...restErrors }).map(
    ([code, [, detail]]) => [code, detail] as const,
  )
  const ofGames = games.flatMap(({ refusals }) => refusals)
  const ofRules = ofGames.map(({ code, rule }) => [code, firstSentenceOf(rule)] as const)
  const texts = new Map<string, string>()
  const own = [...ours, ...Object.entries(kernelRefusals)].filter(([code]) => used.has(code))
  for (const [code, text] of [...own, ...ofRules]) {
    const known = texts.get(code)
    // If several games have the same error code, the shortest description is shown, because it is
    // usually the most general.
    if (known === undefined || text.length < known.length) texts.set(code, text)
  }
  code.enum = [...texts.keys()].sort()
  code['x-enumDescriptions'] = sorted(Object.fromEntries(texts))
}

/** The API document contains only the first sentence of each rule, to stay short. */
const firstSentenceOf = (rule: string): string => rule.split(/(?<=[.!?]) /, 1)[0] ?? rule

function operationOf(endpoint: Endpoint, components: Components): JsonSchema {
  const { operation, tag, summary, description, deprecated, token, closable } = endpoint
  const { body, bodyExample, answers, takesFile = false } = endpoint
  const parameters = parametersOf(endpoint, components)
  return {
    operationId: operation,
    tags: [tag],
    summary,
    ...describedAs(description, deprecated),
    ...securityOf(token, closable),
    ...(parameters.length === 0 ? {} : { parameters }),
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
      ...problemsOf(endpoint, components.responses),
    },
  }
}

function describedAs(description?: string, deprecated?: Deprecation): JsonSchema {
  const sentences = [description, deprecated && sentenceOn(deprecated)].filter(Boolean)
  return {
    ...(deprecated ? { deprecated: true } : {}),
    ...(sentences.length > 0 ? { description: sentences.join(' ') } : {}),
  }
}

const fileBody: JsonSchema = {
  required: true,
  content: { 'application/x-ndjson': { schema: { type: 'string' } } },
}

function securityOf(token: TokenNeed, closable = false): JsonSchema {
  if (token === 'needed') return {}
  if (token === 'taken') return { security: [{}, { token: [] }] }
  return { security: closable ? [{}, { metrics: [] }] : [] }
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
            Object.entries(content).map(([type, { schema, example }], place) => [
              type,
              place === 0 ? components.shown(schema, example) : components.shown(schema, undefined),
            ]),
          ),
        }),
  }
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
