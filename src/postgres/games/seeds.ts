import { Unreadable } from '../../app/core/ports.ts'
import type { SecretGameRecord } from '../../app/runtime/port.ts'
import type { Locked, ServiceKeys } from '../../config/keys.ts'
import type { Pool } from '../connection/pools.ts'

/** Under no key: as nodes of before, which know nothing of keys, read and write it. */
export const PLAIN = 'plain'

export const seedColumns = 'g.seed, g.locked_seed as "lockedSeed", g.seed_key as "seedKey"'

/** How a seed is stored: plain or locked, and never both. */
interface StoredSeed {
  readonly seed: string | null
  readonly lockedSeed: Buffer | null
  readonly seedKey: string
}
export type StoredGame = Omit<SecretGameRecord, 'seed'> & StoredSeed

export interface OlderNodes {
  /** A node of before listens, which cannot read what is locked away. */
  readonly hasOlderNodes: boolean
}

export interface Seeds {
  /** Values of the columns, in their order. */
  stored(game: SecretGameRecord): unknown[]
  read(game: StoredGame): SecretGameRecord
  /** Locks some of those away that lie plain, or under a key of before; gives how many. */
  lockAway(most: number): Promise<number>
}

const notYetLocked = `
select g.id, ${seedColumns} from games as g where g.seed_key = any($1) limit $2
for no key update skip locked`

const lock = `
update games set seed = null, locked_seed = fresh.locked, seed_key = $1
from unnest($2::uuid[], $3::bytea[]) as fresh (id, locked) where games.id = fresh.id`

export function seedsUnder(keys: ServiceKeys, company: OlderNodes, writers: Pool): Seeds {
  const vault = keys.vault('seeds')
  const before = [PLAIN, ...keys.ids.filter((id) => id !== keys.id)]

  function read({ id, seed, lockedSeed: bytes, seedKey: keyId }: WithSeed): string {
    if (bytes === null) return seed!
    try {
      return vault.opened({ keyId, bytes }, id)
    } catch (error) {
      const reason = (error as Error).message
      throw new Unreadable(`the seed of ${id} cannot be read: ${reason}`, { cause: error })
    }
  }

  /** Null: that one stays as it is, and whoever asks for the game is told. */
  function relocked(row: WithSeed): (Locked & { readonly id: string }) | null {
    try {
      return { id: row.id, ...vault.locked(read(row), row.id) }
    } catch (error) {
      if (error instanceof Unreadable) return null
      throw error
    }
  }

  return {
    stored({ id, seed }) {
      if (company.hasOlderNodes) return [seed, null, PLAIN]
      const { keyId, bytes } = vault.locked(seed, id)
      return [null, bytes, keyId]
    },

    read({ lockedSeed, seedKey, ...game }) {
      const seed = read({ ...game, lockedSeed, seedKey })
      return { ...game, seed }
    },

    lockAway: (most) =>
      company.hasOlderNodes
        ? Promise.resolve(0)
        : writers.transaction(async (client) => {
            const { rows } = await client.query<WithSeed>(notYetLocked, [before, most])
            const fresh = rows.flatMap((row) => relocked(row) ?? [])
            const ids = fresh.map(({ id }) => id)
            await client.query(lock, [keys.id, ids, fresh.map(({ bytes }) => bytes)])
            return rows.length
          }),
  }
}
type WithSeed = StoredSeed & Pick<SecretGameRecord, 'id'>
