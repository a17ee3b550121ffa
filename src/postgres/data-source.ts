import { DataSource, type DataSourceOptions } from 'typeorm'
import { accounts, erasures, passkeys, signIns, tokens } from './accounts/account-entities.ts'
import { modes, notices, quarantined } from './admin/maintenance-store.ts'
import { nodeHours, nodes } from './admin/node-store.ts'
import { gameCounts, refusals } from './admin/refusal-store.ts'
import { sessions } from './admin/session-store.ts'
import { auditNotes, audits } from './audit/audit-entities.ts'
import { limits } from './connection/pools.ts'
import { type Migrations, migrations as ours } from './connection/schema-version.ts'
import { games } from './games/game-entity.ts'
import { jobParts, jobs, slices, verdicts } from './jobs/job-entities.ts'
import { matchRequests } from './matchmaking/matchmaking-store.ts'
import { gameMutes, noticeSettings } from './notices/notice-store.ts'
import { accountPacks, contentPacks, withdrawnPacks } from './packs/pack-entities.ts'
import { ratedGames, ratingChanges, ratings } from './ratings/rating-entities.ts'
import { deliveries, messages, secrets, webhooks } from './webhooks/webhook-entities.ts'

/**
 * All tables that TypeORM reads or writes. The game store uses SQL instead of the entity for
 * `games`.
 */
const entities = [
  ...[accounts, erasures, tokens, passkeys, signIns],
  ...[accountPacks, contentPacks, withdrawnPacks],
  ...[audits, auditNotes, sessions],
  ...[deliveries, messages, secrets, webhooks, noticeSettings, gameMutes],
  ...[gameCounts, refusals, nodes, nodeHours],
  ...[jobParts, jobs, slices, verdicts],
  ...[modes, notices, quarantined],
  ...[games, ratedGames, ratingChanges, ratings, matchRequests],
]

/**
 * The lock timeout of a migration is short, because while a migration waits for a table lock, all
 * later statements on the table wait too.
 */
const LOCK_MILLISECONDS_MAX = 1_000

type Settings = Pick<DataSourceOptions, 'migrations'> & {
  readonly poolSize: number
  readonly extra: Readonly<Record<string, unknown>>
}

const sourceOf = (url: string, settings: Settings): DataSource =>
  new DataSource({
    ...settings,
    type: 'postgres',
    url,
    entities,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    // TypeORM's default logger prints failed migrations, which is unnecessary because the caller
    // prints a better explanation.
    logger: 'debug',
    applicationName: 'touchline',
    poolErrorHandler: () => {},
  })

export const migrationSource = (
  url: string,
  poolSize: number,
  migrations: Migrations = ours,
): DataSource =>
  sourceOf(url, {
    poolSize,
    migrations: [...migrations],
    extra: { lock_timeout: LOCK_MILLISECONDS_MAX },
  })

export const openEntities = (url: string): Promise<DataSource> =>
  sourceOf(url, { poolSize: 1, extra: { ...limits, idleTimeoutMillis: 1 } }).initialize()
