import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client'
import type { Test } from 'tap'

export interface AgentTurn {
  readonly game: string
  readonly version: number
  readonly decisionId: string | undefined
  readonly isNumbered: boolean
  readonly isAwaiting: boolean
  readonly news: string
}

const turnIn = (text: string): AgentTurn => ({
  game: /^game (\S+)/m.exec(text)?.[1] ?? '',
  version: Number(/^v(\d+)/m.exec(text)?.[1]),
  decisionId: /^\[(\S+)\](?!.* It waits\.$)/m.exec(text)?.[1],
  isNumbered: /^1\) /m.test(text),
  isAwaiting: / (to answer|It waits)\.$/m.test(text),
  news: /^v\S+ ?(.*)/m.exec(text)?.[1] ?? '',
})

export interface AgentAnswer {
  readonly isError: boolean
  readonly text: string
  readonly turn: AgentTurn
}

export async function connectAgent(
  t: Pick<Test, 'teardown'>,
  url: URL,
  token?: string,
  mode: VersionNegotiationMode = 'legacy',
): Promise<Client> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const client = new Client({ name: 'an agent', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  t.teardown(() => client.close())
  return client
}

export async function callTool(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<AgentAnswer> {
  const result = await client.callTool({ name, arguments: args })
  const content = result.content as { type: string; text: string }[]
  const text = content[0]?.text ?? ''
  return { isError: result.isError === true, text, turn: turnIn(text) }
}
