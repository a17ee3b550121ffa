import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
} from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Service } from '../../app/service/service.ts'
import { mcpServer, rulesOf } from './server.ts'
import type { Session } from './session.ts'

export function createHandler(service: Service, hosts: readonly string[], log: FastifyBaseLogger) {
  const sessions = new WeakMap<Request, Session>()
  const rules = rulesOf(service)
  const handler = createMcpHandler(
    ({ requestInfo }) => mcpServer(sessions.get(requestInfo!)!, rules),
    // The MCP server offers no subscriptions, because tools and rules never change while a node
    // runs.
    { maxSubscriptions: 0, onerror: (error) => log.warn({ err: error }, 'mcp') },
  )
  const names = [...hosts, ...localhostAllowedHostnames()]
  return {
    isOurHost: (host: string | undefined): boolean => validateHostHeader(host, names).ok,
    answer(request: Request, session: Session, parsedBody: unknown): Promise<Response> {
      sessions.set(request, session)
      return handler.fetch(request, { parsedBody })
    },
  }
}
