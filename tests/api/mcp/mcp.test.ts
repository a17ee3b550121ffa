import type { IncomingMessage } from 'node:http'
import t from 'tap'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { perform } from '../../support/admin.ts'
import { callTool as call, type connectAgent } from '../../support/agent.ts'
import { ADMIN_TOKEN } from '../../support/service.ts'
import {
  DEFINITIONS_CHARACTERS_MAX,
  failure,
  HINTS_CHARACTERS_MAX,
  sharedService,
  startMcpService,
} from './mcp-service.ts'

type Agent = Awaited<ReturnType<typeof connectAgent>>

t.test('the definitions of all tools fit into a small part of a context', async (t) => {
  const { connect } = await sharedService()
  const client = await connect()
  const { tools } = await client.listTools()
  t.same(
    tools.map(({ name }) => name),
    ['list', 'rules', 'create_game', 'join_game', 'fork_game', 'observe', 'play', 'wait'],
  )
  for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
    t.match(name, /^[a-z_]+$/)
    t.ok(description, `${name} has a description`)
    t.ok(title, `${name} has a title`)
    t.match(inputSchema, { type: 'object', additionalProperties: false })
    t.match(annotations, { destructiveHint: false, openWorldHint: false })
    const isReading = ['list', 'rules', 'observe', 'wait'].includes(name)
    const isRepeatable = isReading || name === 'join_game'
    t.match(annotations, { readOnlyHint: isReading, idempotentHint: isRepeatable }, name)
    if (['list', 'rules', 'fork_game'].includes(name))
      t.notOk(outputSchema, `${name} answers in text only`)
    else t.match(outputSchema, { properties: { game: {}, version: {}, decisionId: {} } }, name)
  }
  const read = tools.map(({ name, description, inputSchema }) => ({
    ...{ name, description, inputSchema },
  }))
  const [whole, size] = [tools, read].map((one) => JSON.stringify({ tools: one }).length)
  t.comment(`${size} and ${whole! - size!} characters`)
  t.ok(size! <= DEFINITIONS_CHARACTERS_MAX, `${size} characters`)
  t.ok(whole! - size! <= HINTS_CHARACTERS_MAX, `${whole! - size!} characters of hints`)
})

t.test('each protocol revision finds the same tools, call after call', async (t) => {
  const { connect, signUp } = await sharedService()
  const token = await signUp('Agent')
  const modern = await connect(token, { pin: '2026-07-28' })
  const legacy = await connect(token)
  const first = await legacy.listTools()
  const { turn } = await call(modern, 'create_game', { ruleset: 'goalscorer', bots: 1 })

  t.same((await modern.listTools()).tools, first.tools)
  t.same((await legacy.listTools()).tools, first.tools)
  const { game, decisionId } = turn
  const played = await call(modern, 'play', { game, decisionId, option: 1, wait: 5 })
  t.notOk(played.isError, failure(played.isError, played.text))
  await t.rejects(modern.listen({ toolsListChanged: true }), /limit/, 'nothing ever changes')
  t.notOk(modern.getServerCapabilities()?.tools?.listChanged)
})

t.test('clients repeat the game in a header that proxies route by', async (t) => {
  const { app, connect, signUp } = await sharedService()
  const client = await connect(await signUp('Agent'), { pin: '2026-07-28' })
  const { tools } = await client.listTools()
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const repeated: unknown[] = []
  const note = ({ headers }: IncomingMessage) => repeated.push(headers['mcp-param-game'])
  app.server.on('request', note)
  t.teardown(() => app.server.off('request', note))

  const seen = await call(client, 'observe', { game: turn.game })

  t.notOk(seen.isError, failure(seen.isError, seen.text))
  t.same(repeated, [turn.game])
  const ofGames = tools.filter(({ inputSchema }) => 'game' in (inputSchema.properties ?? {}))
  for (const { name, inputSchema } of ofGames)
    t.match(inputSchema.properties, { game: { 'x-mcp-header': 'Game' } }, name)
})

