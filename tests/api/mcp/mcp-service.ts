import type { AddressInfo } from 'node:net'
import type { VersionNegotiationMode } from '@modelcontextprotocol/client'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { mcp } from '../../../src/api/mcp/index.ts'
import { createLimits } from '../../../src/app/core/rate-limits.ts'
import { rulebookOf } from '../../../src/rulebooks.ts'
import { connectAgent } from '../../support/agent.ts'
import { startServices } from '../../support/service.ts'

/**
 * Maximum total number of characters (about 1,100 tokens) that every model must read: the names,
 * descriptions and input schemas of all MCP tools.
 */
export const DEFINITIONS_CHARACTERS_MAX = 4_300
/**
 * Maximum total number of characters in the titles, hints and output schemas of all MCP tools. Most
 * MCP hosts do not show titles, hints and output schemas to the model.
 */
export const HINTS_CHARACTERS_MAX = 2_000

interface Options {
  readonly hosts?: readonly string[]
  readonly idleMilliseconds?: number
  readonly readsMax?: number
}

export async function startMcpService(
  t: Pick<Test, 'teardown'>,
  { hosts = [], idleMilliseconds = 0, readsMax }: Options = {},
) {
  const { services } = await startServices(t, {
    parts: { rulebooks: rulebookOf },
    settings: { sweepMilliseconds: 500 },
  })
  const app = Fastify({ connectionTimeout: idleMilliseconds })
  const limits = createLimits(readsMax === undefined ? null : { ...generous, ...few(readsMax) })
  await app.register(mcp, { service: services, limits, origins: ['https://agents.example'], hosts })
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const url = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`)
  const signUp = async (name: string) =>
    (await services.accounts.signUp({ name, kind: 'agent' })).token
  const connect = (token?: string, mode?: VersionNegotiationMode) =>
    connectAgent(t, url, token, mode)
  return { url, signUp, connect, app, services }
}

let shared: ReturnType<typeof startMcpService> | null = null

export function sharedService() {
  shared ??= startMcpService(t)
  return shared
}

const many = { most: 1_000, seconds: 60 }
const generous = {
  ...{ reads: many, moves: many, games: many, accounts: many, streams: many, talk: many },
  ...{ 'auth-failures': many, 'refused-messages': many },
}
const few = (most: number) => ({ reads: { most, seconds: 60 } })

/** Omits the text of a successful tool call, because the text may contain a complete position. */
export const failure = (isError: boolean, text: string): string =>
  isError ? text : 'it is accepted'
