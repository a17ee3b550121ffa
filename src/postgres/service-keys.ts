import type { ServiceKeys } from '../config/keys.ts'
import { advisoryLocks } from './connection/advisory-locks.ts'
import type { Pool } from './connection/pools.ts'
import { keysAfter, startBefore } from './games/seeds.ts'

interface KeyRow {
  readonly id: string
  /** Null: seeds may be under any key that was ever used. */
  readonly place: string | null
}
const newestFirst = `
select id, reencrypted_to as place from service_keys order by number desc`
const add = 'insert into service_keys (id) values ($1) on conflict do nothing'

/**
 * All nodes need the newest key, and every other one that a seed is still under. Throws if this
 * node lacks one.
 */
export async function agreeOnKeys(writers: Pool, keys: ServiceKeys): Promise<void> {
  await writers.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.serviceKeys])
    const { rows: used } = await client.query<KeyRow>(newestFirst)
    const [newest] = used
    const place = newest?.place ?? null
    const others =
      place === null
        ? used
        : (await client.query<Pick<KeyRow, 'id'>>(keysAfter, [startBefore(place)])).rows
    const needed = [...(newest ? [newest] : []), ...others]
    const missing = needed.find(({ id }) => !keys.ids.includes(id))
    if (missing) throw new Error(missingKey(missing.id, keys))
    await client.query(add, [keys.id])
  })
}

const missingKey = (id: string, { ids }: ServiceKeys): string =>
  `SERVICE_KEY: this database is used with the key ${id}, and this node has ${ids.join(', ')}; ` +
  'give every node the same, with those of before behind a comma'
