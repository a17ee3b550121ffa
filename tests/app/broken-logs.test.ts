import pg from 'pg'
import t from 'tap'
import { BrokenLog } from '../../src/app/runtime/cached-log.ts'
import { observe, playOne, twoPlayers } from '../support/players.ts'
import { guest, startNode, startServices } from '../support/service.ts'

async function unguarded(url: string, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('alter table commits disable trigger no_row_change')
  await client.query(text, values)
  await client.query('alter table commits enable always trigger no_row_change')
  await client.end()
}

t.test('an inconsistent log accepts no further moves', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const terms = { ruleset: 'rising-star', options: { seasons: 3 } }
  const changes: readonly (readonly [string, string, RegExp])[] = [
    [
      'a row is gone',
      'delete from commits where game_id = $1 and first_version = $2',
      /starts after/,
    ],
    [
      'what happened is another thing',
      `update commits set packed = replace(packed::text, '"at":', '"at": ')::json
       where game_id = $1 and first_version = $2`,
      /the head of the next row/,
    ],
    [
      'it claims more than it has',
      `update commits set last_version = last_version + 1
       where game_id = $1 and first_version = $2`,
      /has \d+ events instead of \d+/,
    ],
  ]
  for (const [title, change, reason] of changes) {
    const { id } = await twoPlayers(node, ...callers, terms)
    for (let moves = 0; moves < 4; moves += 1) await playOne(node, callers, id)
    const rows = (await node.store.log.tails([{ gameId: id, from: 0 }])).get(id)!
    const { firstVersion } = rows[2]!
    await unguarded(node.url, change, [id, firstVersion])

    const other = await startNode(t, node.url)
    const broken = await observe(other, callers[0], id).then(
      () => null,
      (error: unknown) => error,
    )

    t.match(broken, { code: 'game-unreadable', cause: BrokenLog }, title)
    const { cause } = broken as Error
    t.match(cause, { gameId: id, version: firstVersion, message: reason }, title)
  }
})
