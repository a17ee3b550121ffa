import { buildClientSchema, getIntrospectionQuery } from 'graphql'
import t from 'tap'
import { sharedGraphqlService, startGraphqlService } from './graphql-service.ts'

const unknownId = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'

t.test('errors carry the codes of the service, with clause, facts and pointers', async (t) => {
  const { ask, signUp } = await sharedGraphqlService()
  const token = await signUp('Ada')
  const first = async (query: string, as: string | undefined = token, variables = {}) => {
    const { errors = [] } = await ask(query, { token: as, variables })
    return errors[0] ?? {}
  }

  t.match(await first('{ me { scopes } }', ''), {
    path: ['me'],
    extensions: { code: 'token-missing' },
  })
  t.match(await first('{ me { scopes } }', 'tl_wrong'), { extensions: { code: 'token-invalid' } })
  const game = `{ game(id: "${unknownId}") { id } }`
  t.match(await first(game), { message: /Game not found/, extensions: { code: 'game-unknown' } })
  t.match(await first('{ game(id: "17") { id } }'), {
    extensions: { code: 'invalid-input', errors: [{ pointer: '/id' }] },
  })
  t.match(await first(`{ adminLog(id: "${unknownId}") { version } }`), {
    extensions: { code: 'scope-missing', facts: { scope: 'operator' } },
  })
  const nothing = 'mutation ($c: JSON) { joinGame(id: "x", choices: $c) { id } }'
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)
  t.match(await first(nothing, token, { c: deep }), {
    extensions: { code: 'invalid-input', errors: [{ message: /deeper/ }] },
  })

  const created = await ask(
    'mutation { createGame(input: {ruleset: "goalscorer", ' +
      'seats: [{kind: ME}, {kind: BOT}]}) { id } }',
    { token },
  )
  const { id } = created.data.createGame
  const listed = await ask(`{ decisions(id: "${id}") { decisions { id kind } } }`, { token })
  const decisionId = listed.data.decisions.decisions[0]?.id ?? ''
  const moving = (move: string) =>
    first(`mutation { move(id: "${id}", decisionId: "${decisionId}", move: ${move}) { head } }`)
  const refused = await moving('{ goalscorer: { moveYouth: { counter: HOME_Y1, to: "a1" } } }')
  t.match(refused.extensions, { code: String, clause: /^GS-/ }, JSON.stringify(refused))
  t.match(refused.extensions, {
    decision: { id: decisionId, question: 'Which Youth Counter advances?' },
    nearest: [{ move: { type: 'move-youth', counter: 'home-y1' }, label: String }],
  })
  t.match(await moving('{ json: { type: "fly" } }'), { extensions: { code: 'invalid-parameters' } })
  t.match(await moving('{ json: {type: "a"}, goalscorer: { takePenalty: {counter: HOME_1} } }'), {
    extensions: { code: 'malformed-query' },
  })
})

t.test('documents that request too much are refused before they run', async (t) => {
  const { ask } = await sharedGraphqlService()
  const codeOf = async (query: string) => {
    const { errors, status } = await ask(query)
    t.equal(status, 200)
    const { code, facts } = errors[0].extensions
    return facts?.limit ? `${code} ${facts.limit}` : code
  }
  const many = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join(' ')

  t.equal(await codeOf('{ nowhere }'), 'malformed-query')
  t.equal(await codeOf('{'), 'malformed-query')
  t.equal(await codeOf('{"kind": "Document", "definitions": []}'), 'malformed-query')
  t.equal(
    await codeOf(`{ ${many(6, (at) => `a${at}: rulesets { id }`)} }`),
    'query-too-large operations',
  )
  t.equal(
    await codeOf(`{ rulesets { ${many(16, (at) => `a${at}: id`)} } }`),
    'query-too-large aliases',
  )
  t.equal(
    await codeOf(`{ rulesets { ${many(11, () => 'id @skip(if: false)')} } }`),
    'query-too-large directives',
  )
  t.equal(await codeOf(`{ rulesets { ${'id '.repeat(6_000)} } }`), 'query-too-large characters')
  t.equal(await codeOf(`{ rulesets { ${'id '.repeat(1_100)} } }`), 'malformed-query')
  const bomb = many(
    5,
    (at) => `fragment F${at} on RulesetSummary { ${`...F${at + 1} `.repeat(9)} }`,
  )
  t.equal(
    await codeOf(`{ rulesets { ...F0 } } ${bomb} fragment F5 on RulesetSummary { id title }`),
    'query-too-large cost',
  )
  const depth = many(13, (at) => `fragment D${at} on Q { q { ...D${at + 1} } }`)
  t.equal(await codeOf(`{ rulesets { id } } ${depth}`), 'malformed-query')
  t.equal(await codeOf('subscription { gameEvents(id: "x") { to } }'), 'malformed-query')
})

t.test('rate limits apply, and the error says when to retry', async (t) => {
  const { ask } = await startGraphqlService(t, {
    env: { RATE_LIMITS: 'on', READS_PER_MINUTE: '25' },
  })
  for (let at = 0; at < 5; at += 1) await ask('{ a: rulesets { id } b: rulesets { id } }')

  const introspection = await ask('{ __schema { types { name } } }')
  t.match(introspection.errors[0].extensions, { code: 'rate-limited' }, 'it counts twenty reads')
  t.equal(introspection.status, 429)
  for (let at = 0; at < 8; at += 1) await ask('{ a: rulesets { id } b: rulesets { id } }')
  const { errors, headers } = await ask('{ rulesets { id } }')
  t.match(errors[0].extensions, {
    code: 'rate-limited',
    facts: { limit: 'reads', most: 25 },
    retryAfterSeconds: Number,
  })
  t.ok(Number(headers.get('retry-after')) >= 1)
})

