import t, { type Test } from 'tap'
import { newId } from '../../src/app/core/ids.ts'
import { newGame } from '../../src/app/runtime/new-game.ts'
import {
  type EventLog,
  type GameStore,
  IdempotencyKeyTaken,
  type LobbyChange,
  type SecretGameRecord,
} from '../../src/app/runtime/port.ts'
import { areStored, storedRow } from '../support/rows.ts'
import { guest, startServices } from '../support/service.ts'
import { SimulatedDatabase } from './database.ts'
import { type SimulatedGameStore, simulatedGames } from './games.ts'
import { simulatedLog } from './log.ts'

interface Setup {
  readonly log: EventLog
  readonly games: SimulatedGameStore | GameStore
  readonly packHash: string
  /** Returns the id of a new account. */
  account(): Promise<string>
}

async function onPostgres(t: Test): Promise<Setup> {
  const node = await startServices(t)
  const { log, games } = node.store
  const packHash = node.services.context.packs.offered('goalscorer')[0]!.hash
  return { log, games, packHash, account: async () => (await guest(node, 'Ann')).account.id }
}

async function simulated(): Promise<Setup> {
  const database = new SimulatedDatabase(() => 0)
  return {
    log: simulatedLog(database),
    games: simulatedGames(database),
    packHash: '00'.repeat(32),
    account: async () => newId(Date.now()),
  }
}

function gameOf({ packHash }: Setup, host: string, now = Date.now()): SecretGameRecord {
  const empty = { account: null, name: null, joined: false, entropy: null, since: null }
  const open = { ...empty, kind: 'open' as const, choices: null, level: null }
  return newGame(now, {
    ruleset: 'goalscorer',
    packHash,
    package: null,
    host,
    seats: [
      { ...open, seat: 0, kind: 'account', account: host, name: 'Ann', joined: true },
      { ...open, seat: 1 },
    ],
    options: {},
    decisionSeconds: null,
    absence: 'wait',
  })
}

const openAs = ({ seats, host }: SecretGameRecord): LobbyChange => ({
  ...{ seats, host, status: 'open', startedAt: null, row: null, salts: [], key: null },
})
const startedAs = (game: SecretGameRecord, wakeAt: number | null = null): LobbyChange => ({
  ...openAs(game),
  status: 'running',
  startedAt: 5,
  row: { ...plainRow(game.id, 0), wakeAt },
})

function plainRow(gameId: string, firstVersion: number) {
  const {
    before: _,
    server: __,
    over: ___,
    cancelled: ____,
    auditIds: _____,
    ...row
  } = storedRow(gameId, firstVersion)
  return row
}

/** Creates running games whose logs have one row, and returns the ids of the games. */
async function begun(setup: Setup, ...wakeAt: (number | null)[]): Promise<string[]> {
  const host = await setup.account()
  const ids: string[] = []
  for (const [place, at] of wakeAt.entries()) {
    const game = gameOf(setup, host, Date.now() + place)
    await setup.games.create(game, startedAs(game, at))
    ids.push(game.id)
  }
  return ids
}

