import { hash } from 'node:crypto'
import t from 'tap'
import { createGameInput, moveInput, observeInput } from '../../src/app/games/schema.ts'
import { adminOf } from '../support/admin.ts'
import { errorOf, observe, playOne, readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, sharedServices, startServices } from '../support/service.ts'

t.test('a game is played from creation to its end', async (t) => {
  const node = await sharedServices()
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
  t.match(end.fairness, { seed: /^[0-9a-f]{64}$/, entropy: [hash('sha256', 'ann'), ''] })
  const report = await adminOf(services).verify(node.admin, answer.id, {})
  t.match(report, { ok: true, difference: null, chainHolds: true, commitmentHolds: true })
})

t.test('an answer that cannot be rendered fails alone: the move is made', async (t) => {
  const node = await startServices(t)
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players)
  const before = await observe(node, players[0], id)
  const mover = players[before.decisions.length > 0 ? 0 : 1]
  const ready = { ...(await readyMove(node, mover, id)), moveId: 'once' }
  const { games } = node.services

  const failing = games.moveRendered(mover, id, moveInput.parse(ready), () => {
    throw new Error('not to be written')
  })
  const watching = observe(node, players[0], id)

  await t.rejects(failing, { message: 'not to be written' })
  t.ok((await watching).version > before.version)
  const again = await games.moveRendered(mover, id, moveInput.parse(ready), (answer, replayed) => ({
    ...answer,
    replayed,
  }))
  t.equal(again.replayed, true)
  t.equal(again.version, (await watching).version)
  t.not(await playOne(node, players, id), null)
  t.same(await send(node, mover, id, ready), again, 'the same answer from every API')
  t.match(await node.services.metrics.registry.metrics(), /touchline_lost_races_total 0/)
})

t.test('a game with too many waiting requests refuses further ones at once', async (t) => {
  const node = await startServices(t)
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players)
  await observe(node, players[0], id)
  const counts = { answered: 0, busy: 0 }

  await Promise.all(
    Array.from({ length: 1_100 }, async () => {
      const error = await errorOf(observe(node, players[0], id))
      if (error === null) counts.answered += 1
      else if (error.code === 'busy') counts.busy += 1
    }),
  )

  t.ok(counts.busy > 0)
  t.same(counts, { answered: 1_100 - counts.busy, busy: counts.busy })
  t.ok(counts.answered >= 1_024, 'waiting callers are served')
  t.not(await playOne(node, players, id), null)
})

t.test('an answer is prepared while its row is stored, and sent after that', async (t) => {
  const node = await sharedServices()
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players)
  const { decisions } = await observe(node, players[0], id)
  const mover = players[decisions.length > 0 ? 0 : 1]
  const ready = moveInput.parse(await readyMove(node, mover, id))
  const steps: string[] = []

  const moving = node.services.games
    .moveRendered(mover, id, ready, () => steps.push('made'))
    .then(() => steps.push('told'))
  steps.push('asked')

  t.same(steps, ['made', 'asked'], 'before the database can have answered')
  await moving
  t.same(steps, ['made', 'asked', 'told'])
})
