import type { Pool } from '../connection/pools.ts'

/**
 * Interval at which the map of Citus shards is read. An outdated shard map makes queries slower,
 * but not wrong.
 */
const MAP_MILLISECONDS = 30_000

const isDistributed = `
select exists (
  select from pg_dist_partition where logicalrelid = 'commits'::regclass) as "isDistributed"`
const hasCitus = `select to_regclass('pg_dist_partition') is not null as "hasCitus"`

const placements = `
select shardminvalue::int as least, n.nodename || ':' || n.nodeport as partition
from pg_dist_shard join pg_dist_placement as p using (shardid)
join pg_dist_node as n on n.groupid = p.groupid and n.noderole = 'primary'
where logicalrelid = 'commits'::regclass order by least`

export async function isLogDistributed(pool: Pool): Promise<boolean> {
  const citus = await pool.one<{ hasCitus: boolean }>(hasCitus)
  if (!citus?.hasCitus) return false
  const log = await pool.one<{ isDistributed: boolean }>(isDistributed)
  return log?.isDistributed === true
}

interface Shard {
  /** Lowest hash in the shard's range. The range ends before the lowest hash of the next shard. */
  readonly least: number
  readonly partition: string
}

/**
 * Maps each game to the Citus worker that stores its rows, as `host:port`. An outdated map does no
 * harm, because a worker forwards a statement if another worker stores the rows.
 */
export class ShardMap {
  readonly #pool: Pool
  #shards: readonly Shard[] = []
  #reading: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async open(): Promise<void> {
    await this.#read()
    // If the Citus coordinator does not respond, the previous shard map remains in use.
    this.#timer = setInterval(() => void this.readAgain(), MAP_MILLISECONDS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  readAgain(): Promise<void> {
    this.#reading ??= this.#read()
      .catch(() => {})
      .finally(() => {
        this.#reading = null
      })
    return this.#reading
  }

  partitionOf(gameId: string): string {
    const hash = hashOf(gameId)
    let [low, high] = [0, this.#shards.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#shards[middle]!.least <= hash) low = middle
      else high = middle - 1
    }
    return this.#shards[low]!.partition
  }

  async #read(): Promise<void> {
    const shards = await this.#pool.query<Shard>(placements)
    if (shards.length > 0) this.#shards = shards
  }
}

const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))

/** PostgreSQL's hash of a UUID (Jenkins hash of 16 bytes), which Citus uses to distribute rows. */
export function hashOf(id: string): number {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const seed = (0x9e3779b9 + bytes.length + 3_923_095) | 0
  let a = (seed + bytes.readInt32LE(0)) | 0
  let b = (seed + bytes.readInt32LE(4)) | 0
  let c = (seed + bytes.readInt32LE(8)) | 0
  for (const [one, two, three] of [
    [4, 6, 8],
    [16, 19, 4],
  ] as const) {
    a = ((a - c) | 0) ^ rotated(c, one)
    c = (c + b) | 0
    b = ((b - a) | 0) ^ rotated(a, two)
    a = (a + c) | 0
    c = ((c - b) | 0) ^ rotated(b, three)
    b = (b + a) | 0
  }
  a = (a + bytes.readInt32LE(12)) | 0
  c = ((c ^ b) - rotated(b, 14)) | 0
  a = ((a ^ c) - rotated(c, 11)) | 0
  b = ((b ^ a) - rotated(a, 25)) | 0
  c = ((c ^ b) - rotated(b, 16)) | 0
  a = ((a ^ c) - rotated(c, 4)) | 0
  b = ((b ^ a) - rotated(a, 14)) | 0
  return ((c ^ b) - rotated(b, 24)) | 0
}
