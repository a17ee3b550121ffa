import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { mcpErrors } from '../../src/mcp/errors.ts'
import { mcp } from '../../src/mcp/index.ts'
import { registry } from '../../src/rulesets/index.ts'
import { createLimits } from '../../src/service/gate/limits.ts'
import { startServices } from '../support/service.ts'
import { toldErrors } from '../tidy/errors.ts'

/** A model's context is dear: this many characters of definitions are about 1,500 tokens. */
const DEFINITIONS_CHARACTERS_MAX = 6_000
const TURN_CHARACTERS_MAX = 2_500

interface Opened {
  readonly hosts?: readonly string[]
  /** After so long a quiet connection is a dead one. */
  readonly idleMilliseconds?: number
  readonly readsMax?: number
}

async function openDoor(t: Test, { hosts = [], idleMilliseconds = 0, readsMax }: Opened = {}) {
  const rulebooks = async (id: string) =>
    readFileSync(new URL(`../../../docs/rulesets/${id}.md`, import.meta.url), 'utf8')
  const { services } = await startServices(t, {
    parts: { rulebooks },
    settings: { sweepMilliseconds: 500 },
  })
  const app = Fastify({ connectionTimeout: idleMilliseconds })
  const limits = createLimits(readsMax === undefined ? null : { ...generous, ...few(readsMax) })
  await app.register(mcp, { services, limits, origins: ['https://agents.example'], hosts })
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const url = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`)
  const signUp = async (name: string) =>
    (await services.accounts.signUp({ name, kind: 'agent' })).token
  const connect = async (token?: string, mode: VersionNegotiationMode = 'legacy') => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const client = new Client({ name: 'an agent', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
    t.teardown(() => client.close())
    return client
  }
  return { url, signUp, connect, app }
}

let shared: ReturnType<typeof openDoor> | null = null

/** One for every agent that brings all it needs. */
function sharedDoor() {
  shared ??= openDoor(t)
  return shared
}

const many = { most: 1_000, seconds: 60 }
const generous = {
  ...{ reads: many, moves: many, games: many, accounts: many, streams: many },
  ...{ 'auth-failures': many, 'refused-messages': many },
}
const few = (most: number) => ({ reads: { most, seconds: 60 } })

interface Turn {
  game: string
  version: number
  decisions: { id: string; moves: string[]; examples: { type: string }[] }[]
  outcome?: unknown
}

/** Only a failure is worth its words: whole positions as titles are more than a reporter reads. */
const told = (isError: boolean, text: string): string => (isError ? text : 'it is accepted')

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args })
  const content = result.content as { type: string; text: string }[]
  const text = content[0]?.text ?? ''
  return {
    isError: result.isError === true,
    text,
    turn: result.structuredContent as unknown as Turn,
  }
}

t.test('the definitions of all tools fit into a small part of a context', async (t) => {
  const { connect } = await sharedDoor()
  const client = await connect()
  const { tools } = await client.listTools()
  t.same(
    tools.map(({ name }) => name),
    ['list', 'rules', 'create_game', 'join_game', 'observe', 'play', 'wait'],
  )
  for (const { name, description, annotations, outputSchema } of tools) {
    t.match(name, /^[a-z_]+$/)
    t.ok(description && annotations && outputSchema, `${name} says what it does and gives`)
  }
  const forModels = tools.map(({ name, description, inputSchema }) => ({
    ...{ name, description, inputSchema },
  }))
  t.ok(JSON.stringify(forModels).length <= DEFINITIONS_CHARACTERS_MAX)
})

for (const id of Object.keys(registry))
  t.test(`an agent that knows nothing but its token finishes a game of ${id}`, async (t) => {
    const { connect, signUp } = await sharedDoor()
    const client = await connect(await signUp('Agent'))
    const rules = await call(client, 'rules', { ruleset: id })
    t.match(rules.text, /Schemas: \{/)
    const bots = registry[id]!.seats.min - 1
    let { turn, isError, text } = await call(client, 'create_game', { ruleset: id, bots })
    t.notOk(isError, told(isError, text))
    let longest = 0
    // A long game is given up in the middle: it must end all the same.
    for (let moves = 0; !turn.outcome && moves < 60; moves += 1) {
      const { game, version, decisions } = turn
      const decision = decisions.find(({ examples }) => examples.length > 0)
      const next = decision
        ? await call(client, 'play', {
            ...{ game, decisionId: decision.id, move: decision.examples[0], moveId: `${moves}` },
            waitSeconds: 5,
          })
        : await call(client, 'wait', { game, after: version, waitSeconds: 5 })
      t.notOk(next.isError, told(next.isError, next.text))
      if (next.isError) return
      longest = Math.max(longest, next.text.length)
      const isStuck = next.turn.version === version && next.turn.decisions.length === 0
      t.notOk(isStuck, 'somebody moves')
      if (isStuck) return
      turn = next.turn
    }
    if (!turn.outcome) {
      const { game } = turn
      ;({ turn } = await call(client, 'play', { game, resign: true }))
    }
    if (registry[id]!.seats.min === 2) t.ok(turn.outcome, 'it is over')
    t.comment(`${id}: the longest answer to a move has ${longest} characters`)
    if (id === 'goalscorer') t.ok(longest < TURN_CHARACTERS_MAX)
  })

t.test('each revision of the protocol finds the same tools, call after call', async (t) => {
  const { connect, signUp } = await sharedDoor()
  const token = await signUp('Agent')
  const modern = await connect(token, { pin: '2026-07-28' })
  const legacy = await connect(token)
  const first = await legacy.listTools()
  const { turn } = await call(modern, 'create_game', { ruleset: 'goalscorer', bots: 1 })

  t.same((await modern.listTools()).tools, first.tools)
  t.same((await legacy.listTools()).tools, first.tools)
  const { id: decisionId, examples } = turn.decisions[0]!
  const played = await call(modern, 'play', {
    ...{ game: turn.game, decisionId, move: examples[0], waitSeconds: 5 },
  })
  t.notOk(played.isError, told(played.isError, played.text))
  await t.rejects(modern.listen({ toolsListChanged: true }), /limit/, 'nothing ever changes')
  t.notOk(modern.getServerCapabilities()?.tools?.listChanged)
})

t.test('agents that call at the same time are kept apart', async (t) => {
  const { connect, signUp } = await sharedDoor()
  const agents = await Promise.all(
    ['Ada', 'Grace', 'Eve'].map(async (name) => connect(await signUp(name))),
  )
  const args = { ruleset: 'goalscorer', bots: 0, open: 1 }

  const made = await Promise.all(agents.map((agent) => call(agent, 'create_game', args)))
  const listed = await Promise.all(agents.map((agent) => call(agent, 'list', { mine: true })))

  const own = listed.map(({ text }) => JSON.parse(text).games.map(({ id }: { id: string }) => id))
  t.same(
    own,
    made.map(({ turn }) => [turn.game]),
  )
})

t.test('a refusal tells a model what to do better, with the code of every door', async (t) => {
  const { connect, signUp } = await sharedDoor()
  const client = await connect(await signUp('Agent'))
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const { game, decisions } = turn
  const decisionId = decisions[0]!.id
  const codeOf = async (name: string, args: Record<string, unknown>) => {
    const { isError, text } = await call(client, name, args)
    t.ok(isError, text)
    return JSON.parse(text).code
  }
  const move = { type: 'move-youth', counter: 'home-y1', to: 'g9' }
  t.equal(await codeOf('play', { game, decisionId, move }), 'not-one-square-forward')
  const wrong = { type: 'dribble' }
  t.equal(await codeOf('play', { game, decisionId, move: wrong }), 'invalid-parameters')
  t.equal(await codeOf('play', { game, decisionId: '0-0-9', move }), 'decision-closed')
  t.equal(await codeOf('create_game', { ruleset: 'chess' }), 'ruleset-unknown')
  t.equal(await codeOf('observe', { game: crypto.randomUUID() }), 'game-unknown')
  const malformed = await call(client, 'wait', { game })
  t.ok(malformed.isError)
  t.match(malformed.text, /after/)
})

t.test('without a token one may read the rules and nothing else', async (t) => {
  const { connect } = await sharedDoor()
  const client = await connect()
  t.notOk((await call(client, 'list', {})).isError)
  const { text } = await call(client, 'create_game', { ruleset: 'goalscorer' })
  t.match(text, /token-missing/)
  const { resources } = await client.listResources()
  t.ok(resources.some(({ uri }) => uri === 'touchline://rules/goalscorer'))
  const { contents } = await client.readResource({ uri: 'touchline://rules/goalscorer' })
  t.match((contents[0] as { text: string }).text, /GS-1/)
})

t.test('a private game is joined with its code, and another agent plays on', async (t) => {
  const { connect, signUp } = await sharedDoor()
  const [ada, grace] = [await connect(await signUp('Ada')), await connect(await signUp('Grace'))]
  const args = { ruleset: 'goalscorer', bots: 0, open: 1, private: true }
  const created = await call(ada, 'create_game', args)
  const code = /invite code (\S+)/.exec(created.text)?.[1]
  t.ok(code)
  const { game } = created.turn
  t.match((await call(grace, 'join_game', { game })).text, /game-unknown|not-seated|code/)
  const joined = await call(grace, 'join_game', { game, code })
  t.notOk(joined.isError, told(joined.isError, joined.text))
  const { turn } = await call(ada, 'observe', { game })
  const { id: decisionId, examples } = turn.decisions[0]!
  const played = await call(ada, 'play', { game, decisionId, move: examples[0] })
  t.notOk(played.isError, told(played.isError, played.text))
  const waited = await call(grace, 'wait', { game, after: 0, waitSeconds: 0 })
  t.match(waited.text, /youth\.moved/)
})

t.test('pages of strangers may not call from a browser', async (t) => {
  const { url } = await sharedDoor()
  const post = (origin: string) =>
    fetch(url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
    })
  const refused = await post('https://evil.example')
  t.equal(refused.status, 403)
  t.match(await refused.json(), { error: { code: -32_000, data: { code: 'origin-refused' } } })
  t.not((await post('https://agents.example')).status, 403)
  t.not((await post(url.origin)).status, 403, 'our own')
})

t.test('an agent that waits is not hung up on, however quiet it is meanwhile', async (t) => {
  const { connect, signUp } = await openDoor(t, { idleMilliseconds: 300 })
  const client = await connect(await signUp('Agent'))
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 0, open: 1 })
  const other = await connect(await signUp('Other'))
  await call(other, 'join_game', { game: turn.game })

  const { isError, text } = await call(other, 'wait', {
    game: turn.game,
    after: 0,
    waitSeconds: 1,
  })

  t.notOk(isError, told(isError, text))
})

t.test('whoever shows no token is counted, too, tools or not', async (t) => {
  const { connect } = await openDoor(t, { readsMax: 12 })
  const client = await connect()

  for (let calls = 0; calls < 4; calls += 1) await call(client, 'list', {})
  await t.rejects(
    Promise.all(Array.from({ length: 12 }, () => client.listResources())),
    /rate-limited|Too many/,
  )
  t.match((await call(client, 'list', {})).text, /rate-limited/)
})

t.test('where the operator has named the hosts, no other name is answered to', async (t) => {
  const [named, open] = [
    await openDoor(t, { hosts: ['touchline.example', '[fd00::1]'] }),
    await openDoor(t),
  ]
  const ask = ({ app }: typeof open, headers: Readonly<Record<string, string>>) =>
    app.inject({ method: 'POST', url: '/mcp', headers, body: {} })
  const own = ['touchline.example', 'Touchline.Example:8443', '[fd00::1]:80']
  const local = ['localhost', 'localhost:3000', '127.0.0.1:81', '[::1]:3000']
  for (const host of [...own, ...local]) t.not((await ask(named, { host })).statusCode, 403, host)
  const others = [
    'evil.example',
    'touchline.example.evil.example',
    '10.0.0.1:3000',
    'localhost.evil',
  ]
  for (const host of [...others, 'a b']) {
    const answer = await ask(named, { host, 'x-forwarded-host': 'touchline.example' })
    t.equal(answer.statusCode, 403, host)
    t.match(answer.json(), { error: { code: -32_000, data: { code: 'host-refused' } } })
  }
  t.not((await ask(open, { host: 'evil.example' })).statusCode, 403, 'nobody has named any')
})

t.test('docs/errors.md lists the codes of this door', async (t) => {
  const { all } = toldErrors()
  t.same(
    Object.keys(mcpErrors).filter((code) => !all.has(code)),
    [],
  )
})

t.test('a body that would hurt those who look at it is refused before they do', async (t) => {
  const { url } = await openDoor(t)
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  for (const body of [deep, '{"method":"\\u0000"}']) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    t.equal(answer.status, 400)
    t.match(await answer.json(), { error: { code: -32600 } })
  }
})
