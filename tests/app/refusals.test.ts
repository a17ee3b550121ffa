import t from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { newId } from '../../src/app/core/ids.ts'
import { moveInput } from '../../src/app/games/schema.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { perform } from '../support/admin.ts'
import { errorOf, observe, twoPlayers } from '../support/players.ts'
import { queryAt } from '../support/query.ts'
import { guest, type Node, startNode, startServices } from '../support/service.ts'

const DAY = 24 * 3_600_000

const refuse = (node: Node, caller: Caller, game: string, type: string) =>
  errorOf(
    node.services.games.move(
      caller,
      game,
      moveInput.parse({ decisionId: 'none', move: { type, secret: 'my plan' } }),
    ),
  )

t.test('the last 50 refusals of a game are listed, without the input', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  const known = Object.keys(registry.goalscorer!.moves)
  for (const refusals of [30, 25]) {
    const other = await startNode(t, node.url)
    for (let sent = 0; sent < refusals; sent += 1)
      t.match(await refuse(other, callers[1], id, sent === 0 ? 'my-plan' : known[0]!), {
        code: 'decision-closed',
      })
    await other.services.close()
  }

  const listed = await perform(node.services, 'refusals', node.admin, id)

  t.equal(listed.refused, 55)
  t.ok(listed.moves > 0)
  t.equal(listed.items.length, 50)
  const { seat } = await observe(node, callers[1], id)
  t.match(listed.items[0], { seat, code: 'decision-closed', move: known[0] })
  t.equal(
    listed.items.filter(({ move }) => move === null).length,
    1,
    'an invalid type is not stored',
  )
  t.notOk(JSON.stringify(listed).includes('plan'))
})

t.test('at most 100 refusals of an account are stored at a time', async (t) => {
  const node = await startServices(t)
  const other = await startNode(t, node.url)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...callers)
  for (let sent = 0; sent < 120; sent += 1) await refuse(other, callers[0], id, 'none')
  await refuse(other, callers[1], id, 'none')
  await other.services.close()

  const { refused } = await perform(node.services, 'refusals', node.admin, id)

  t.equal(refused, 101)
})

t.test('refusals are removed after 30 days', async (t) => {
  const { url, store } = await startServices(t)
  const now = Date.now()
  const game = (days: number, refused: number) => ({
    game: newId(now - days * DAY),
    ruleset: 'goalscorer',
    moves: 100,
    refused,
    at: now - days * DAY,
    notes: [
      { at: now - days * DAY, seat: 0, code: 'no', clause: null, question: null, move: null },
    ],
  })
  const games = Array.from({ length: 2_000 }, (_, place) => game(place % 40, 1 + (place % 97)))
  await store.refusals.add(games)

  while ((await store.refusals.purge(now - 30 * DAY, 100)) > 0);

  const [left, notes] = await queryAt(
    url,
    `select count(*)::int as count from game_counts
     where last_at < to_timestamp(${(now - 30 * DAY) / 1_000})`,
    'select count(*)::int as count from refusals',
  )
  t.equal(left!.rows[0].count, 0)
  t.equal(notes!.rows[0].count, games.filter(({ at }) => at >= now - 30 * DAY).length)
})