t.test('simultaneous agents are kept apart', async (t) => {
  const { connect, signUp } = await sharedService()
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

t.test('a refusal tells a model what to improve, with the code of every API', async (t) => {
  const { connect, signUp } = await sharedService()
  const client = await connect(await signUp('Agent'))
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const { game, decisionId } = turn
  const refused = async (name: string, args: Record<string, unknown>) => {
    const { isError, text } = await call(client, name, args)
    t.ok(isError, text)
    return text
  }
  const move = { type: 'move-youth', counter: 'home-y1', to: 'g9' }

  const text = await refused('play', { game, decisionId, move })

  const [rule = '', question = '', nearest = ''] = text.split('\n')
  t.equal(
    rule,
    'No (not-one-square-forward, GS-26): A Youth Counter moves one square forwards, ' +
      'straight or diagonally. Nothing has changed.',
  )
  t.equal(question, `[${decisionId}] Which Youth Counter advances?`)
  t.match(nearest, /^Nearest: \{"type":"move-youth","counter":"home-y1",.*\} y1\(/)

  const wrong = { type: 'dribble' }
  const unknown = await refused('play', { game, decisionId, move: wrong })
  t.match(unknown, /^No \(invalid-parameters\): .*\n\/type: one of move-youth/)
  t.match(await refused('play', { game, decisionId: '0-0-9', move }), /^No \(decision-closed\)/)
  const outdated = await call(client, 'play', { game, decisionId: '0-0-9', option: 1 })
  t.notOk(outdated.isError)
  t.match(outdated.text, /^No \(decision-closed\)(.|\n)*Which Youth Counter advances\?/)
  t.match(await refused('play', { game, decisionId, option: 9 }), /\/option: one of 1, 2, 3/)
  t.match(await refused('play', { game, decisionId }), /\/option: send either/)
  t.match(await refused('create_game', { ruleset: 'chess' }), /^No \(ruleset-unknown\)/)
  const noPack = { ruleset: 'goalscorer', contentPack: 'none' }
  t.match(await refused('create_game', noPack), /^No \(pack-unknown\)/)
  const unproven = { ruleset: 'superclub', bots: 2, botLevel: 'sharp' }
  t.match(await refused('create_game', unproven), /^No \(unknown-level\)/)
  const { text: listed } = await call(client, 'list', {})
  t.match(listed, '"novice","steady","sharp (seats: 2)"')
  t.match(await refused('observe', { game: crypto.randomUUID() }), /^No \(game-unknown\)/)
  t.match(await refused('observe', { game: game.slice(0, -1) }), /^No \(game-unknown\)/)
  t.match(
    await refused('play', { game, decisionId, option: 1, key: '' }),
    /^No \(invalid-input\): .*\n\/key: /,
  )
  t.match(await refused('wait', { game }), /^No \(invalid-input\): .*\n\/after: missing/)
  t.match(await refused('observe', { gmae: game }), /\/gmae: unknown; did you mean game\?/)
})

t.test('an internal error is reported without details', async (t) => {
  const { connect, signUp, services } = await startMcpService(t)
  const client = await connect(await signUp('Agent'))
  services.context.packs.rulesets = () => {
    throw new Error('select secret from accounts')
  }

  const { isError, text } = await call(client, 'list', {})

  t.ok(isError)
  t.equal(text, 'No (internal-error): Something went wrong on our side.')
})

t.test('any spelling of a game id leads to the same game', async (t) => {
  const { connect, signUp, services } = await sharedService()
  const client = await connect(await signUp('Agent'))
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const { game, version: after, decisionId } = turn
  const abort = new AbortController()
  const followed = await services.games.follow(null, game, { after, signal: abort.signal })
  const next = followed.batches[Symbol.asyncIterator]().next()
  t.teardown(() => abort.abort())

  const upper = game.toUpperCase()
  const seen = await call(client, 'wait', { game: upper, after, wait: 0 })
  await call(client, 'play', { game, decisionId, option: 1, wait: 0 })

  t.notOk(seen.isError, failure(seen.isError, seen.text))
  t.match(await next, { done: false, value: { from: after } })
})

t.test('a game without hints numbers no options and shows a running clock', async (t) => {
  const { connect, signUp } = await sharedService()
  const client = await connect(await signUp('Agent'))
  const table = { ruleset: 'goalscorer', bots: 1, hints: false, decisionSeconds: 600 }
  const { text, turn } = await call(client, 'create_game', table)
  const { game, decisionId } = turn

  t.match(text, /\] Which Youth Counter advances\? (9|10) min\.\nAnswers: move-youth /)
  t.notOk(turn.isNumbered)
  const unnumbered = await call(client, 'play', { game, decisionId, option: 1 })
  t.match(unnumbered.text, /\/option: this decision has no numbered options: send a move$/)
  const off = { type: 'move-youth', counter: 'home-y1', to: 'g9' }
  const refused = await call(client, 'play', { game, decisionId, move: off })
  const move = JSON.parse(/^Nearest: (\{.*?\})/m.exec(refused.text)![1]!)
  const played = await call(client, 'play', { game, decisionId, move, wait: 5 })
  t.notOk(played.isError, failure(played.isError, played.text))
  t.notOk(played.turn.isNumbered)
})

t.test('an option keeps its meaning for its reader, also on a retry', async (t) => {
  const { connect, signUp } = await sharedService()
  const client = await connect(await signUp('Agent'))
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 1 })
  const { game, decisionId } = turn
  const played = { game, decisionId, key: 'one', wait: 0 }

  const first = await call(client, 'play', { ...played, option: 2 })
  const again = await call(client, 'play', { ...played, option: 2 })
  const other = await call(client, 'play', { ...played, option: 1 })

  t.notOk(first.isError, failure(first.isError, first.text))
  t.notOk(again.isError, failure(again.isError, again.text))
  t.match(again.turn.news, first.turn.news)
  t.match(other.text, /idempotency-mismatch/)
})

