import pg from 'pg'
import t from 'tap'
import { readyMove, send, twoPlayers } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'
import { until } from '../support/until.ts'

t.test('without notifications seats are reloaded after a while', async (t) => {
  const node = await startServices(t)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const eve = await guest(node, 'Eve')
  const followed = await twoPlayers(node, ...callers)
  const atHand = await twoPlayers(node, ...callers)
  const ready = await readyMove(node, callers[0], atHand.id)
  const stop = new AbortController()
  t.teardown(() => stop.abort())
  const following = { after: 0, signal: stop.signal }
  const { batches } = await node.services.games.follow(callers[0], followed.id, following)
  let isTold = false
  const reading = (async () => {
    for await (const _ of batches) isTold = true
  })()
  await until(() => isTold)
  let heardAgain = 0
  node.store.notifier.on('reconnect', () => {
    heardAgain += 1
  })

  const clerk = new pg.Client(node.url)
  await clerk.connect()
  t.teardown(() => clerk.end())
  await clerk.query('update seats set account_id = $1 where seat = 0', [eve.account.id])
  await clerk.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'touchline-doorbell' and datname = current_database()`)
  await until(() => heardAgain > 0)

  await reading
  await t.rejects(send(node, callers[0], atHand.id, ready), { code: 'not-seated' })
  await t.resolves(send(node, eve, atHand.id, ready))
})
