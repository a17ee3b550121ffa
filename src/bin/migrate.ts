// Runs the database migrations. If several nodes start at the same time, they migrate one after the
// other.
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm'
import type { SchemaState } from '../app/core/ports.ts'
import { ConfigError, parseConfig } from '../config/config.ts'
import { backupGrantsFor, grantsFor } from '../postgres/accounts/grants.ts'
import {
  addMachine,
  CannotDistribute,
  checkDistribution,
  distribute,
  SHARDS,
} from '../postgres/citus/distribute.ts'
import { advisoryLocks } from '../postgres/connection/advisory-locks.ts'
import {
  migrations,
  migrationsRun,
  missingAmong,
  schemaState,
} from '../postgres/connection/schema-version.ts'
import { migrationSource } from '../postgres/data-source.ts'
import { startEmbedded } from '../postgres/embedded/embedded.ts'

const CONNECTIONS = 2
const CONNECT_MILLISECONDS_MAX = 10_000
const TURN_PAUSE_MILLISECONDS = 200
/**
 * A migration tries several times to lock a table, each time only briefly, so that other statements
 * can run between the attempts.
 */
const LOCK_TRIES_MAX = 60
const LOCK_PAUSE_MILLISECONDS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

export async function migrate(url: string, known = migrations): Promise<string[]> {
  const state = await stateAt(url, known)
  if (state === 'too-new')
    throw new Error(
      'a later version of Touchline has changed this database; start that version, ' +
        'or restore an earlier backup',
    )
  if (state === 'current') return []
  const source = migrationSource(url, CONNECTIONS, known)
  await source.initialize()
  const runner = source.createQueryRunner()
  try {
    await takeTurn(runner)
    const missing = missingAmong(await migrationsRun((text) => runner.query(text)), known)
    await runAll(source)
    await runner.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations])
    return missing
  } finally {
    await runner.release()
    await source.destroy()
  }
}

/**
 * The node polls the migration lock, because a statement that waits for the lock would block the
 * concurrent index builds of another node.
 */
async function takeTurn(runner: QueryRunner): Promise<void> {
  for (;;) {
    const taken = 'select pg_try_advisory_lock($1) as taken'
    const [{ taken: isOurs }] = await runner.query(taken, [advisoryLocks.migrations])
    if (isOurs) return
    await sleep(TURN_PAUSE_MILLISECONDS)
  }
}

export async function stateAt(url: string, known = migrations): Promise<SchemaState> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'touchline',
    connectionTimeoutMillis: CONNECT_MILLISECONDS_MAX,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await schemaState(async (text) => (await client.query(text)).rows, known)
  } finally {
    await client.end()
  }
}

async function runAll(source: DataSource): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await source.runMigrations({ transaction: 'each' })
      return
    } catch (error) {
      const isHeld =
        error instanceof QueryFailedError && error.driverError.code === LOCK_NOT_AVAILABLE
      if (!isHeld || tries === LOCK_TRIES_MAX) throw error
      await sleep(LOCK_PAUSE_MILLISECONDS)
    }
  }
}

const options = {
  grants: { type: 'string' },
  /** Makes `--grants` print the SQL grants of a read-only backup role. */
  backup: { type: 'boolean', default: false },
  /**
   * Distributes the game log across Citus workers. With `check`, only checks whether the log is
   * distributed.
   */
  citus: { type: 'boolean' },
  shards: { type: 'string', default: String(SHARDS) },
  check: { type: 'boolean', default: false },
  add: { type: 'string' },
} as const

interface CitusOptions {
  readonly shards: string
  readonly check: boolean
  readonly add?: string | undefined
}

async function onCitus(url: string, { shards, check, add }: CitusOptions): Promise<void> {
  if (check) {
    const { lines, isSound } = await checkDistribution(url)
    console.log(lines.join('\n'))
    if (!isSound) process.exitCode = 1
    return
  }
  const lines =
    add === undefined ? await distribute(url, Number(shards)) : await addMachine(url, add)
  console.log(lines.join('\n'))
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.grants !== undefined)
    return console.log((values.backup ? backupGrantsFor : grantsFor)(values.grants))
  const config = parseConfig(process.env)
  const { DATABASE_URL: serving, DATABASE_DIRECT_URL: direct } = config
  const given = config.MIGRATION_DATABASE_URL ?? (serving && (direct ?? serving))
  const database = given ? null : await startEmbedded({ dir: config.DATA_DIR })
  try {
    const url = given ?? database!.url
    const ran = await migrate(url)
    console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.')
    if (values.citus) await onCitus(url, values)
  } finally {
    await database?.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error: Error) => {
    const isPlain = error instanceof ConfigError || error instanceof CannotDistribute
    console.error(isPlain ? error.message : error)
    process.exitCode = 1
  })
