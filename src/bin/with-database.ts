import { type Ports, type SchemaState, Unavailable } from '../app/core/ports.ts'
import { type Config, ConfigError, parseConfig } from '../config/config.ts'
import { databaseAddress } from '../config/values.ts'
import { startEmbedded } from '../postgres/embedded/embedded.ts'
import { openStore } from '../postgres/postgres.ts'
import { stateAt } from './migrate.ts'
import { archiveIn } from './start/archive.ts'
import { serviceKeys } from './start/service-key.ts'
import {
  databaseProblem,
  explainStartupErrors,
  isSentence,
  StartupError,
} from './start/startup-errors.ts'

const NOT_DONE = 3

const schemaProblems: Readonly<Record<SchemaState, string | null>> = {
  current: null,
  behind: 'this database lacks migrations: run npm run migrate',
  'too-new': 'a later version of Touchline has changed this database: use that version',
}

export interface Opened {
  readonly ports: Ports
  readonly url: string
  readonly config: Config
}

export interface DatabaseOptions {
  readonly database?: string | undefined
  readonly archive?: string | undefined
  /**
   * If true, connects to the database as the owner of the tables, provided that an owner is
   * configured.
   */
  readonly asOwner?: boolean
}

export async function withDatabase<T>(
  work: (opened: Opened) => Promise<T>,
  wanted: DatabaseOptions = {},
): Promise<T> {
  const config = configured({
    ...process.env,
    ...(wanted.archive && { ARCHIVE: wanted.archive }),
  })
  const archive = archiveIn(config)
  const given = databaseIn(config, wanted)
  const database = given ? null : await startEmbedded({ dir: config.DATA_DIR })
  try {
    const { url, direct = url } = given ?? { url: database!.url }
    const named = wanted.database === undefined ? 'DATABASE_URL' : '--database'
    const wrong =
      schemaProblems[await explainStartupErrors(stateAt(direct), databaseProblem(direct, named))]
    if (wrong !== null) throw new StartupError(wrong)
    const terms = { keys: await serviceKeys(config), direct, archive }
    const ports = await explainStartupErrors(openStore(url, terms), databaseProblem(url, named))
    return await work({ ports, url, config }).finally(() => ports.close())
  } finally {
    await database?.stop()
  }
}

interface Addresses {
  readonly url: string
  readonly direct?: string | undefined
}

/**
 * The error message does not repeat the given database address, because the address may contain a
 * password.
 */
const NO_ADDRESS =
  '--database must be the address of a PostgreSQL server, such as ' +
  'postgres://touchline:secret@db.example:5432/touchline'

function databaseIn(
  config: Config,
  { database, asOwner = false }: DatabaseOptions,
): Addresses | null {
  const { DATABASE_URL, DATABASE_DIRECT_URL, MIGRATION_DATABASE_URL } = config
  if (database !== undefined) {
    if (!databaseAddress.safeParse(database).success) throw new StartupError(NO_ADDRESS)
    return { url: database }
  }
  const owner = asOwner ? (MIGRATION_DATABASE_URL ?? DATABASE_DIRECT_URL) : undefined
  if (owner !== undefined) return { url: owner }
  return DATABASE_URL === undefined ? null : { url: DATABASE_URL, direct: DATABASE_DIRECT_URL }
}

export function tellStart(error: unknown): void {
  if (!isSentence(error) && !(error instanceof Unavailable)) throw error
  console.error(error.message)
  process.exitCode = NOT_DONE
}

function configured(env: Readonly<Record<string, string | undefined>>): Config {
  try {
    return parseConfig(env)
  } catch (error) {
    throw error instanceof ConfigError ? new StartupError(error.message) : error
  }
}
