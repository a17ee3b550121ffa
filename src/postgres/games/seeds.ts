import type pg from 'pg'
import { lowestIdAt, timeOf } from '../../app/core/ids.ts'
import { Unreadable } from '../../app/core/ports.ts'
import type { SecretGameRecord } from '../../app/runtime/port.ts'
import type { Locked, ServiceKeys } from '../../config/keys.ts'
import { advisoryLocks } from '../connection/advisory-locks.ts'
import type { Pool } from '../connection/pools.ts'

export const seedColumns = 'g.locked_seed as "lockedSeed", g.seed_key as "seedKey"'

interface StoredSeed {
  readonly lockedSeed: Buffer
  readonly seedKey: string
}
export type StoredGame = Omit<SecretGameRecord, 'seed'> & StoredSeed
type WithSeed = StoredSeed & Pick<SecretGameRecord, 'id'>

export interface Seeds {
  stored(game: SecretGameRecord): unknown[]
  read(game: StoredGame): SecretGameRecord
  /**
   * Re-encrypts, with the current key, the game seeds that are encrypted with an older key. Returns
   * the number of games that were checked.
   */
  lockAway(most: number): Promise<number>
}

/**
 * Each pass also covers the last 60 seconds of the previous pass, because another node may since
 * have inserted a game with a slightly lower id.
 */
const LATE_MILLISECONDS = 60_000

/**
 * Ensures that only one node at a time re-encrypts game seeds, and only if the node's current key
 * is the newest key.
 */
const takeTurn = `
select reencrypted_to as place from service_keys
where id = $1 and number = (select max(number) from service_keys)
for update skip locked`
const nextGames = `
select id, seed_key = $3 as "isCurrent" from games where id > $1 order by id limit $2`
const earlierSeeds = `
select g.id, ${seedColumns} from games as g where g.id = any($1) order by g.id
for no key update`
const relock = `
update games set locked_seed = fresh.locked, seed_key = $1
from unnest($2::uuid[], $3::bytea[]) as fresh (id, locked) where games.id = fresh.id`
const keepPlace = `
update service_keys set reencrypted_to = $2
where id = $1 and (reencrypted_to is null or reencrypted_to < $2)`

const earlierSeasons = `
select g.id, ${seedColumns} from seasons as g where g.seed_key <> $1 limit $2 for no key update`
const relockSeasons = `
update seasons set locked_seed = fresh.locked, seed_key = $1
from unnest($2::uuid[], $3::bytea[]) as fresh (id, locked) where seasons.id = fresh.id`

const keysAfter = `
select distinct seed_key as id from games where id > $1 union select seed_key from seasons`
const startBefore = (place: string): string =>
  lowestIdAt(Math.max(0, timeOf(place) - LATE_MILLISECONDS))
const FIRST = '00000000-0000-0000-0000-000000000000'

export function seedsUnder(keys: ServiceKeys, writers: Pool): Seeds {
  const vault = keys.vault('seeds')
  /**
   * Id of the last game of the previous re-encryption; null before the first re-encryption has
   * finished.
   */
  let passedTo: string | null = null

  function read({ id, lockedSeed: bytes, seedKey: keyId }: WithSeed): string {
    try {
      return vault.opened({ keyId, bytes }, id)
    } catch (error) {
      const reason = (error as Error).message
      throw new Unreadable(`the seed of ${id} cannot be read: ${reason}`, { cause: error })
    }
  }

  /** Returns null if the seed is unreadable; the error is reported when the game is read. */
  function relocked(row: WithSeed): (Locked & { readonly id: string }) | null {
    try {
      return { id: row.id, ...vault.locked(read(row), row.id) }
    } catch (error) {
      if (error instanceof Unreadable) return null
      throw error
    }
  }

  async function relockThose(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const { rows } = await client.query<WithSeed>(earlierSeeds, [ids])
    await client.query(relock, freshOf(rows))
  }

  function freshOf(rows: readonly WithSeed[]): unknown[] {
    const fresh = rows.flatMap((row) => relocked(row) ?? [])
    return [keys.id, fresh.map(({ id }) => id), fresh.map(({ bytes }) => bytes)]
  }

  return {
    stored({ id, seed }) {
      const { keyId, bytes } = vault.locked(seed, id)
      return [bytes, keyId]
    },

    read({ lockedSeed, seedKey, ...game }) {
      return { ...game, seed: read({ ...game, lockedSeed, seedKey }) }
    },

    lockAway: (most) =>
      writers.transaction(async (client) => {
        const { rows } = await client.query<{ place: string | null }>(takeTurn, [keys.id])
        const [turn] = rows
        if (!turn) return 0
        const from = passedTo ?? (turn.place === null ? FIRST : startBefore(turn.place))
        const next = await client.query<{ id: string; isCurrent: boolean }>(nextGames, [
          ...[from, most, keys.id],
        ])
        const earlier = next.rows.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]))
        await relockThose(client, earlier)
        const seasons = await client.query<WithSeed>(earlierSeasons, [keys.id, most])
        if (seasons.rows.length > 0) await client.query(relockSeasons, freshOf(seasons.rows))
        const last = next.rows.at(-1)?.id ?? null
        await client.query(keepPlace, [keys.id, last ?? from])
        passedTo = next.rows.length < most ? null : last
        return next.rows.length
      }),
  }
}

interface KeyRow {
  readonly id: string
  readonly place: string | null
}
const newestFirst = `
select id, reencrypted_to as place from service_keys order by number desc`
const add = 'insert into service_keys (id) values ($1) on conflict do nothing'

/**
 * Throws if this node lacks the newest service key, or an older key that is still needed to decrypt
 * a seed.
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
  'give every node the same keys: the current key first, then earlier keys, separated by commas'
