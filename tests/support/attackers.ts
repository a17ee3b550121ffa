// Runs eight hostile callers in a separate process. Each hostile caller repeats one attack as soon
// as the service has responded. Every second, the process prints the number of responses by kind.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getIntrospectionQuery } from 'graphql'
import { WebSocket } from 'ws'

const [, , base = '', game = '', words = ''] = process.argv
const tokens = JSON.parse(words) as Readonly<Record<string, string>>
const { hostname, port, host } = new URL(base)

const AT_ONCE = 4
const SOCKETS = 200
const BODY_BYTES = 4_000_000

interface Request {
  readonly token?: string | undefined
  readonly body?: string
}

async function ask(path: string, { token, body }: Request): Promise<number> {
  const answer = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  })
  await answer.arrayBuffer()
  return answer.status
}

const query = (text: string, token?: string) =>
  ask('/graphql', { token, body: JSON.stringify({ query: text }) })

const times = (many: number, text: (at: number) => string): string =>
  Array.from({ length: many }, (_, at) => text(at)).join(' ')

const introspection = getIntrospectionQuery()
const aliases = `{ ${times(15, (at) => `a${at}: rulesets { id title packs { name title } }`)} }`
const schemas = `{ ${times(60, (at) => `a${at}: __schema { types { name fields { name } } }`)} }`
const deep = `{ __schema { types { ${'fields { type { '.repeat(60)}name${' } }'.repeat(60)} } } }`
const games = '{ games { items { seats { name } } } }'
const large = JSON.stringify({ ruleset: 'goalscorer', save: { text: 'x'.repeat(BODY_BYTES) } })
const many = JSON.stringify({ ruleset: 'goalscorer', save: Array(BODY_BYTES / 4).fill(100) })
let turn = 0

const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  introspection: () => query(introspection),
  aliases: () => query(turn % 2 === 0 ? aliases : schemas, tokens.aliases),
  'deep queries': () => query(turn % 2 === 0 ? deep : games, tokens['deep queries']),
  'large bodies': () =>
    ask('/v1/games', { token: tokens['large bodies']!, body: turn % 2 === 0 ? large : many }),
  guessing: () => ask('/v1/account', { token: `tl_${turn}-${Math.random()}` }),
  'slow sockets': () =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname)
      const request = `POST /v1/games HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 60000\r\nX: `
      const letters = setInterval(() => socket.write('x'), 1_000)
      socket.on('error', () => {}).on('close', () => resolve('cut'))
      socket.on('connect', () => socket.write(request))
      socket.once('close', () => clearInterval(letters)).resume()
    }),
  lists: () => ask(`/v1/games?limit=100&mine=${turn % 2 === 0}`, { token: tokens.lists! }),
  'open streams': () => (turn % 2 === 0 ? openStream() : openSocket()),
}

async function openStream(): Promise<number> {
  const headers = { authorization: `Bearer ${tokens['open streams']}` }
  const hangUp = new AbortController()
  const { signal } = hangUp
  const answer = await fetch(`${base}/v1/games/${game}/stream`, { headers, signal })
  await answer.body?.getReader().read()
  hangUp.abort()
  return answer.status
}

const openSocket = (): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const payload = { token: tokens['open streams'] }
    const following = { query: `subscription { gameEvents(id: "${game}") { to } }` }
    socket.on('error', () => {}).on('close', resolve)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })))
    socket.on('message', (text) => {
      if (JSON.parse(String(text)).type === 'next') socket.close()
      else socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: following }))
    })
  })

const counts: Record<string, Record<string, number>> = {}

async function persist(kind: string, attack: () => Promise<unknown>): Promise<never> {
  for (;;) {
    turn += 1
    const answer = String(await attack().catch(() => 'cut'))
    const before = counts[kind] ?? {}
    counts[kind] = { ...before, [answer]: (before[answer] ?? 0) + 1 }
    if (answer === 'cut') await sleep(10)
  }
}

for (const [kind, attack] of Object.entries(attacks))
  for (let at = 0; at < (kind === 'slow sockets' ? SOCKETS : AT_ONCE); at += 1)
    void persist(kind, attack)
setInterval(() => process.stdout.write(`${JSON.stringify(counts)}\n`), 1_000)
