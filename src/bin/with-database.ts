// For commands that do something with a whole database, and serve nobody.

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
  behind: 'migrations are missing in this database: npm run migrate runs them',
  'too-new': 'a later version of Touchline has changed this database: use that one',
}

export interface Opened {
  readonly ports: Ports
  readonly url: string
  readonly config: Config
}

export interface Wanted {
  /** Instead of the database that is configured. */
  readonly database?: string | undefined
  /** Instead of the archive that is configured. */
  readonly archive?: string | undefined
  /** As the role that owns the tables, where that one is told. */
  readonly asOwner?: boolean
}

/** Of the database that DATABASE_URL names, or of the embedded one, unless another is wanted. */
export async function withDatabase<T>(
  work: (opened: Opened) => Promise<T>,
  wanted: Wanted = {},
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

/** Of what was given instead nothing is repeated: it may hold a password. */
const NO_ADDRESS =
  '--database takes the address of a PostgreSQL server, such as ' +
  'postgres://touchline:secret@db.example:5432/touchline'

/** Null: there is none but the embedded one. */
function databaseIn(config: Config, { database, asOwner = false }: Wanted): Addresses | null {
  const { DATABASE_URL, DATABASE_DIRECT_URL, MIGRATION_DATABASE_URL } = config
  if (database !== undefined) {
    if (!databaseAddress.safeParse(database).success) throw new StartupError(NO_ADDRESS)
    return { url: database }
  }
  const owner = asOwner ? (MIGRATION_DATABASE_URL ?? DATABASE_DIRECT_URL) : undefined
  if (owner !== undefined) return { url: owner }
  return DATABASE_URL === undefined ? null : { url: DATABASE_URL, direct: DATABASE_DIRECT_URL }
}

/** What a person can put right is a sentence; only a bug shows where it happened. */
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
