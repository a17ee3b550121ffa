import type { Test } from 'tap'
import { WebSocket } from 'ws'
import type { TestService } from '../../support/client.ts'
import type { GraphqlService } from './graphql-service.ts'

export interface Batch {
  from: number
  to: number
  over: boolean
  events: { version: number; event: { type: string; json: unknown } | null }[]
}

export const following = `subscription ($id: ID!, $after: Int) {
  gameEvents(id: $id, after: $after) { from to over events { version event { type json } } }
}`

export async function startGame(
  { ask }: GraphqlService,
  ada: string,
  grace: string,
): Promise<string> {
  const { data } = await ask(
    `mutation { createGame(input: { ruleset: "goalscorer", options: { turnLimit: 40 },
        seats: [{kind: ME}, {kind: OPEN}] }) { id } }`,
    { token: ada },
  )
  const { id } = data.createGame
  await ask(`mutation { joinGame(id: "${id}") { status } }`, { token: grace })
  return id
}

export async function play(
  services: TestService,
  id: string,
  tokens: readonly string[],
  moves: number,
) {
  const callers = await Promise.all(tokens.map((token) => services.authenticate(token)))
  for (let made = 0; made < moves; ) {
    for (const caller of callers) {
      const { decisions } = await services.games.decisions(caller, id)
      const [decision] = decisions
      if (!decision) continue
      const { id: decisionId, examples } = decision
      const move = examples.at(made % examples.length)
      const { outcome } = await services.games.move(caller, id, { decisionId, move, include: [] })
      made += 1
      if (outcome) return
    }
  }
}

export async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5))
}

export function raw(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { headers })
  const messages: { type: string; id?: string; payload?: unknown }[] = []
  const texts: string[] = []
  socket.on('message', (text) => {
    texts.push(String(text))
    messages.push(JSON.parse(String(text)))
  })
  const closed = new Promise<string>((resolve) => {
    socket.on('close', (code, reason) => resolve(`${code} ${reason}`))
    socket.on('error', (error) => resolve(error.message))
  })
  const opened = new Promise((resolve) => socket.once('open', resolve))
  const send = (message: object) => socket.send(JSON.stringify(message))
  const until = async (type: string) => {
    await waitFor(() => messages.some((message) => message.type === type))
  }
  return { socket, messages, texts, closed, opened, send, until }
}

interface Subscribing {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
}

interface Sent {
  readonly data: { readonly gameEvents: Batch } | null
}

export async function follow(t: Test, { url }: GraphqlService, token: string) {
  const { socket, messages, texts, opened, send, until, closed } = raw(url)
  t.teardown(() => socket.terminate())
  await opened
  send({ type: 'connection_init', payload: { token } })
  await until('connection_ack')
  return {
    socket,
    messages,
    send,
    closed,
    subscribe: (id: string, payload: Subscribing) => send({ type: 'subscribe', id, payload }),
    payloads(id: string): string[] {
      const head = `{"id":"${id}","type":"next","payload":`
      return texts.filter((text) => text.startsWith(head)).map((text) => text.slice(head.length))
    },
    batches: (id: string): Batch[] =>
      messages
        .filter((message) => message.id === id && message.type === 'next')
        .flatMap(({ payload }) => (payload as Sent).data?.gameEvents ?? []),
  }
}
