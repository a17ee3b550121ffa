import t from 'tap'
import { sharedRestService } from './rest-service.ts'

t.test('two people play a whole game of goalscorer over REST', async (t) => {
  const { call, signUp } = await sharedRestService()
  const [ada, grace] = [await signUp('Ada'), await signUp('Grace')].map(({ token }) => token)
  const created = await call('POST /v1/games', {
    token: ada,
    body: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  t.match(created, { status: 201, body: { status: 'open', seat: 0, version: 0 } })
  const game = `/v1/games/${created.body.id}`
  t.equal(created.headers.location, game)

  const joined = await call(`POST ${game}/seats`, { token: grace, body: { entropy: 'dice' } })
  t.match(joined, { status: 201, body: { status: 'running', seat: 1 } })

  let outcome = null
  for (let turns = 0; outcome === null && turns < 1_000; turns += 1) {
    for (const token of [ada, grace]) {
      const listed = await call(`GET ${game}/decisions`, { token })
      t.equal(listed.status, 200)
      const [decision] = listed.body.decisions
      if (!decision) continue
      const moved = await call(`POST ${game}/moves`, {
        token,
        body: {
          decisionId: decision.id,
          move: decision.examples.at(turns % decision.examples.length),
        },
        headers: { 'idempotency-key': `turn ${turns}` },
      })
      t.equal(moved.status, 201, moved.text)
      outcome = moved.body.outcome
      if (outcome) break
    }
  }
  t.ok(outcome, 'it has ended')

  const over = await call(`GET ${game}?text`, { token: ada })
  t.match(over, { status: 200, body: { status: 'over', outcome, fairness: { seed: String } } })
  const events = await call(`GET ${game}/events?limit=1000`, { token: grace })
  t.equal(events.body.items.length, over.body.version)
  t.notOk(events.body.items.some(({ event }: { event: unknown }) => event === null))
  t.ok(events.body.causes.length > 10)
  const raw = await call(`GET ${game}/events?raw`, { token: grace })
  t.match(raw, { status: 200, headers: { 'content-type': /x-ndjson/ } })
})

t.test('the link to the next page keeps the query', async (t) => {
  const { call, signUp, admin } = await sharedRestService()
  for (const name of ['Who? Ada', 'Who? Grace']) await signUp(name)

  const page = await call('GET /v1/admin/accounts?name=Who?&limit=1', { token: admin })

  const link = /^<(.+)>; rel="next"$/.exec(page.headers.link ?? '')?.[1]
  const next = await call(`GET ${link}`, { token: admin })
  t.match(next, { status: 200, body: { items: [{ name: 'Who? Grace' }], next: null } })
})
