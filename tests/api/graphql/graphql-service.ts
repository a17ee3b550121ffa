import type { AddressInfo, Socket } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import root, { type Test } from 'tap'
import { WebSocket } from 'ws'
import type { SocketSettings } from '../../../src/api/graphql/wire/sockets.ts'
import { buildApp } from '../../../src/api/server.ts'
import { ensureAdminToken } from '../../../src/app/service/create-service.ts'
import { parseConfig } from '../../../src/config/config.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { migratedDatabase } from '../../database.ts'
import type { TestService } from '../../support/client.ts'
import { ADMIN_TOKEN, startNode } from '../../support/service.ts'

export interface GraphqlAnswer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: responses have many types
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: responses have many types
  readonly errors: any
}

export interface GraphqlService {
  readonly url: string
  readonly services: TestService
  readonly admin: string
  ask(query: string, request?: RequestOptions): Promise<GraphqlAnswer>
  signUp(name: string): Promise<string>
  follower(token: string | null, options?: object): Client
  unread(): number
  close(): Promise<void>
}
interface RequestOptions {
  readonly token?: string | undefined
  readonly variables?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly rulesets?: Readonly<Record<string, Ruleset>>
  readonly sockets?: Partial<SocketSettings>
}

let shared: Promise<GraphqlService> | null = null

/**
 * Returns one service for all tests that need only their own accounts and games, because starting a
 * service is slow.
 */
export function sharedGraphqlService(): Promise<GraphqlService> {
  shared ??= startGraphqlService(root)
  return shared
}

export async function startGraphqlService(
  t: Test,
  { env, rulesets, sockets = {} }: Options = {},
): Promise<GraphqlService> {
  const config = parseConfig({
    RATE_LIMITS: 'off',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    ...env,
  })
  const database = await migratedDatabase(t)
  const { services, store } = await startNode(t, database, {
    ...(rulesets ? { registry: rulesets } : {}),
    parts: { rulebooks: async (id: string) => ({ guide: null, clauses: `# ${id}\n` }) },
  })
  await ensureAdminToken(store, ADMIN_TOKEN)
  const app = await buildApp({ service: services, config, sockets })
  const connections = new Set<Socket>()
  app.server.on('connection', (one: Socket) => {
    connections.add(one)
    one.once('close', () => connections.delete(one))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/graphql`

  async function ask(query: string, { token, variables, headers }: RequestOptions = {}) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>
    return { status: answer.status, headers: answer.headers, data, errors }
  }

  return {
    url,
    services,
    ask,
    admin: ADMIN_TOKEN,
    async signUp(name) {
      const { data } = await ask('mutation ($name: String!) { signUp(name: $name) { token } }', {
        variables: { name },
      })
      return data.signUp.token
    },
    follower(token, options = {}) {
      const client = createClient({
        url: url.replace('http', 'ws'),
        webSocketImpl: WebSocket,
        lazy: true,
        retryAttempts: 0,
        ...(token === null ? {} : { connectionParams: { token } }),
        ...options,
      })
      t.teardown(() => client.dispose())
      return client
    },
    unread: () => [...connections].reduce((sum, { writableLength }) => sum + writableLength, 0),
    close: () => app.close(),
  }
}