for (const [name, setUp] of Object.entries({ Postgres: onPostgres, simulated })) {
  t.test(`${name}: a row is stored only directly after the row that it is based on`, async (t) => {
    const setup = await setUp(t)
    const { log } = setup
    const [one, two, three] = (await begun(setup, null, null, null)) as [string, string, string]
    const elsewhere = { firstVersion: 0, head: '11'.repeat(32) }
    const stray = (game: string) => ({ ...storedRow(game, 1), before: elsewhere })
    const append = async (...rows: Parameters<EventLog['append']>[0]) =>
      areStored(await log.append(rows))

    t.same(await append(storedRow(one, 2)), [false], 'after a gap')
    t.same(await append(stray(one)), [false], 'after another row of that length')
    t.same(await append(storedRow(one, 1), stray(two)), [true, false], 'others are not affected')
    t.same(await append(storedRow(one, 1), storedRow(three, 1)), [false, true], 'a lost race')
    const asked = [one, two, newId(1)].map((gameId) => ({ gameId, from: 1 }))
    const tails = await log.tails(asked)
    t.same([...tails.keys()], [one])
    t.match(tails.get(one), [{ firstVersion: 1, lastVersion: 2, packed: '[]', wakeAt: null }])
    const versions = await log.versions([one, two, newId(1)])
    t.same(Object.fromEntries(versions), { [one]: 2, [two]: 1 })
    const rows: number[] = []
    for await (const { firstVersion } of log.rows(one)) rows.push(firstVersion)
    t.same(rows, [0, 1])
  })

  t.test(`${name}: only the server that stored the predecessor skips its check`, async (t) => {
    const setup = await setUp(t)
    const { log } = setup
    const [one, two] = (await begun(setup, null, null)) as [string, string]
    const append = async (row: Parameters<EventLog['append']>[0][number]) =>
      (await log.append([row]))[0]

    const server = await append(storedRow(one, 1))

    t.type(server, 'string')
    t.equal(await append({ ...storedRow(one, 2), server: server! }), server)
    t.equal(await append({ ...storedRow(one, 2), server: server! }), null, 'a lost race')
    const other = server!.replace(/^../, (digits) => (digits === '00' ? '01' : '00'))
    t.equal(await append({ ...storedRow(one, 3), server: other }), server, 'checks, and finds it')
    t.equal(await append({ ...storedRow(two, 2), server: other }), null, 'checks, and does not')
  })

  t.test(`${name}: the last row records the end of its game`, async (t) => {
    const setup = await setUp(t)
    const { log, games } = setup
    const [over, cancelled, closed] = (await begun(setup, null, null, null)) as [
      string,
      string,
      string,
    ]
    const why = { by: 'operator', reason: 'fault' } as const

    await log.append([{ ...storedRow(over, 1), at: 7, over: true }])
    await log.append([{ ...storedRow(cancelled, 1), at: 8, over: true, cancelled: why }])
    await games.close({ gameId: closed, at: 9, cancelled: null })
    await games.close({ gameId: over, at: 10, cancelled: null })

    t.match(await games.find(over), { status: 'over', endedAt: 7, cancelled: null })
    t.match(await games.find(cancelled), { status: 'cancelled', endedAt: 8, cancelled: why })
    t.match(await games.find(closed), { status: 'over', endedAt: 9 })
  })

  t.test(`${name}: the last row of a game says when the game is due`, async (t) => {
    const setup = await setUp(t)
    const { log } = setup
    const [one, two, never, late] = (await begun(setup, 100, 90, null, 200)) as [
      string,
      string,
      string,
      string,
    ]
    const dueAfter = async (wakeAt: number, gameId: string | null, until: number) =>
      (await log.due({ wakeAt, gameId }, until)).games.map((game) => game.gameId)

    t.same(await dueAfter(0, null, 150), [two, one], 'the earliest first')
    t.same(await dueAfter(90, two, 150), [one], 'behind a game')
    t.same(await dueAfter(90, null, 150), [one], 'behind a time')
    t.same(await dueAfter(0, null, 99), [two])
    await log.append([{ ...storedRow(one, 1), wakeAt: 300 }])
    await log.append([{ ...storedRow(never, 1), wakeAt: 120 }])
    t.same(await dueAfter(0, null, 250), [two, never, late], 'a later row supersedes')
    t.match(await log.due({ wakeAt: 0, gameId: null }, 95), {
      games: [{ gameId: two, version: 1, wakeAt: 90, at: 1 }],
      reached: null,
    })
  })

  t.test(`${name}: one node holds the lease until it ends or is released`, async (t) => {
    const { log } = await setUp(t)
    const take = (holder: string, now: number) =>
      log.acquireSchedulerLease(holder, { now, milliseconds: 100 })

    t.equal(await take('one', 1_000), true)
    t.equal(await take('two', 1_100), false)
    t.equal(await take('one', 1_050), true, 'renewed')
    t.equal(await take('two', 1_151), true, 'it has ended')
    t.equal(await take('one', 1_060), false, 'up to twice the duration is possible')
    t.equal(await take('one', 900), true, 'a lease far ahead is from a wrong clock')
    await log.releaseSchedulerLease('two')
    t.equal(await take('two', 950), false, 'only its holder releases it')
    await log.releaseSchedulerLease('one')
    t.equal(await take('two', 950), true)
    await log.markScanned(50, 1_000)
    await log.markScanned(40, 1_000)
    t.equal(await log.scannedUntil(), 50)
    await log.markScanned(2_000, 3_000)
    await log.markScanned(30, 1_000)
    t.equal(await log.scannedUntil(), 30, 'a later time than now is wrong')
  })

  t.test(`${name}: an idempotency key is stored once, together with its change`, async (t) => {
    const setup = await setUp(t)
    const { games, log } = setup
    const host = await setup.account()
    const [one, two] = [gameOf(setup, host), gameOf(setup, host)]
    const key = { account: host, key: 'k', requestHash: 'aa'.repeat(32), createdAt: 1 }
    const keyed = (answer: unknown) => ({ ...key, answer })

    t.equal(await games.findKey(host, 'k'), null)
    await games.create(one, { ...openAs(one), key: keyed({ id: one.id, left: undefined }) })
    const again = games.create(two, { ...openAs(two), key: keyed('another') })

    await t.rejects(again, IdempotencyKeyTaken)
    t.equal(await games.find(two.id), null, 'nothing else is stored')
    t.match(await games.findKey(host, 'k'), {
      answer: { id: one.id },
      requestHash: key.requestHash,
    })
    const start = games.change(one.id, (game) => ({ ...startedAs(game), key: keyed('another') }))
    await t.rejects(start, IdempotencyKeyTaken)
    await t.rejects(
      games.change(one.id, () => {
        throw new Error('refused')
      }),
      { message: 'refused' },
    )
    t.match(await games.find(one.id), { status: 'open', startedAt: null })
    t.equal((await log.versions([one.id])).size, 0)
    await games.keepKey(keyed('another'))
    t.match(await games.findKey(host, 'k'), { answer: { id: one.id } }, 'the first one stays')
    await games.change(newId(1), () => t.fail('an unknown game does not change') as never)
  })

  t.test(`${name}: a change stores seats, status and the first row at once`, async (t) => {
    const setup = await setUp(t)
    const { games, log } = setup
    const [host, other] = [await setup.account(), await setup.account()]
    const game = gameOf(setup, host)
    await games.create(game, openAs(game))
    const taken = { ...game.seats[1]!, kind: 'account' as const, account: other, joined: true }

    await games.change(game.id, (now) => ({
      ...startedAs(now),
      seats: [now.seats[0]!, taken],
      salts: [{ seat: 1, salt: 'ab'.repeat(16) }],
      removed: [],
    }))

    const found = await games.find(game.id)
    t.match(found, { status: 'running', startedAt: 5, host, seed: game.seed, id: game.id })
    t.same(
      found?.seats.map(({ seat, kind, account, joined }) => [seat, kind, account, joined]),
      [
        [0, 'account', host, true],
        [1, 'account', other, true],
      ],
    )
    t.match(await games.salts(game.id), [{ seat: 1, salt: 'ab'.repeat(16), account: other }])
    t.equal((await log.versions([game.id])).get(game.id), 1)
    t.equal((await games.heads([game.id])).get(game.id), '00'.repeat(32))
  })

  t.test(`${name}: lists show the games that a player may see, the newest first`, async (t) => {
    const setup = await setUp(t)
    const { games } = setup
    const [host, other] = [await setup.account(), await setup.account()]
    const [open, hidden, running] = [1, 2, 3].map((no) => gameOf(setup, host, Date.now() + no)) as [
      SecretGameRecord,
      SecretGameRecord,
      SecretGameRecord,
    ]
    await games.create(open, openAs(open))
    const secret = { ...hidden, visibility: 'private' as const }
    await games.create(secret, openAs(secret))
    await games.create(running, startedAs(running))
    const query = { status: null, ruleset: null, mine: null, forks: false, before: null, limit: 9 }
    const listed = async (more: Partial<Parameters<GameStore['list']>[0]>) =>
      (await games.list({ ...query, seenBy: other, ...more })).map(({ id, version }) => [
        id,
        version,
      ])

    t.same(await listed({}), [
      [running.id, 1],
      [open.id, 0],
    ])
    t.same(await listed({ status: 'open' }), [[open.id, 0]])
    t.same(await listed({ status: 'open', seenBy: host }), [
      [hidden.id, 0],
      [open.id, 0],
    ])
    t.same(await listed({ mine: host, limit: 1 }), [[running.id, 1]])
    t.same(await listed({ before: running.id }), [[open.id, 0]])
    t.same(await listed({ mine: other }), [])
    t.same(
      (await games.listed([open.id, running.id])).map(({ id }) => id),
      [running.id, open.id],
    )
    t.equal(await games.countHosted(host), 3)
    t.same(await games.unfinishedOf(host), [running.id, hidden.id, open.id])
    t.match(await games.invited(hidden.inviteCode), { id: hidden.id })
  })
}
