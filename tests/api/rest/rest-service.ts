import type { AddressInfo } from 'node:net'
import type { FastifyInstance, InjectOptions } from 'fastify'
import root, { type Test } from 'tap'
import { codesOf } from '../../../src/api/rest/document/problems.ts'
import type { Endpoint } from '../../../src/api/rest/endpoint/endpoint.ts'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import type { RestOptions } from '../../../src/api/rest/options.ts'
import { type Problem, problem } from '../../../src/api/rest/problems/problem.ts'
import { buildApp } from '../../../src/api/server.ts'
import type { Settings } from '../../../src/app/core/context.ts'
import type { Clock } from '../../../src/app/core/ports.ts'
import { ensureAdminToken, type ServiceParts } from '../../../src/app/service/create-service.ts'
import { archiveIn } from '../../../src/bin/start/archive.ts'
import { parseConfig } from '../../../src/config/config.ts'
import type { ServiceKeys } from '../../../src/config/keys.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import type { PostgresStore } from '../../../src/postgres/postgres.ts'
import { migratedDatabase } from '../../database.ts'
import type { TestService } from '../../support/client.ts'
import { schemaOver } from '../../support/schema.ts'
import { ADMIN_TOKEN, startNode } from '../../support/service.ts'

type Parts =
  | 'packages'
  | 'identityVerifier'
  | 'oidcClient'
  | 'oauth'
  | 'nodeInfo'
  | 'outside'
  | 'packFiles'
  | 'rulebooks'
export interface RestServiceOptions extends Pick<Partial<ServiceParts>, Parts> {
  readonly env?: Readonly<Record<string, string>>
  readonly streams?: RestOptions['streams'] | undefined
  readonly rulesets?: Readonly<Record<string, Ruleset>>
  /** URL of a running node's database; the service joins the node as a second node. */
  readonly database?: string
  readonly keys?: ServiceKeys
  readonly settings?: Partial<Settings>
  readonly pagesFolder?: string
  readonly clock?: Clock
}

export interface RestAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: responses have many types
  readonly body: any
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
}

export interface RestService {
  readonly app: FastifyInstance
  readonly services: TestService
  readonly store: PostgresStore
  readonly database: string
  readonly admin: string
  /** Sends a request and checks that the response conforms to the API document. */
  call(line: string, request?: RequestOptions): Promise<RestAnswer>
  signUp(name: string): Promise<{ token: string; id: string }>
}
interface RequestOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

let shared: Promise<RestService> | null = null

/**
 * Returns one service for all tests that need only their own accounts and games, because starting a
 * service is slow.
 */
export function sharedRestService(): Promise<RestService> {
  shared ??= startRestService(root)
  return shared
}

export async function listening({ app }: RestService): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export async function startRestService(
  t: Test,
  options: RestServiceOptions = {},
): Promise<RestService> {
  const { env, streams, rulesets, database, keys, settings, pagesFolder, clock, ...parts } = options
  const complaints: string[] = []
  // Fails the test if the service logged an error. Teardowns run in reverse order, so the service
  // has already stopped when this teardown runs.
  t.teardown(() => {
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  })
  const config = parseConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env })
  const url = database ?? (await migratedDatabase(t))
  const { services, store } = await startNode(t, url, {
    archive: archiveIn(config),
    ...(rulesets && { registry: rulesets }),
    ...(keys && { keys }),
    ...(clock && { clock }),
    settings: { guests: config.GUESTS, ...settings },
    parts: { rulebooks: async (id) => ({ guide: null, clauses: `# ${id}\n` }), ...parts },
  })
  await ensureAdminToken(store, ADMIN_TOKEN)
  const schema = schemaOver(rulesets)
  const app = await buildApp({ service: services, config, streams, pagesFolder, schema })
  checkAnswers(app, complaints)
  await app.ready()
  t.teardown(() => app.close())
  const call = callerOf(app)
  return {
    app,
    services,
    store,
    database: url,
    call,
    admin: ADMIN_TOKEN,
    async signUp(name) {
      const { body } = await call('POST /v1/accounts', { body: { name } })
      return { token: body.token, id: body.account.id }
    },
  }
}

const callerOf =
  (app: FastifyInstance): RestService['call'] =>
  async (line, { token, body, headers } = {}) => {
    const [method = 'GET', url = '/'] = line.split(' ')
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = /\/(problem\+)?json/.test(String(answer.headers['content-type']))
    return {
      status: answer.statusCode,
      body: isJson && answer.payload !== '' ? JSON.parse(answer.payload) : answer.payload,
      headers: answer.headers as Record<string, string>,
      text: answer.payload,
    }
  }

function checkAnswers(app: FastifyInstance, complaints: string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    const endpoint = endpoints.find((one) => one.operation === operation)
    if (!endpoint || typeof payload !== 'string') return payload
    const media = String(reply.getHeader('content-type')).split(';')[0] ?? ''
    const documented = endpoint.answers[reply.statusCode]?.content?.[media]?.schema
    const schema = reply.statusCode >= 400 ? problem : documented
    if (!schema) {
      if (payload !== '') complaints.push(`${operation}: untold ${reply.statusCode} ${media}`)
      return payload
    }
    const value = media.endsWith('json') ? JSON.parse(payload) : payload
    const { error } = schema.safeParse(value)
    if (error) complaints.push(`${operation} ${reply.statusCode}: ${error.message}`)
    if (reply.statusCode >= 400 && !isDocumented(endpoint, value))
      complaints.push(`${operation}: untold ${reply.statusCode} ${value.code}`)
    return payload
  })
}

/**
 * True if the API document lists the error code for the endpoint, or if the error refers to a
 * clause of the rules and is therefore documented with the ruleset.
 */
const isDocumented = (endpoint: Endpoint, { code, clause }: Problem): boolean =>
  clause !== undefined || codesOf(endpoint).some((one) => one === code)
