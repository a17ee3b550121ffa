import t from 'tap'
import { sharedRestService } from './rest-service.ts'

const tryMove = `query ($id: ID!, $decisionId: String!, $move: MoveInput!) {
  tryMove(id: $id, decisionId: $decisionId, move: $move)
}`

async function startGame(ruleset: string) {
  const { call, signUp } = await sharedRestService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')]
  const body = { ruleset, seats: [{ kind: 'me' }, { kind: 'account', account: grace.id }] }
  const { body: created } = await call('POST /v1/games', { token: ada.token, body })
  const game = `/v1/games/${created.id}`
  await call(`POST ${game}/seats`, { token: grace.token })
  const answers = await Promise.all(
    [ada, grace].map(async ({ token }) => {
      const { decisions } = (await call(`GET ${game}/decisions`, { token })).body
      return { token, decision: decisions.find(({ optional }: { optional: boolean }) => !optional) }
    }),
  )
  const { token, decision } = answers.find(({ decision }) => decision)!
  const other = [ada, grace].find((one) => one.token !== token)!.token
  return { call, id: created.id as string, game, token, other, decision }
}

for (const ruleset of ['goalscorer', 'rising-star', 'starplayer'])
  t.test(`a dry run of a move of ${ruleset} changes nothing`, async (t) => {
    const { call, id, game, token, other, decision } = await startGame(ruleset)
    const body = { decisionId: decision.id, move: decision.examples[0] }
    const seen = async () => (await call(`GET ${game}`, { token })).body
    const before = await seen()
    const headers = { 'idempotency-key': 'tried' }

    const tried = await call(`POST ${game}/moves?dryRun=true`, { token, body, headers })
    const request = { query: tryMove, variables: { id, ...body, move: { json: body.move } } }
    const triedThere = await call('POST /graphql', { token, body: request })
    const triedByOther = await call(`POST ${game}/moves?dryRun=true`, { token: other, body })
    const after = await seen()
    const made = await call(`POST ${game}/moves`, { token, body, headers })

    t.match(tried, { status: 204, text: '' })
    t.same(triedThere.body, { data: { tryMove: true } })
    t.match(triedByOther, { status: 403, body: { code: 'not-your-decision' } })
    t.same({ ...after, serverTime: 0 }, { ...before, serverTime: 0 })
    t.equal(made.status, 201)
    t.notOk(made.headers['idempotency-replayed'], 'the key was free')
  })

t.test('a dry run is refused like a real move', async (t) => {
  const { call, id, game, token, decision } = await startGame('goalscorer')
  const { id: decisionId } = decision
  const move = { type: 'move-youth', counter: 'home-y1', to: 'a1' }
  const body = { decisionId, move }

  const tried = await call(`POST ${game}/moves?dryRun=true`, { token, body })
  const variables = { id, decisionId, move: { json: move } }
  const there = await call('POST /graphql', { token, body: { query: tryMove, variables } })
  const made = await call(`POST ${game}/moves`, { token, body })

  t.equal(tried.status, 422)
  t.ok(tried.body.nearest.length > 0)
  t.same(tried.body, made.body)
  t.equal(there.body.errors[0].extensions.code, made.body.code)
})

t.test('with `include=seats` a refusal names things for people', async (t) => {
  const { call, game, token, decision } = await startGame('goalscorer')
  const move = { type: 'move-youth', counter: 'home-y1', to: 'a1' }
  const body = { decisionId: decision.id, move }

  const forPrograms = await call(`POST ${game}/moves?dryRun=true`, { token, body })
  const tried = await call(`POST ${game}/moves?dryRun=true&include=seats`, { token, body })
  const made = await call(`POST ${game}/moves?include=seats`, { token, body })

  const textsOf = ({ body }: typeof tried) => [
    body.detail,
    body.decision.question,
    ...body.nearest.map(({ label }: { label: string }) => label),
  ]
  t.match(textsOf(forPrograms).join(' '), /y1|Home/)
  t.notMatch(textsOf(tried).join(' '), /\by1\b|Home/)
  t.same(textsOf(made), textsOf(tried))
})
