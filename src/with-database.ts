// For commands that do something with a whole database, and serve nobody.
import { type Config, ConfigError, parseConfig } from './config.ts'
import { type Ports, type SchemaState, Unavailable } from './service/ports.ts'
import { databaseProblem, explained, isSentence, StartProblem } from './start/problems.ts'
import { serviceKeys } from './start/service-key.ts'
import { startEmbedded } from './store/embedded.ts'
import { stateAt } from './store/migrate.ts'
import { openStore } from './store/postgres.ts'

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

/** Of that database; without it of the one that DATABASE_URL names, or of the embedded one. */
export async function withDatabase<T>(
  work: (opened: Opened) => Promise<T>,
  other?: string,
): Promise<T> {
  const config = configured({ ...process.env, ...(other && { DATABASE_URL: other }) })
  const database = config.DATABASE_URL ? null : await startEmbedded({ dir: config.DATA_DIR })
  try {
    const url = config.DATABASE_URL ?? database!.url
    const direct = (other === undefined && config.DATABASE_URL && config.DATABASE_DIRECT_URL) || url
    const wrong = schemaProblems[await explained(stateAt(direct), databaseProblem(direct))]
    if (wrong !== null) throw new StartProblem(wrong)
    const keys = await serviceKeys(config)
    const ports = await explained(openStore(url, { keys, direct }), databaseProblem(url))
    return await work({ ports, url, config }).finally(() => ports.close())
  } finally {
    await database?.stop()
  }
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
    throw error instanceof ConfigError ? new StartProblem(error.message) : error
  }
}
