import t from 'tap'
import { createGameInput, moveInput, observeInput } from '../../src/service/shapes/games.ts'
import { guest, startServices } from '../support/service.ts'

t.test('a game is played from nothing to its end', async (t) => {
  const node = await startServices(t)
  const { services } = node
  const ann = await guest(node, 'Ann')
  const input = createGameInput.parse({
    ruleset: 'goalscorer',
    seats: [{ kind: 'me', entropy: 'ann' }, { kind: 'bot' }],
  })

  const { answer } = await services.games.create(ann, input)
  t.equal(answer.status, 'running')
  let moves = 0
  for (;;) {
    const { reason } = await services.games.wait(ann, answer.id, {
      timeoutSeconds: 5,
      until: 'turn',
      limit: 10,
    })
    if (reason === 'over') break
    t.equal(reason, 'turn')
    const { decisions } = await services.games.decisions(ann, answer.id)
    const decision = decisions[0]!
    const move = decision.examples[0]!
    await services.games.move(ann, answer.id, moveInput.parse({ decisionId: decision.id, move }))
    moves += 1
  }

  const end = await services.games.observe(ann, answer.id, observeInput.parse({}))
  t.ok(moves > 3)
  t.equal(end.status, 'over')
  t.ok(end.outcome)
  t.match(end.fairness, { seed: /^[0-9a-f]{64}$/, entropy: ['ann', ''] })
  const report = await services.admin.verify(node.admin, answer.id)
  t.match(report, { ok: true, difference: null, chainHolds: true, commitmentHolds: true })
})
