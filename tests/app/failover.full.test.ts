import pg from 'pg'
import t, { type Test } from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { ServiceError } from '../../src/app/core/errors.ts'
import { ensureAdminToken } from '../../src/app/service/create-service.ts'
import { migrate } from '../../src/bin/migrate.ts'
import { adminOf } from '../support/admin.ts'
import { proxyTo } from '../support/database-proxy.ts'
import { observe, playOne, send, twoPlayers, waitFor } from '../support/players.ts'
import { ADMIN_TOKEN, guest, type Node, startNode } from '../support/service.ts'
import { startPair } from '../support/standby.ts'
import { until, untilAsync } from '../support/until.ts'

const MOVES = 6
const ROUNDS = process.env.SOAK ? 5 : 1

type Feed = ReturnType<typeof follow>

async function playSome(node: Node, callers: readonly Caller[], game: string, moves = MOVES) {
  for (let made = 0; made < moves; made += 1) await playOne(node, callers, game)
}

async function outcomeOf(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { code, kind, facts } = error
    return { code, kind, facts }
  }
}
const rewoundTo = (version: number) => ({
  code: 'history-rewound',
  kind: 'conflict',
  facts: { version },
})

function follow({ services }: Node, caller: Caller, game: string, after: number) {
  const { signal } = new AbortController()
  const seen = { version: after }
  const end = outcomeOf(
    (async () => {
      const { batches } = await services.games.follow(caller, game, { after, signal })
      for await (const { to } of batches) seen.version = to
    })(),
  )
  return { seen, end }
}

async function versionsIn(t: Test, url: string): Promise<Map<string, number>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string; version: number; events: number }>(
    `select game_id as id, max(last_version) as version,
       sum(last_version - first_version)::int as events
     from commits group by game_id`,
  )
  await client.end()
  for (const { id, version, events } of rows) t.equal(events, version, `${id} has no gap`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

const terms = { ruleset: 'rising-star', options: { seasons: 3 } }

async function startWithStandby(t: Test) {
  const pair = await startPair(t, t.testdir())
  await migrate(pair.primary)
  const cable = await proxyTo(t, pair.primary)
  const node = await startNode(t, cable.url)
  await ensureAdminToken(node.store, ADMIN_TOKEN)
  const admin = await node.services.authenticate(ADMIN_TOKEN)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const start = async () => (await twoPlayers(node, ...callers, terms)).id
  const versionsOf = async (games: readonly string[]) => {
    const seen = games.map(async (id) => [id, (await observe(node, admin, id)).version] as const)
    return new Map(await Promise.all(seen))
  }
  return { pair, cable, node, admin, callers, start, versionsOf }
}

async function checkRefused(
  t: Test,
  { node, admin, callers: [ann] }: Awaited<ReturnType<typeof startWithStandby>>,
  { id, lost, version }: { id: string; lost: number; version: number },
): Promise<void> {
  const rewound = rewoundTo(version)
  const { games } = node.services
  t.match(await outcomeOf(observe(node, ann, id)), { version, status: 'running', endedAt: null })
  t.same(await outcomeOf(observe(node, ann, id, lost)), rewound, 'at')
  t.same(await outcomeOf(games.events(ann, id, { after: lost, limit: 10 })), rewound, 'after')
  t.same(await outcomeOf(waitFor(node, ann, id, { after: lost })), rewound, 'wait')
  t.same(await follow(node, ann, id, lost).end, rewound, 'follow')
  t.same(
    await outcomeOf(adminOf(node.services).log(admin, id, { after: lost, limit: 10 })),
    rewound,
  )
  const move = { decisionId: 'lost', move: { type: 'none' }, after: lost }
  t.same(await outcomeOf(send(node, ann, id, move)), rewound, 'a move')
}

for (let round = 1; round <= ROUNDS; round += 1) {
  const title = `a standby that lacks the end of the log takes over, round ${round}`
  t.test(title, { timeout: 120_000 }, failOver)
}

async function failOver(t: Test): Promise<void> {
  const stand = await startWithStandby(t)
  const { pair, cable, node, admin, callers, start, versionsOf } = stand
  const [ann] = callers
  const games = [await start(), await start(), await start(), await start()] as const
  const [cut, ended, quiet, taken] = games
  for (const id of games) await playSome(node, callers, id)
  const versions = await versionsOf(games)
  await pair.caughtUp()

  await pair.deafen()
  for (const id of [cut, ended, taken]) await playSome(node, callers, id)
  await node.services.games.resign(ann, ended)
  const lost = await versionsOf(games)
  const fresh = await start()
  const feeds = [cut, quiet, taken].map((id) => follow(node, ann, id, versions.get(id)!))
  const [ofCut, ofQuiet, ofTaken] = feeds as [Feed, Feed, Feed]
  await until(() => ofCut.seen.version === lost.get(cut))
  await until(() => ofTaken.seen.version === lost.get(taken))
  const change = { until: 'change', after: lost.get(cut)!, timeoutSeconds: 60 } as const
  const waiting = outcomeOf(waitFor(node, admin, cut, change))
  // The second request for the same game waits while the first request checks the game.
  for (const caller of callers) await observe(node, caller, cut)
  await cable.cut()
  await pair.failOver()
  const other = await startNode(t, pair.standby)
  await playSome(other, callers, taken, 2 * MOVES)
  const newer = (await observe(other, ann, taken)).version
  await cable.mend(pair.standby)

  t.same(await waiting, rewoundTo(versions.get(cut)!), 'a waiting reader gets the error')
  t.same(await ofCut.end, rewoundTo(versions.get(cut)!), 'a follower gets the error')
  t.ok(newer > lost.get(taken)!)
  t.same(await ofTaken.end, rewoundTo(newer), 'even if the log has grown beyond')
  await untilAsync(async () => (await node.services.readinessProblem()) === null)
  for (const id of [cut, ended])
    await checkRefused(t, stand, { id, lost: lost.get(id)!, version: versions.get(id)! })
  // A node that has not yet noticed the failover refuses the first request with `history-rewound`
  // instead of `game-unknown`.
  t.match(await outcomeOf(observe(node, ann, fresh)), {
    code: /^(?:history-rewound|game-unknown)$/,
  })
  t.match(await outcomeOf(observe(node, ann, fresh)), { code: 'game-unknown' })
  t.same(await versionsIn(t, pair.standby), new Map([...versions, [taken, newer]]))

  for (const id of games) await playSome(node, callers, id, 3 * MOVES)
  t.ok(ofQuiet.seen.version > versions.get(quiet)!, 'a follower of no lost event continues')
  t.same(await versionsOf(games), await versionsIn(t, pair.standby))
  for (const id of games) {
    t.match(await adminOf(node.services).verify(admin, id, {}), { ok: true, chainHolds: true })
    await playOne(other, callers, id)
  }
  const { values } = await node.services.metrics.rewoundGames.get()
  t.equal(values[0]?.value, 3)
}
