import t from 'tap'
import {
  ANSWER_MILLISECONDS_MAX,
  startFreezableService,
  together,
} from '../../support/freezable-service.ts'
import { untilAsync } from '../../support/until.ts'

const terms = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }

t.test('while Postgres hangs each field says so within five seconds', async (t) => {
  const { service, base, freeze } = await startFreezableService(t)
  const { call, signUp } = service
  const { token } = await signUp('Ada')
  const other = (await signUp('Grace')).token
  const { body } = await call('POST /v1/games', { token, body: terms })
  await call(`POST /v1/games/${body.id}/seats`, { token: other })
  const { decisions } = (await call(`GET /v1/games/${body.id}/decisions`, { token })).body
  const [{ id: decisionId, examples }] = decisions
  const ask = async (query: string, variables: object = {}, who = token) => {
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who}` },
      body: JSON.stringify({ query, variables }),
    })
    const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
    const codes = errors?.map(({ extensions }) => extensions.code) ?? []
    return { codes, retryAfter: Number(answer.headers.get('retry-after')) }
  }
  const move = () =>
    ask(
      `mutation ($id: ID!, $decisionId: String!, $json: JSON!) {
        move(id: $id, decisionId: $decisionId, move: { json: $json }, moveId: "one") { version }
      }`,
      { id: body.id, decisionId, json: examples[0] },
    )
  const all = () => [
    ...[move(), ask('{ games { items { id } } }'), ask('{ tokens { id } }')],
    ...[
      ask('{ me { scopes } }', {}, 'tl_unknown'),
      ask('mutation { signUp(name: "Eve") { token } }'),
    ],
  ]

  const thaw = freeze()
  const first = await together(all())
  const second = await together(all())
  thaw()
  await untilAsync(async () => (await move()).codes.length === 0)

  for (const { answers, milliseconds } of [first, second]) {
    for (const { codes, retryAfter } of answers) {
      t.same(codes, ['database-unavailable'])
      t.ok(retryAfter > 0)
    }
    t.ok(milliseconds < ANSWER_MILLISECONDS_MAX, `the longest took ${milliseconds} ms`)
  }
})
