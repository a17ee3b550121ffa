import type { Test } from 'tap'
import t from 'tap'
import { enumName, fieldName } from '../../../src/api/graphql/types/names.ts'
import { type GraphqlService, sharedGraphqlService } from './graphql-service.ts'

type Json = Record<string, unknown>

function inFields({ type, ...parameters }: Json): Json {
  const fields = Object.entries(parameters).map(([name, value]) => [
    name,
    name === 'counter' ? enumName(String(value)) : value,
  ])
  return { goalscorer: { [fieldName(String(type))]: Object.fromEntries(fields) } }
}

const create = `mutation ($seats: [SeatInput!]!) {
  createGame(input: { ruleset: "goalscorer", seats: $seats }) { id status seat version replayed }
}`
const join = 'mutation ($id: ID!) { joinGame(id: $id, entropy: "dice") { status seat } }'
const decisions = `query ($id: ID!) {
  decisions(id: $id) { version decisions { id kind moves exact count examples } others { seat } }
}`
const move = `mutation ($id: ID!, $decisionId: String!, $move: MoveInput!, $moveId: String) {
  move(id: $id, decisionId: $decisionId, move: $move, moveId: $moveId) {
    version head replayed outcome { reason ranking scores }
    events { version event { __typename type ... on GoalscorerYouthMoved { seat from to } } }
  }
}`

t.test('two people play a whole game of goalscorer over GraphQL', async (t) => {
  const { ask, signUp } = await sharedGraphqlService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const created = await ask(create, {
    token: ada,
    variables: { seats: [{ kind: 'ME' }, { kind: 'OPEN' }] },
  })
  t.match(created.data?.createGame, { status: 'OPEN', seat: 0, version: 0, replayed: false })
  const { id } = created.data.createGame
  const joined = await ask(join, { token: grace, variables: { id } })
  t.same(joined.data?.joinGame, { status: 'RUNNING', seat: 1 })

  const types = new Set<string>()
  let outcome = null
  for (let turns = 0; outcome === null && turns < 1_000; turns += 1) {
    for (const token of [ada, grace]) {
      const shown = await ask(decisions, { token, variables: { id } })
      const [decision] = shown.data.decisions.decisions
      if (!decision) continue
      const chosen = decision.examples.at(turns % decision.examples.length)
      const form = turns === 2 ? { json: chosen } : inFields(chosen)
      const variables = { id, decisionId: decision.id, move: form, moveId: `turn ${turns}` }
      const moved = await ask(move, { token, variables })
      t.same(moved.errors, undefined)
      for (const { event } of moved.data.move.events) if (event) types.add(event.__typename)
      if (turns === 1) {
        const again = await ask(move, { token, variables })
        t.same(again.data.move, { ...moved.data.move, replayed: true }, 'a retry: the first answer')
      }
      outcome = moved.data.move.outcome
      if (outcome) break
    }
  }
  t.ok(outcome, 'it has ended')
  t.ok(types.has('GoalscorerYouthMoved') && types.has('GoalscorerGameEnded'), [...types].join())

  const over = await ask(
    `query ($id: ID!) {
      game(id: $id, text: true) {
        status version text outcome { reason } fairness { seed }
        view { __typename json ... on GoalscorerView { turn score step counters { id status } } }
      }
      events(id: $id, limit: 1000) { items { version event { type json } } over causes { cause } }
    }`,
    { token: grace, variables: { id } },
  )
  const { game, events } = over.data
  t.match(game, { status: 'OVER', fairness: { seed: String }, text: String })
  t.match(game.view, { __typename: 'GoalscorerView', step: 'ENDED', turn: game.view.json.turn })
  t.equal(game.view.counters.length, 24)
  t.same(
    game.view.counters.map((counter: Json) => counter.id),
    game.view.json.counters.map(({ id }: { id: string }) => enumName(id)),
  )
  t.equal(events.items.length, game.version)
  t.same(events.over, true)
  t.ok(events.causes.length > 10)
})

const dataOf = (ask: GraphqlService['ask']) => async (t: Test, query: string, token?: string) => {
  const { data, errors } = await ask(query, { token })
  t.same(errors, undefined, query)
  return data
}

t.test('rulesets, accounts and tokens can be read and changed', async (t) => {
  const { ask, signUp } = await sharedGraphqlService()
  const token = await signUp('Ada')
  const data = dataOf(ask)

  const { rulesets, ruleset, rules } = await data(
    t,
    `{ rulesets { id title seats { min max } packs { name hash warnings } }
       ruleset(id: "goalscorer") { id information moves events { type seenBy } refusals { code } }
       rules(id: "goalscorer") }`,
  )
  t.match(rulesets[0], { id: 'goalscorer', seats: { min: 2, max: 2 } })
  t.match(ruleset, { information: 'HIDDEN', moves: { 'move-youth': {} } })
  t.equal(rules, '# goalscorer\n')
  const [{ hash }] = rulesets[0].packs
  const packed = await data(
    t,
    `{ contentPack(id: "goalscorer", pack: "${hash}") { hash content } }`,
  )
  t.equal(packed.contentPack.hash, hash)

  const { me } = await data(t, '{ me { account { id name kind createdAt } scopes } }', token)
  t.match(me, { account: { name: 'Ada', kind: 'HUMAN' }, scopes: ['PLAY', 'READ'] })
  const made = await data(
    t,
    'mutation { createToken(label: "phone", scopes: [READ]) { id secret scopes expiresAt } }',
    token,
  )
  t.match(made.createToken, { secret: /^tl_/, scopes: ['READ'], expiresAt: null })
  const gone = await data(t, `mutation { revokeToken(id: "${made.createToken.id}") }`, token)
  t.equal(gone.revokeToken, true)
  const mine = await data(t, `{ tokens { label } account(id: "${me.account.id}") { name } }`, token)
  t.match(mine, { tokens: [{}], account: { name: 'Ada' } })
})

