import type pg from 'pg'
import type {
  MaintenanceState,
  MaintenanceStore,
  ModeRecord,
  NoticeRecord,
  QuarantineRecord,
} from '../../app/monitoring/maintenance-port.ts'
import type { Pool } from '../connection/pools.ts'
import { startedJob } from '../jobs/job-store.ts'
import { recordOutcomeWith } from './audit-outcomes.ts'

/** More are not kept at hand: somebody would have to look at all of them. */
const NOTICES_MAX = 20
const ASIDE_MAX = 10_000

const mode = 'select mode, clocks, notice, until, since from modes'
const notices = `
select id, level, text, url, from_at as "from", until_at as until from notices
where withdrawn_at is null and (until_at is null or until_at > $1)
order by id desc limit ${NOTICES_MAX}`
const aside = `
select game_id as game, reason, at from set_aside order by at desc, game_id limit ${ASIDE_MAX}`

const lockMode = 'select clocks from modes for update'
const setMode = 'update modes set mode = $1, clocks = $2, notice = $3, until = $4, since = $5'
/** Whoever works on it stops before the next game. */
const endJobs = `
update jobs set state = 'cancelled', ended_at = $2
where kind = $1 and state in ('waiting', 'running')`
const countTimed = `
select count(*) as count from games where status = 'running' and decision_seconds is not null`

const post = `
insert into notices (id, level, text, url, from_at, until_at) values ($1, $2, $3, $4, $5, $6)`
const withdraw = `
update notices set withdrawn_at = $2 where id = $1 and withdrawn_at is null returning 1`
const putAside = `
insert into set_aside (game_id, reason, at) values ($1, $2, $3) on conflict do nothing`
const takeBack = 'delete from set_aside where game_id = $1 returning 1'

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
  readonly notifier: { notifyMaintenance(): void; notifyRetry(game: string): void }
}

export const maintenanceStore = ({ lobby, readers, lists, notifier }: Wires): MaintenanceStore => ({
  async said(now): Promise<MaintenanceState> {
    const [found] = await readers.query<ModeRecord & Row>(mode)
    return {
      mode: found!,
      notices: await readers.query<NoticeRecord & Row>(notices, [now]),
      aside: await readers.query<QuarantineRecord & Row>(aside),
    }
  },

  async set(warrant, { mode, clocks, notice, until, since }, job) {
    warrant.use()
    await lobby.transaction(async (client) => {
      const { rows } = await client.query<Pick<ModeRecord, 'clocks'>>(lockMode)
      await client.query(setMode, [mode, clocks, notice, until, since])
      await recordOutcomeWith(client, warrant)
      if (rows[0]!.clocks === clocks) return
      const file = null
      const terms = {
        ruleset: null,
        sinceLast: false,
        chain: false,
        of: null,
        endedBefore: null,
        file,
      }
      const [kind, contrary] = clocks === 'stand' ? [PAUSE, RESUME] : [RESUME, PAUSE]
      await client.query(endJobs, [contrary, since])
      await startedJob(client, { ...job, kind, terms })
    })
    notifier.notifyMaintenance()
  },

  async countTimed() {
    const [counted] = await lists.query<{ count: number }>(countTimed)
    return counted!.count
  },

  async post(warrant, { id, level, text, url, from, until }) {
    warrant.use()
    await lobby.query(post, [id, level, text, url, from, until])
    notifier.notifyMaintenance()
  },

  async withdraw(warrant, id, at) {
    warrant.use()
    const gone = await lobby.query(withdraw, [id, at])
    notifier.notifyMaintenance()
    return gone.length > 0
  },

  async putAside(warrant, { game, reason, at }) {
    warrant.use(game)
    await lobby.query(putAside, [game, reason, at])
    notifier.notifyMaintenance()
  },

  async takeBack(warrant, game) {
    warrant.use(game)
    const gone = await lobby.query(takeBack, [game])
    notifier.notifyMaintenance()
    notifier.notifyRetry(game)
    return gone.length > 0
  },
})

type Row = pg.QueryResultRow

const PAUSE = 'pause-timed' as const
const RESUME = 'resume-timed' as const
