import { type EntityManager, EntitySchema, IsNull, Not } from 'typeorm'
import { allGames } from '../../app/jobs/schema.ts'
import type {
  MaintenanceState,
  MaintenanceStore,
  ModeRecord,
} from '../../app/monitoring/maintenance-port.ts'
import type { Notice, Quarantine } from '../../app/monitoring/schema.ts'
import { audited } from '../audit/audit-outcomes.ts'
import { dateOf, HIDDEN, key, NULLABLE, text, time } from '../connection/columns.ts'
import { insertNew, type Pools } from '../connection/entity-pool.ts'
import { games } from '../games/game-entity.ts'
import { jobs } from '../jobs/job-entities.ts'
import { insertJob } from '../jobs/job-store.ts'
import type { PostgresNotifier } from '../notifier/postgres-notifier.ts'

/** Maximum number of notices, all of which every node keeps in memory. */
const NOTICES_MAX = 20
const QUARANTINED_MAX = 10_000

export const modes = new EntitySchema<ModeRecord & { readonly oneRow: boolean }>({
  name: 'mode',
  tableName: 'modes',
  columns: {
    oneRow: { ...key('boolean', 'one_row'), default: true, ...HIDDEN },
    mode: text(),
    clocks: text(),
    notice: text(undefined, NULLABLE),
    until: time(undefined, NULLABLE),
    since: time(),
  },
})

export const notices = new EntitySchema<Notice & { readonly withdrawnAt: number | null }>({
  name: 'notice',
  tableName: 'notices',
  columns: {
    id: key(),
    level: text(),
    text: text(),
    url: text(undefined, NULLABLE),
    from: time('from_at'),
    until: time('until_at', NULLABLE),
    withdrawnAt: time('withdrawn_at', { ...NULLABLE, ...HIDDEN }),
  },
})

export const quarantined = new EntitySchema<Quarantine>({
  name: 'quarantined',
  tableName: 'set_aside',
  columns: { game: key('uuid', 'game_id'), reason: text(), at: time() },
})

export const maintenanceStore = (
  { lobby, readers, lists }: Pools,
  notifier: Pick<PostgresNotifier, 'notifyMaintenance' | 'notifyRetry'>,
): MaintenanceStore => ({
  state: (now) => readers.orm((manager) => stateAt(manager, now)),

  async set(capability, mode, job) {
    capability.use()
    await audited(lobby, capability, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const
      const where = { oneRow: true }
      const { clocks } = await manager.findOneOrFail(modes, { where, lock })
      await manager.update(modes, where, { ...mode })
      if (clocks === mode.clocks) return
      const [kind, contrary] = mode.clocks === 'stand' ? [PAUSE, RESUME] : [RESUME, PAUSE]
      const unfinished = { kind: contrary, state: 'running' as const }
      // Cancels a job. A node that is processing the job stops before the next game.
      await manager.update(jobs, unfinished, { state: 'cancelled', endedAt: mode.since })
      await insertJob(manager, { ...job, kind, scope: allGames })
    })
    notifier.notifyMaintenance()
  },

  countTimed: () =>
    lists.orm((manager) =>
      manager.countBy(games, { status: 'running', decisionSeconds: Not(IsNull()) }),
    ),

  async post(capability, notice) {
    capability.use()
    await lobby.orm((manager) => manager.insert(notices, { ...notice, withdrawnAt: null }))
    notifier.notifyMaintenance()
  },

  async withdraw(capability, id, at) {
    capability.use()
    const { affected } = await lobby.orm((manager) =>
      manager.update(notices, { id, withdrawnAt: IsNull() }, { withdrawnAt: at }),
    )
    notifier.notifyMaintenance()
    return affected === 1
  },

  async putAside(capability, aside) {
    capability.use(aside.game)
    await lobby.orm((manager) => insertNew(manager, quarantined, aside))
    notifier.notifyMaintenance()
  },

  async takeBack(capability, game) {
    capability.use(game)
    const { affected } = await lobby.orm((manager) => manager.delete(quarantined, { game }))
    notifier.notifyMaintenance()
    notifier.notifyRetry(game)
    return affected === 1
  },
})

const PAUSE = 'pause-timed' as const
const RESUME = 'resume-timed' as const

async function stateAt(manager: EntityManager, now: number): Promise<MaintenanceState> {
  const order = { at: 'DESC', game: 'ASC' } as const
  return {
    mode: await manager.findOneByOrFail(modes, { oneRow: true }),
    notices: await manager
      .createQueryBuilder(notices, 'notice')
      .where('notice.withdrawnAt is null')
      .andWhere('(notice.until is null or notice.until > :now)', { now: dateOf(now) })
      .orderBy('notice.id', 'DESC')
      .limit(NOTICES_MAX)
      .getMany(),
    aside: await manager.find(quarantined, { order, take: QUARANTINED_MAX }),
  }
}
