import t, { type Test } from 'tap'
import { startRestService } from './rest-service.ts'

interface Asked {
  readonly id: string
  readonly examples: readonly object[]
}

async function begun(t: Test, terms: object = {}) {
  const service = await startRestService(t)
  const [ada, grace] = [await service.signUp('Ada'), await service.signUp('Grace')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', undo: true, decisionSeconds: 600, seats, ...terms }
  const { id } = (await service.call('POST /v1/games', { ...ada, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...grace, body: {} })
  const see = async ({ token }: { token: string }) =>
    (await service.call(`GET /v1/games/${id}`, { token })).body
  const asked = async ({ token }: { token: string }): Promise<Asked> => {
    const { body } = await service.call(`GET /v1/games/${id}/decisions`, { token })
    return body.decisions[0]
  }
  const act = (path: 'moves' | 'undo', { token }: { token: string }, body: object, key?: string) =>
    service.call(`POST /v1/games/${id}/${path}`, {
      token,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const [first, second] = (await asked(ada)) ? [ada, grace] : [grace, ada]
  const move = async (who: { token: string }, key?: string) => {
    const { id: decisionId, examples } = await asked(who)
    const sent = { decisionId, move: examples[0] }
    return { sent, answer: await act('moves', who, sent, key) }
  }
  return { service, id, first, second, see, asked, act, move }
}

t.test('GS-R42 a move that revealed nothing can be undone until the other answers', async (t) => {
  const { first, second, see, asked, act, move } = await begun(t)
  const before = await see(first)
  const { sent, answer } = await move(first, 'one')
  t.equal(answer.status, 201)
  const { decisionId } = sent
  t.equal((await see(first)).undoable, decisionId)
  t.equal((await see(second)).undoable, null, 'others cannot undo it')
  const late = await asked(second)
  t.match(await act('undo', second, { decisionId }), {
    status: 409,
    body: { code: 'not-undoable' },
  })

  const undone = await act('undo', first, { decisionId }, 'back')
  const after = await see(first)

  t.match(undone, { status: 200, body: { events: [{ event: { type: 'move.undone' } }] } })
  t.same(after.view, before.view)
  t.same(
    after.decisions.map(({ id }: Asked) => id),
    before.decisions.map(({ id }: Asked) => id),
  )
  t.ok(after.version > before.version, 'nothing is deleted')
  t.equal(after.undoable, null)
  t.match(await act('undo', first, { decisionId }, 'back'), { status: 200, body: undone.body })
  t.match(await act('moves', first, sent, 'one'), { status: 409, body: { code: 'move-undone' } })
  if (late) {
    const answer = { decisionId: late.id, move: late.examples[0] }
    const { body } = await act('moves', second, answer)
    t.match(body, { code: 'decision-closed', detail: /undid a move/ })
  }
})

t.test('GS-R42 no move can be undone without the term, or once the other has moved', async (t) => {
  const plain = await begun(t, { undo: false })
  const { sent } = await plain.move(plain.first)
  const { decisionId } = sent
  t.match(await plain.act('undo', plain.first, { decisionId }), { body: { code: 'not-undoable' } })

  const { first, second, see, asked, act, move } = await begun(t)
  let last = ''
  while (await asked(first)) last = (await move(first)).sent.decisionId
  await move(second)
  t.equal((await see(first)).undoable, null)
  t.match(await act('undo', first, { decisionId: last }), { body: { code: 'not-undoable' } })
})

t.test('a rated game cannot have undo', async (t) => {
  const service = await startRestService(t)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', undo: true, rated: true, decisionSeconds: 60, seats }
  const created = await service.call('POST /v1/games', { ...(await service.signUp('Ada')), body })
  t.match(created, { status: 422, body: { code: 'not-ratable', facts: { because: 'undo' } } })
})

t.test('a game with undo verifies, and beats after an undo show the position again', async (t) => {
  const { service, id, first, second, see, act, move } = await begun(t)
  const start = await see(first)
  for (let times = 0; times < 3; times += 1) {
    const { sent } = await move(first)
    await act('undo', first, { decisionId: sent.decisionId })
  }
  await move(first)
  const { body } = await service.call(`GET /v1/games/${id}?since=${start.version}`, second)
  t.ok(body.beats.length > 0)
  await service.call(`POST /v1/games/${id}/resignation`, second)
  const verified = await service.call(`GET /v1/games/${id}/verify`, first)
  t.match(verified, { status: 200, body: { ok: true } })
})
