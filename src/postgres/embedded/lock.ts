// The process that holds this lock is responsible for the embedded database. The lock is released
// when the database connection closes, so no cleanup is needed if the process dies.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { advisoryLocks } from '../connection/advisory-locks.ts'

const NAME = 'touchline-owner'
/**
 * The database server needs a moment to detect that the connection of the previous lock holder is
 * closed.
 */
const TRIES_MAX = 20
const TRY_MILLISECONDS = 100
const AGAIN_MILLISECONDS = 1_000

const ownerNow = `
select substr(application_name, ${NAME.length + 2}) as process from pg_stat_activity
where application_name like '${NAME} %' and pid <> pg_backend_pid()`

interface Ownership {
  giveUp(): Promise<void>
}

export async function lockEmbedded(url: string, dir: string): Promise<Ownership> {
  for (let tries = 1; ; tries += 1) {
    const { client, holder } = await ask(url)
    if (client) return held(client, url)
    if (tries < TRIES_MAX) await sleep(TRY_MILLISECONDS)
    else
      throw new Error(
        `DATA_DIR ${dir} is in use: another Touchline (process ${holder}) serves it. ` +
          'Stop that one, or give this one a folder of its own, for example DATA_DIR=.data-2',
      )
  }
}

async function ask(url: string): Promise<{ client: pg.Client | null; holder: string }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${NAME} ${process.pid}`,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  const lock = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
    advisoryLocks.owner,
  ])
  if (lock.rows[0]!.ours) return { client, holder: '' }
  const { rows } = await client.query<{ process: string }>(ownerNow)
  await client.end()
  return { client: null, holder: rows[0]?.process ?? 'unknown' }
}

/**
 * Keeps the lock on the embedded database, and acquires the lock again after the database server
 * has restarted.
 */
function held(first: pg.Client, url: string): Ownership {
  let client: pg.Client | null = first
  let isOver = false
  const watch = (one: pg.Client) => one.once('end', () => void again(one))
  const again = async (lost: pg.Client) => {
    if (client === lost) client = null
    while (!isOver && client === null) {
      await sleep(AGAIN_MILLISECONDS, undefined, { ref: false })
      const taken = await ask(url).catch(() => null)
      if (!taken?.client) continue
      client = taken.client
      watch(client)
      if (isOver) await client.end()
    }
  }
  watch(first)
  return {
    async giveUp() {
      isOver = true
      await client?.end().catch(() => {})
    },
  }
}
