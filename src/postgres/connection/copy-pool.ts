import pg from 'pg'
import { TooManyListQueries } from '../../app/core/ports.ts'
import type { CopiedLines } from './copied-lines.ts'
import { CopyOut } from './copy-out.ts'
import type { OutageDetector } from './outage-detector.ts'
import { BY_KEYS, countLoss, limits } from './pools.ts'

/** Exports that run at once on this node, each on a connection of its own. */
const COPIES_MAX = 3

/** Rows come by an index, in the order of their versions: they need not be sorted again. */
export const AS_INDEXED = `${BY_KEYS} -c enable_sort=off`

type LinesOf = (gameIds: readonly string[]) => AsyncGenerator<CopiedLines>

/** The place of one export, which is its own until it ends. */
export interface CopySlot {
  readonly lines: LinesOf
  end(): void
}

/** However many servers the rows lie at: an export reads at one of them at a time. */
export class CopySlots {
  readonly #lines: LinesOf
  #taken = 0

  constructor(lines: LinesOf) {
    this.#lines = lines
  }

  /** Whoever has begun asks for many games in turn, and is not sent away in between. */
  begin(): CopySlot {
    if (this.#taken >= COPIES_MAX) throw new TooManyListQueries()
    this.#taken += 1
    let isOver = false
    return {
      lines: this.#lines,
      end: () => {
        if (!isOver) this.#taken -= 1
        isOver = true
      },
    }
  }
}

/**
 * Connections on which the server writes for as long as somebody reads: no statement of theirs is
 * given up, and they take none from those who play.
 */
export class CopyPool {
  readonly #pool: pg.Pool
  readonly #traffic: OutageDetector

  constructor(connectionString: string, traffic: OutageDetector) {
    this.#traffic = traffic
    this.#pool = new pg.Pool({
      ...limits,
      connectionString,
      max: COPIES_MAX,
      options: AS_INDEXED,
      application_name: 'touchline export',
      statement_timeout: 0,
      query_timeout: 0,
    })
    this.#pool.on('error', () => {})
  }

  /** Of what a question gives: rows as `rowsOfGames` asks for them. */
  async *lines(rows: string): AsyncGenerator<CopiedLines> {
    const client = await this.#pool.connect().catch((error: Error) => {
      throw countLoss(error, this.#traffic)
    })
    const copy = new CopyOut(rows)
    const lost = (error: Error) => copy.fail(error)
    client.on('error', lost)
    let isDone = false
    try {
      client.query(copy)
      yield* copy.batches()
      isDone = true
    } catch (error) {
      throw countLoss(error, this.#traffic)
    } finally {
      client.off('error', lost)
      // Where the reader went, the server writes on: that connection is of no use any more.
      client.release(!isDone)
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
