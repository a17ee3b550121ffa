import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { GraphQLBoolean, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { Limits } from '../../app/core/rate-limits.ts'
import type { TimeSlices } from '../../app/core/time-slices.ts'
import { listRulesets, showRuleset } from '../../app/packs/show-rulesets.ts'
import type { Service } from '../../app/service/service.ts'
import type { Config } from '../../config/config.ts'
import { createGameRulesets } from './core/context.ts'
import { type Executable, executableOf, type GraphqlTransport } from './core/transport.ts'
import { schemaOf } from './schema.ts'
import { overHttp } from './wire/http.ts'
import { overSockets, type SocketSettings } from './wire/sockets.ts'

export interface GraphqlOptions extends Pick<GraphqlTransport, 'servesOperators'> {
  readonly service: Service
  readonly limits: Limits
  readonly turns: TimeSlices
  readonly config: Pick<
    Config,
    'STREAMS_PER_TOKEN' | 'SAVE_BYTES_MAX' | 'PACK_BYTES_MAX' | 'BODY_BYTES_MAX' | 'CORS_ORIGINS'
  >
  readonly sockets?: Partial<SocketSettings>
  readonly schema?: GraphQLSchema | undefined
}

export const graphql: FastifyPluginAsync<GraphqlOptions> = async (app, options) => {
  const { service, limits, turns, config, sockets } = options
  let making: Promise<Executable> | undefined
  const bodyBytes = {
    usual: config.BODY_BYTES_MAX,
    most: Math.max(config.SAVE_BYTES_MAX, config.PACK_BYTES_MAX, config.BODY_BYTES_MAX),
  }
  const door: GraphqlTransport = {
    service,
    limits,
    servesOperators: options.servesOperators,
    origins: createGameRulesets(),
    executable: () => (making ??= make()),
    bodyBytes,
  }
  const webPages = config.CORS_ORIGINS
  const socketsPerAccount = config.STREAMS_PER_TOKEN
  await overSockets(app, door, { socketsPerAccount, webPages, ...sockets })
  readJson(app, turns)
  await overHttp(app, placeholder, door)

  async function make(): Promise<Executable> {
    const schema = options.schema ?? schemaFor(service)
    const made = executableOf(schema, service)
    app.graphql.replaceSchema(schema)
    return made
  }
}

/**
 * A placeholder schema is used until the first GraphQL request, because building the real schema
 * takes a fifth of the start-up time.
 */
const placeholder = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { placeholder: { type: GraphQLBoolean } },
  }),
})

const schemaFor = ({ context }: Service): GraphQLSchema =>
  schemaOf(listRulesets(context).map(({ id }) => showRuleset(context, id)))

function readJson(app: FastifyInstance, turns: TimeSlices): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    turns.read(text as string, () => parse(request, text as string, done)),
  )
}