t.test('refused documents count against the limit; known ones do not', async (t) => {
  const { ask } = await startGraphqlService(t, {
    env: { RATE_LIMITS: 'on', READS_PER_MINUTE: '20' },
  })
  const codesOf = async (documents: readonly string[]) => {
    const codes = new Set<string>()
    for (const one of documents)
      for (const { extensions } of (await ask(one)).errors ?? []) codes.add(extensions.code)
    return [...codes].sort()
  }

  t.same(await codesOf(Array(30).fill('{ nothing }')), ['malformed-query'])
  t.same(await codesOf(Array.from({ length: 30 }, (_, at) => `{ nothing${at} }`)), [
    ...['malformed-query', 'rate-limited'],
  ])
})

t.test('introspection runs once, whatever its layout or transport', async (t) => {
  const { ask, services, signUp, follower, url } = await startGraphqlService(t)
  const executions = async () =>
    (await services.metrics.introspectionExecutions.get()).values[0]?.value ?? 0
  const query = getIntrospectionQuery()
  const laidOut = query.replaceAll('\n', ' # a comment\n   ')

  const answers = await Promise.all([query, laidOut, query, laidOut].map((one) => ask(one)))
  const plain = `${url}?query=${encodeURIComponent(query)}&operationName=IntrospectionQuery`
  const byGet = await (await fetch(plain)).json()
  const client = follower(await signUp('Ada'))
  const results: unknown[] = []
  for await (const result of client.iterate({ query })) results.push(result)

  t.ok(buildClientSchema(answers[0]!.data).getQueryType())
  for (const { data } of answers) t.same(data, answers[0]!.data)
  t.same(byGet, { data: answers[0]!.data })
  t.same(results, [{ data: answers[0]!.data }])
  t.equal(await executions(), 2, 'once by name, once without')
  const named = 'query ($name: String!) { __type(name: $name) { name } }'
  for (const name of ['Game', 'Account', 'Game'])
    t.same((await ask(named, { variables: { name } })).data, { __type: { name } })
  t.equal(await executions(), 4)
})

t.test('a document cannot request the schema several times', async (t) => {
  const { ask, services } = await startGraphqlService(t)
  const types = '{ types { name fields { name description } } }'
  const dear = [
    `{ ${[...'abcdefghijk'].map((alias) => `${alias}: __schema ${types}`).join(' ')} }`,
    `{ __schema { ${[...'abcdef'].map((alias) => `${alias}: types { name }`).join(' ')} } }`,
    `{ __schema ${types} rulesets { id } }`,
    `{ ...S } fragment S on Query { __schema { types { ...F } } }
     fragment F on __Type { a: fields { name } b: fields { name } }`,
  ]
  for (const query of dear)
    t.match((await ask(query)).errors[0].extensions, { code: 'query-too-large' }, query)
  t.equal((await services.metrics.introspectionExecutions.get()).values[0]?.value ?? 0, 0)
})

t.test('all APIs count a call alike', async (t) => {
  const env = { RATE_LIMITS: 'on', GAMES_PER_HOUR: '2' }
  const { ask, url, signUp } = await startGraphqlService(t, { env })
  const token = await signUp('Ada')
  const id = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
  const overGraphql = async () => {
    const { errors } = await ask(`mutation { leaveGame(id: "${id}", seat: 0) }`, { token })
    return errors[0].extensions
  }
  const overRest = async () => {
    const seat = new URL(`/v1/games/${id}/seats/0`, url)
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(seat, { method: 'DELETE', headers })).json()
  }

  t.match(await overGraphql(), { code: 'game-unknown' })
  t.match(await overRest(), { code: 'game-unknown' })
  const exceeded = { code: 'rate-limited', facts: { limit: 'games', most: 2 } }
  t.match(await overGraphql(), exceeded)
  t.match(await overRest(), exceeded)
})

t.test('requests that are not GraphQL over HTTP are refused', async (t) => {
  const { url, signUp } = await sharedGraphqlService()
  const send = async (init: RequestInit, path = '') => {
    const answer = await fetch(url + path, init)
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] }
    return [answer.status, errors[0]?.extensions.code]
  }
  const json = { 'content-type': 'application/json' }

  t.same(await send({ method: 'POST', headers: json, body: '{' }), [400, 'malformed-request'])
  t.same(await send({ method: 'POST', headers: json, body: '[]' }), [400, 'malformed-request'])
  t.same(await send({ method: 'POST', body: 'query' }), [415, 'unsupported-media-type'])
  const large = JSON.stringify({ query: '{ me { scopes } }', variables: { a: 'x'.repeat(70_000) } })
  t.same(await send({ method: 'POST', headers: json, body: large }), [401, 'token-missing'])
  const authorization = `Bearer ${await signUp('Ada')}`
  const known = await fetch(url, {
    method: 'POST',
    headers: { ...json, authorization },
    body: large,
  })
  t.equal(known.status, 200, 'a known caller may upload a save')
  const query = encodeURIComponent('mutation { deleteAccount }')
  t.same(await send({ method: 'GET' }, `?query=${query}`), [405, 'method-not-allowed'])
})