t.test('the rules begin with the player guide, and any clause can be read', async (t) => {
  const { connect } = await sharedService()
  const client = await connect()
  for (const ruleset of Object.keys(registry)) {
    const { text } = await call(client, 'rules', { ruleset })
    t.match(text, /^# .*: how to play\n/)
    t.match(text, /\(page 1 of \d+\)$/)
    const { answers } = registry[ruleset]!.words
    const named = Object.keys(answers).filter((move) => text.includes(`\`${move}\``))
    t.ok(named.length > 3, `page 1 of ${ruleset} names ${named.length} moves`)
    t.match((await call(client, 'rules', { ruleset, page: 2 })).text, /^Schemas of moves/)
  }
  const clause = await call(client, 'rules', { ruleset: 'goalscorer', clause: 'gs-26' })
  t.match(clause.text, /^GS-26 \| The Youth Counter move goes exactly one square/)
  const none = await call(client, 'rules', { ruleset: 'goalscorer', clause: 'GS-999' })
  t.match(none.text, /\/clause: no clause/)
})

t.test('without a token only the rules can be read', async (t) => {
  const { connect } = await sharedService()
  const client = await connect()
  t.notOk((await call(client, 'list', {})).isError)
  const { text } = await call(client, 'create_game', { ruleset: 'goalscorer' })
  t.match(text, /token-missing/)
  const { resources } = await client.listResources()
  t.ok(resources.some(({ uri }) => uri === 'touchline://rules/goalscorer'))
  const { contents } = await client.readResource({ uri: 'touchline://rules/goalscorer' })
  t.match((contents[0] as { text: string }).text, /GS-1/)
})

t.test('MCP ignores roles: an owner is an ordinary player, or has no scope', async (t) => {
  const { connect, signUp, services } = await sharedService()
  const ada = await connect(await signUp('Ada'))
  const terms = { ruleset: 'goalscorer', bots: 1, open: 0, private: true }
  const { game } = (await call(ada, 'create_game', terms)).turn
  const owner = await services.authenticate(ADMIN_TOKEN)
  const { secret: roleAlone } = await perform(services, 'createToken', owner, undefined, {
    ...{ reason: 'joins', account: owner.account.id, scopes: ['owner'] },
  })
  const [asPlayer, asNobody] = [await connect(ADMIN_TOKEN), await connect(roleAlone)]

  const tools = async (client: Agent) => (await client.listTools()).tools.map(({ name }) => name)
  const seen = async (client: Agent) => (await call(client, 'observe', { game })).text

  t.same(await tools(asPlayer), await tools(ada))
  t.match(await seen(asPlayer), /game-unknown/)
  t.match(await seen(asNobody), /scope-missing/)
  t.notMatch((await tools(asPlayer)).join(' '), /admin|look|cancel/)
})

t.test('a private game is joined by its code, and another agent plays it', async (t) => {
  const { connect, signUp } = await sharedService()
  const [ada, grace] = [await connect(await signUp('Ada')), await connect(await signUp('Grace'))]
  const args = { ruleset: 'goalscorer', bots: 0, open: 1, private: true }
  const created = await call(ada, 'create_game', args)
  const code = /invite code (\S+)/.exec(created.text)?.[1]
  t.ok(code)
  const { game } = created.turn
  t.match((await call(grace, 'join_game', { game })).text, /game-unknown|not-seated|code/)
  const joined = await call(grace, 'join_game', { game, code })
  t.notOk(joined.isError, failure(joined.isError, joined.text))
  const { turn, text } = await call(ada, 'observe', { game })
  t.match(text, 'seats: Home “Ada” (you), Away “Grace”')
  const { decisionId } = turn
  const played = await call(ada, 'play', { game, decisionId, option: 1, wait: 0 })
  t.notOk(played.isError, failure(played.isError, played.text))
  const waited = await call(grace, 'wait', { game, after: 0, wait: 0 })
  t.match(waited.text, /Home y\d [a-g]\d–[a-g]\d\./)
})

t.test('foreign web pages may not call from a browser', async (t) => {
  const { url } = await sharedService()
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
  t.not((await post(url.origin)).status, 403, 'same origin')
})

t.test('a waiting agent stays connected, however quiet it is', async (t) => {
  const { connect, signUp } = await startMcpService(t, { idleMilliseconds: 300 })
  const client = await connect(await signUp('Agent'))
  const { turn } = await call(client, 'create_game', { ruleset: 'goalscorer', bots: 0, open: 1 })
  const other = await connect(await signUp('Other'))
  await call(other, 'join_game', { game: turn.game })

  const { isError, text } = await call(other, 'wait', { game: turn.game, after: 0, wait: 1 })

  t.notOk(isError, failure(isError, text))
})

t.test('callers without a token are rate-limited, with or without tools', async (t) => {
  const { connect } = await startMcpService(t, { readsMax: 12 })
  const client = await connect()

  for (let calls = 0; calls < 4; calls += 1) await call(client, 'list', {})
  await t.rejects(
    Promise.all(Array.from({ length: 12 }, () => client.listResources())),
    /rate-limited|Too many/,
  )
  t.match((await call(client, 'list', {})).text, /rate-limited/)
})

t.test('with configured host names, no other name is answered', async (t) => {
  const [named, open] = [
    await startMcpService(t, { hosts: ['touchline.example', '[fd00::1]'] }),
    await startMcpService(t),
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
  t.not((await ask(open, { host: 'evil.example' })).statusCode, 403, 'no names are configured')
})

t.test('a harmful body is refused before it is processed', async (t) => {
  const { url } = await startMcpService(t)
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  for (const body of [deep, '{"method":"\\u0000"}']) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    t.equal(answer.status, 400)
    t.match(await answer.json(), { error: { code: -32600 } })
  }
})
