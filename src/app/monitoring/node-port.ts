import type { GameStatus } from '../core/game-schema.ts'
import type { NodeReport } from './health-schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly nodes: NodeStore
    /** Open database connections of each pool. */
    connections(): readonly ConnectionCounts[]
  }
}

/** The latest report of a node and its time. */
export interface NodeRecord {
  readonly id: string
  readonly seenAt: number
  readonly report: NodeReport
}

export interface ConnectionCounts {
  readonly pool: string
  readonly busy: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

export interface DatabaseStats {
  readonly server: string
  readonly bytes: number
  readonly games: Readonly<Partial<Record<GameStatus, number>>>
}

export interface NodeStore {
  /** Replaces the node's report and deletes reports older than `forgottenBefore`. */
  say(node: NodeRecord, forgottenBefore: number): Promise<void>
  leave(id: string): Promise<void>
  /** Nodes that have reported since then, by id. */
  seen(since: number): Promise<NodeRecord[]>
  /** Scans a whole index. Throws `TooManyListQueries`. */
  figures(): Promise<DatabaseStats>
}
