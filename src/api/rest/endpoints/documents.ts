import { printSchema } from 'graphql'
import { z } from 'zod'
import { listRulesets, showRuleset } from '../../../app/packs/show-rulesets.ts'
import { schemaOf } from '../../graphql/schema.ts'
import { docsFile } from '../document/files.ts'
import { llmsText } from '../document/llms.ts'
import { type Audience, openApi } from '../document/openapi.ts'
import { TAGGED, type Text, textOf } from '../document/texts.ts'
import {
  type Ask,
  type Endpoint,
  type Endpoints,
  openEndpoint,
  type PathOf,
} from '../endpoint/endpoint.ts'
import { CACHE_HEADERS, cacheableText } from '../wire/caching.ts'

export const documentEndpoints = (all: () => readonly Endpoint[]): Endpoints => {
  const shown = ({ service: { context } }: PublicRequest<object>) =>
    listRulesets(context).map(({ id }) => showRuleset(context, id))
  const documentFor = (audience: Audience) =>
    once(async (ask) => JSON.stringify(openApi(all(), shown(ask), audience)))
  const players = documentFor('players')
  const operators = documentFor('operators')
  const sdl = once(async (ask) => `${printSchema(schemaOf(shown(ask)))}\n`)
  const llms = once(async ({ service }) => llmsText(listRulesets(service.context)))
  return {
    readOpenApi: documentAt('/openapi.yaml', {
      summary: 'Get the OpenAPI document as YAML',
      answers: 'OpenAPI 3.1',
      media: 'application/yaml',
      example: 'openapi: 3.1.1\n',
      text: (ask) => (hasPackages(ask) ? players(ask) : docsFile('openapi.yaml')),
    }),
    readOpenApiJson: documentAt('/openapi.json', {
      summary: 'Get the OpenAPI document as JSON',
      answers: 'OpenAPI 3.1',
      media: 'application/json',
      example: { openapi: '3.1.1' },
      text: players,
    }),
    readOperatorsDocument: documentAt('/operators.yaml', {
      summary: 'Get the OpenAPI document for operators as YAML',
      answers: 'OpenAPI 3.1',
      media: 'application/yaml',
      example: 'openapi: 3.1.1\n',
      text: (ask) => (hasPackages(ask) ? operators(ask) : docsFile('operators.yaml')),
    }),
    readOperatorsDocumentJson: documentAt('/operators.json', {
      summary: 'Get the OpenAPI document for operators as JSON',
      answers: 'OpenAPI 3.1',
      media: 'application/json',
      example: { openapi: '3.1.1' },
      text: operators,
    }),
    readGraphqlSchema: documentAt('/schema.graphql', {
      summary: 'Get the GraphQL schema (SDL)',
      answers: 'The GraphQL schema in SDL',
      media: 'text/plain',
      example: 'type Query { me: WhoAmI! }\n',
      text: (ask) => (hasPackages(ask) ? sdl(ask) : docsFile('schema/schema.graphql')),
    }),
    readLlmsText: documentAt('/llms.txt', {
      summary: 'Get the index for language models',
      answers: 'Markdown as defined by llmstxt.org',
      media: 'text/plain',
      example: '# Touchline\n',
      text: llms,
    }),
    readGuide: documentAt('/docs/guides/{guide}.md', {
      summary: 'Get a guide as Markdown',
      answers: 'The guide',
      media: 'text/markdown',
      example: '# Concepts\n',
      text: ({ path }) => docsFile(`docs/guides/${path.guide}.md`),
    }),
    readPage: documentAt('/docs/{page}.md', {
      summary: 'Get a documentation page as Markdown',
      answers: 'The page',
      media: 'text/markdown',
      example: '# Errors\n',
      text: ({ path }) => docsFile(`docs/${path.page}.md`),
    }),
  }
}

/**
 * The committed API documents do not describe games from packages, so a node with such games
 * generates the documents itself. A generated document is JSON, which is also valid YAML.
 */
const hasPackages = ({ service }: PublicRequest<object>): boolean =>
  service.context.packages.size > 0

interface Document<Path> {
  readonly summary: string
  readonly answers: string
  readonly media: string
  readonly example: unknown
  text(ask: PublicRequest<Path>): Promise<Text>
}
type PublicRequest<Path> = Pick<Ask<null, Path, object, undefined>, 'service' | 'path'>

const documentAt = <const Path extends string>(
  path: Path,
  { summary, answers, media, example, text }: Document<PathOf<Path>>,
) =>
  openEndpoint({
    method: 'GET',
    path,
    summary,
    bucket: 'reads',
    errors: path.includes('{') ? ['not-found'] : [],
    answers: {
      200: {
        description: answers,
        content: { [media]: { schema: typeof example === 'string' ? z.string() : loose, example } },
        headers: TAGGED,
      },
      304: CACHE_HEADERS,
    },
    handle: async (ask) => cacheableText(await text(ask), `${media}; charset=utf-8`, ask.request),
  })

const loose = z.looseObject({})

/** If an API document cannot be built, the next request for the document tries again. */
function once(
  make: (ask: PublicRequest<object>) => Promise<string>,
): (ask: PublicRequest<object>) => Promise<Text> {
  let made: Promise<Text> | null = null
  return (ask) => {
    made ??= make(ask).then(textOf)
    return made.catch((error) => {
      made = null
      throw error
    })
  }
}
