import type { ServiceKeys } from '../config/keys.ts'
import { advisoryLocks } from './connection/advisory-locks.ts'
import type { Pool } from './connection/pools.ts'
import { PLAIN } from './games/seeds.ts'

const newest = 'select id from service_keys order by number desc limit 1'
const add = 'insert into service_keys (id) values ($1) on conflict do nothing'
/** From one key to the next, for there are few of them and many games. */
const ofSeeds = `
with recursive used as (
  (select seed_key as id from games order by seed_key limit 1)
  union all
  select (select seed_key from games where seed_key > used.id order by seed_key limit 1)
  from used where used.id is not null
)
select id from used where id is not null and id <> '${PLAIN}'`

/**
 * Nodes of one database read what the others lock away, so each of them has the key that is used
 * for what is new, and all under which something lies. Throws where one is missing.
 */
export async function agreeOnKeys(writers: Pool, keys: ServiceKeys): Promise<void> {
  await writers.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.serviceKeys])
    for (const text of [newest, ofSeeds]) {
      const { rows } = await client.query<{ id: string }>(text)
      const missing = rows.find(({ id }) => !keys.ids.includes(id))
      if (missing) throw new Error(missingKey(missing.id, keys))
    }
    await client.query(add, [keys.id])
  })
}

const missingKey = (id: string, { ids }: ServiceKeys): string =>
  `SERVICE_KEY: this database is used with the key ${id}, and this node has ${ids.join(', ')}; ` +
  'give every node the same, with those of before behind a comma'
