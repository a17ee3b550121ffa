import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql'
import t from 'tap'
import { Payloads } from '../../../src/api/graphql/wire/payloads.ts'
import { createMetrics } from '../../../src/app/core/metrics.ts'
import { follow, following, play, startGame, waitFor } from './following.ts'
import { type GraphqlService, startGraphqlService } from './graphql-service.ts'

const executionsOf = async ({
  metrics,
}: Pick<GraphqlService['services'], 'metrics'>): Promise<number> =>
  (await metrics.subscriptionExecutions.get()).values[0]!.value

t.test('a document runs once per batch and audience', async (t) => {
  const service = await startGraphqlService(t)
  const { services, signUp } = service
  const tokens = [
    await signUp('Ada'),
    await signUp('Grace'),
    await signUp('Sue'),
    await signUp('Sam'),
  ]
  const players = tokens.slice(0, 2)
  const id = await startGame(service, players[0]!, players[1]!)
  const followers = await Promise.all(tokens.map((token) => follow(t, service, token)))
  for (const [at, { subscribe }] of followers.entries()) {
    // One subscription requests the events from version 0, so its first batch is larger; the event
    // payloads must still be the same.
    const variables = at === 3 ? { id, after: 0 } : { id }
    subscribe(`s${at}`, { query: following, variables })
  }
  const reached = async () => {
    const { version } = await services.games.decisions(await services.authenticate(tokens[2]!), id)
    await waitFor(() =>
      followers.every(({ batches }, at) => batches(`s${at}`).at(-1)?.to === version),
    )
  }

  await reached()
  for (let moves = 0; moves < 6; moves += 1) {
    await play(services, id, players, 1)
    await reached()
  }

  const [ada, grace, sue, sam] = followers.map(({ payloads }, at) => payloads(`s${at}`))
  t.same(sam, sue, 'two spectators receive the same bytes')
  for (const [one, other] of [
    [ada, grace],
    [ada, sue],
    [grace, sue],
  ]) {
    t.not(one![0], other![0], 'each audience sees its own start')
  }
  t.equal(await executionsOf(services), sue!.length * 3)
  for (const [at, token] of tokens.entries()) {
    const caller = await services.authenticate(token)
    const { items } = await services.games.events(caller, id, { after: 0, limit: 1_000 })
    const seen = followers[at]!.batches(`s${at}`).flatMap(({ events }) => events)
    t.same(
      seen.map(({ version, event }) => ({ version, event: event?.json ?? null })),
      items.map(({ version, event }) => ({ version, event })),
      'each sees what the other APIs show',
    )
  }
})

t.test('followers with different queries receive different payloads', async (t) => {
  const service = await startGraphqlService(t)
  const { services, signUp } = service
  const [ada, grace, sue] = [await signUp('Ada'), await signUp('Grace'), await signUp('Sue')]
  const id = await startGame(service, ada, grace)
  const { subscribe, batches, messages, send } = await follow(t, service, sue)
  const query = `
    subscription Some($id: ID!, $full: Boolean = true) {
      gameEvents(id: $id) { from ...Rest @include(if: $full) }
    }
    subscription Other($id: ID!) { gameEvents(id: $id) { end: to } }
    fragment Rest on GameEvents { to }`
  const come = async (of: string, operationName: string, more: object = {}) => {
    subscribe(of, { query, operationName, variables: { id, ...more } })
    await waitFor(() => messages.some((message) => message.id === of))
    send({ type: 'complete', id: of })
    return batches(of)[0]
  }

  const full = await come('full', 'Some')
  const { to } = full!
  t.same(full, { from: 0, to })
  t.same(await come('short', 'Some', { full: false }), { from: 0 })
  t.same(await come('again', 'Some', { full: true }), { from: 0, to })
  t.same(await come('other', 'Other'), { end: to })
  t.same(await come('quoted " id', 'Some', { full: false }), { from: 0 })
  t.equal(await executionsOf(services), 4)
  await come('null', 'Some', { full: null })
  t.match(
    messages.find((message) => message.id === 'null'),
    { payload: { data: null, errors: [{ extensions: { code: 'malformed-query' } }] } },
    'each receives its own errors',
  )
})

t.test('nothing about the caller enters a shared payload', async (t) => {
  const known = (_: unknown, __: unknown, context: unknown) => JSON.stringify(context) ?? 'nobody'
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { one: { type: GraphQLInt } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { gameEvents: { type: GraphQLString, resolve: known } },
    }),
  })
  const payloads = new Payloads(createMetrics())
  const batch = { from: 0, to: 1, events: [], over: false }

  const document = parse('subscription { gameEvents }')
  const payload = payloads.for({ schema, document, contextValue: { caller: 'Ada' } })({
    ruleset: 'goalscorer',
    batch,
  })

  t.equal(String(payload), '{"data":{"gameEvents":"nobody"}}')
})