t.test('games, saves and admin fields can be read', async (t) => {
  const { ask, signUp, admin } = await sharedGraphqlService()
  const token = await signUp('Ada')
  const data = dataOf(ask)
  const started = await data(
    t,
    `mutation { createGame(input: { ruleset: "goalscorer", visibility: PRIVATE, decisionSeconds: 60,
        hints: false, options: {turnLimit: 40}, seats: [{kind: ME}, {kind: OPEN}] }, key: "k") {
      id status absence hints inviteCode options seats { kind name } } }`,
    token,
  )
  const { id, inviteCode } = started.createGame
  t.match(started.createGame, {
    status: 'OPEN',
    absence: 'DEFAULT',
    hints: false,
    options: { turnLimit: 40 },
  })
  const listed = await data(
    t,
    '{ games(mine: true, status: OPEN, limit: 1) { items { id hints } next } }',
    token,
  )
  t.same(listed.games.items, [{ id, hints: false }])
  const other = await signUp('Grace')
  const joined = await ask(`mutation { joinGame(id: "${id}") { seat } }`, { token: other })
  t.equal(joined.errors[0].extensions.code, 'game-unknown')
  await data(t, `mutation { joinGame(id: "${id}", code: "${inviteCode}") { seat } }`, other)
  const shown = await data(
    t,
    `{ decisions(id: "${id}", include: [WORDS]) { decisions { count examples labels } } }`,
    token,
  )
  t.match(shown.decisions.decisions, [{ count: Number, examples: [], labels: [] }])
  const resigned = await data(t, `mutation { resign(id: "${id}") { outcome { ranking } } }`, other)
  t.same(resigned.resign.outcome.ranking, [[0], [1]])
  const saved = await ask(`{ save(id: "${id}") }`, { token })
  t.match(saved.errors[0].extensions, { code: 'no-saves' })

  const looked = await data(
    t,
    `{ adminLog(id: "${id}") { version items { version cause events head } }
       adminState(id: "${id}") { over table }
       adminVerify(id: "${id}") { ok events difference { reason } }
       adminTokens(limit: 2, reason: FAULT) { items { accountName } next }
       adminAudit { items { action running } } }`,
    admin,
  )
  const preview = `{ adminPreview(act: "game.look", subject: "${id}",
    input: {reason: "fault", confirm: "-"}) { confirm } }`
  t.same((await data(t, preview, admin)).adminPreview, { confirm: id.slice(-8) })
  t.match(looked, { adminVerify: { ok: true, difference: null }, adminState: { over: true } })
  t.equal(looked.adminTokens.items.length, 2)
  const operator = await data(
    t,
    'mutation { adminCreateToken(name: "Op", reason: JOINS) { id secret } }',
    admin,
  )
  const ending = `adminRevokeToken(id: "${operator.adminCreateToken.id}", reason: LEAVES)`
  t.equal((await data(t, `mutation { ${ending} }`, admin)).adminRevokeToken, true)
  const left = await data(t, 'mutation { deleteAccount }', token)
  t.equal(left.deleteAccount, true)
})

t.test('a player leaves a seat and starts a game', async (t) => {
  const { ask, signUp } = await sharedGraphqlService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const seats = [{ kind: 'ME' }, { kind: 'OPEN' }]
  const { data } = await ask(create, { token: ada, variables: { seats } })
  const { id } = data.createGame
  const early = await ask(`mutation { startGame(id: "${id}") { status } }`, { token: ada })
  t.equal(early.errors[0].extensions.code, 'too-few-seats')
  const left = await ask(`mutation { leaveGame(id: "${id}", seat: 0) }`, { token: grace })
  t.equal(left.errors[0].extensions.code, 'not-your-seat')
  const own = await ask(`mutation { leaveGame(id: "${id}", seat: 0) }`, { token: ada })
  t.same(own.data, { leaveGame: true })
})

t.test('beats and moments are fields of a game', async (t) => {
  const { ask, signUp } = await sharedGraphqlService()
  const token = await signUp('Ada')
  const seats = [{ kind: 'ME' }, { kind: 'BOT' }]
  const { data } = await ask(create, { token, variables: { seats } })
  const { id, version } = data.createGame
  const asked = await ask(decisions, { token, variables: { id } })
  const [decision] = asked.data.decisions.decisions
  const variables = { id, decisionId: decision.id, move: inFields(decision.examples[0]) }
  await ask(move, { token, variables })
  const seen = await ask(
    `{ game(id: "${id}", since: ${version}) {
         beatsSince beats { from to seat weight says patch show { kind seat thing from to } } }
       moments(id: "${id}") { over items { weight } } }`,
    { token },
  )
  t.same(seen.errors, undefined)
  const { game, moments } = seen.data
  t.equal(game.beatsSince, version)
  t.match(game.beats[0], { from: version, weight: 1, show: { kind: 'MOVE', seat: 0 } })
  t.ok(game.beats[0].patch.length > 0)
  t.match(moments, { over: false, items: Array })
})
