import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Caller } from '../service/caller.ts'
import { no, ServiceError } from '../service/errors.ts'
import type { Limits } from '../service/limits.ts'
import type { Services } from '../service/services.ts'
import { toolError } from './errors.ts'
import { type Tool, tools } from './tools.ts'

/** What a tool works with: the use-cases, and who calls them. */
export interface Session {
  readonly services: Services
  readonly limits: Limits
  readonly caller: Caller | null
  readonly signal: AbortSignal
}

const INSTRUCTIONS = [
  'Football board games. Read "rules" once, "create_game" or "join_game", then "play" by turns:',
  'its answer waits for your next turn and holds what you need for it.',
  'Tools need an access token in the Authorization header.',
].join(' ')

/** One server a request: nothing is kept between calls. */
export function mcpServer(session: Session): McpServer {
  const server = new McpServer(
    { name: 'touchline', title: 'Touchline', version: '1' },
    { instructions: INSTRUCTIONS },
  )
  for (const tool of tools) addTool(server, session, tool)
  addRules(server, session)
  return server
}

function addTool(server: McpServer, session: Session, tool: Tool): void {
  const { name, title, description, input, output, readOnly, run } = tool
  const annotations = {
    readOnlyHint: readOnly,
    destructiveHint: false,
    idempotentHint: readOnly,
    openWorldHint: false,
  }
  server.registerTool(
    name,
    { title, description, inputSchema: input, outputSchema: output, annotations },
    async (given: unknown) => {
      try {
        const who = session.caller?.account.id
        if (who !== undefined) session.limits.take(tool.bucket, who)
        const { text, answer } = await run(session, input.parse(given))
        return { content: [{ type: 'text', text }], structuredContent: answer }
      } catch (error) {
        return toolError(error)
      }
    },
  )
}

/** The rules as resources: `touchline://rules/goalscorer`. */
function addRules(server: McpServer, { services }: Session): void {
  const uriOf = (id: string) => `touchline://rules/${id}`
  const template = new ResourceTemplate('touchline://rules/{ruleset}', {
    list: async () => {
      const all = await services.rulesets.list()
      const resources = all.map(({ id, title }) => ({
        uri: uriOf(id),
        name: `rules of ${title}`,
        mimeType: 'text/markdown',
      }))
      return { resources }
    },
  })
  const about = { title: 'Rules', description: 'The rules, clause by clause' }
  server.registerResource('rules', template, about, async (uri, { ruleset }) => {
    const text = await asResource(uri.href, services.rulesets.rules(String(ruleset)))
    return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] }
  })
}

/** What is not there is told as the protocol has it. */
async function asResource<T>(uri: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ServiceError ? new ResourceNotFoundError(uri, error.code) : error
  }
}

/** Who calls, for tools that must know. */
export function callerOf({ caller }: Session): Caller {
  if (!caller) throw no('token-missing')
  return caller
}
