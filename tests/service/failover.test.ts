// A standby takes the place of a database, and lacks the end of what that had stored.
import pg from 'pg'
import t from 'tap'
import type { Caller } from '../../src/service/caller.ts'
import { ensureAdminToken } from '../../src/service/create-services.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { migrate } from '../../src/store/migrate.ts'
import { cableTo } from '../support/cable.ts'
import { observe, playOne, send, twoPlayers, waitFor } from '../support/players.ts'
import { ADMIN_TOKEN, guest, type Node, startNode } from '../support/service.ts'
import { startPair } from '../support/standby.ts'
import { untilAsync } from '../support/until.ts'

const MOVES = 6

async function playSome(node: Node, callers: readonly Caller[], game: string, moves = MOVES) {
  for (let made = 0; made < moves; made += 1) await playOne(node, callers, game)
}

/** What somebody is told who asks for that, as far as a test compares it. */
async function told(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { code, kind, facts } = error
    return { code, kind, facts }
  }
}
const rewoundTo = (version: number) => ({
  ...{ code: 'history-rewound', kind: 'conflict', facts: { version } },
})

/** Follows until the end of the feed; gives the last version, and why it ended. */
function followed({ services }: Node, caller: Caller, game: string, after: number) {
  const { signal } = new AbortController()
  const seen = { version: after }
  const end = told(
    (async () => {
      const { batches } = await services.games.follow(caller, game, { after, signal })
      for await (const { to } of batches) seen.version = to
    })(),
  )
  return { seen, end }
}

async function versionsIn(url: string): Promise<Map<string, number>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string; version: number; events: number }>(
    `select game_id as id, max(last_version) as version,
       sum(last_version - first_version)::int as events
     from commits group by game_id`,
  )
  await client.end()
  for (const { id, version, events } of rows) t.equal(events, version, `${id} has no hole`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

t.test('a standby that lacks the end of the log takes over', { timeout: 120_000 }, async (t) => {
  const pair = await startPair(t, t.testdir())
  await migrate(pair.primary)
  const cable = await cableTo(t, pair.primary)
  const node = await startNode(t, cable.url)
  await ensureAdminToken(node.store, ADMIN_TOKEN)
  const admin = await node.services.authenticate(ADMIN_TOKEN)
  const callers = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const [ann] = callers
  const eve = await guest(node, 'Eve')
  const started = async () =>
    (await twoPlayers(node, ...callers, { ruleset: 'rising-star', options: { seasons: 3 } })).id
  const games = [await started(), await started(), await started(), await started()] as const
  const [cut, ended, quiet, taken] = games
  for (const id of games) await playSome(node, callers, id)
  const heard = new Map<string, number>()
  for (const id of games) heard.set(id, (await observe(node, ann, id)).version)
  await pair.caughtUp()

  // The copy hears nothing of all this.
  await pair.deafen()
  for (const id of [cut, ended, taken]) await playSome(node, callers, id)
  await node.services.games.resign(ann, ended)
  const lost = new Map<string, number>()
  for (const id of games) lost.set(id, (await observe(node, ann, id)).version)
  const fresh = await started()
  const feeds = [cut, quiet, taken].map((id) => followed(node, ann, id, heard.get(id)!))
  await untilAsync(async () => feeds[0]!.seen.version === lost.get(cut))
  await untilAsync(async () => feeds[2]!.seen.version === lost.get(taken))
  const waiting = told(
    waitFor(node, eve, cut, { until: 'change', after: lost.get(cut)!, timeoutSeconds: 60 }),
  )
  // Asked after that one, and of the same game: by now it has looked, and waits.
  for (const _ of callers) await observe(node, ann, cut)
  await cable.cut()
  await pair.failOver()
  // Another node is there first, and one of the games goes on in its own way.
  const other = await startNode(t, pair.standby)
  await playSome(other, callers, taken, 2 * MOVES)
  const newer = (await observe(other, ann, taken)).version
  await cable.mend(pair.standby)

  t.same(await waiting, rewoundTo(heard.get(cut)!), 'who waits is told')
  t.same(await feeds[0]!.end, rewoundTo(heard.get(cut)!), 'who follows is told')
  t.ok(newer > lost.get(taken)!)
  t.same(await feeds[2]!.end, rewoundTo(newer), 'even where the log has grown beyond')
  await untilAsync(async () => (await node.services.unready()) === null)

  for (const id of [cut, ended]) {
    const version = heard.get(id)!
    const after = lost.get(id)!
    const rewound = rewoundTo(version)
    const { games } = node.services
    t.match(await told(observe(node, ann, id)), { version, status: 'running', endedAt: null })
    t.same(await told(observe(node, ann, id, after)), rewound, 'at')
    t.same(await told(games.events(ann, id, { after, limit: 10 })), rewound, 'after')
    t.same(await told(waitFor(node, ann, id, { after })), rewound, 'wait')
    t.same(await followed(node, ann, id, after).end, rewound, 'follow')
    t.same(await told(node.services.admin.log(admin, id, { after, limit: 10 })), rewound)
    const move = send(node, ann, id, { decisionId: 'lost', move: { type: 'none' }, after })
    t.same(await told(move), rewound, 'a move')
  }
  t.match(await told(observe(node, ann, fresh)), { code: 'history-rewound' })
  t.match(await told(observe(node, ann, fresh)), { code: 'game-unknown' })
  t.same(await versionsIn(pair.standby), new Map([...heard, [taken, newer]]))

  for (const id of games) await playSome(node, callers, id, 3 * MOVES)
  t.ok(feeds[1]!.seen.version > heard.get(quiet)!, 'who was told of nothing lost follows on')
  const versions = await versionsIn(pair.standby)
  for (const id of games) {
    t.equal((await observe(node, ann, id)).version, versions.get(id))
    t.match(await node.services.admin.verify(admin, id), { ok: true, chainHolds: true })
    await playOne(other, callers, id)
  }
  const { values } = await node.services.metrics.rewoundGames.get()
  t.equal(values[0]?.value, 3)
})
