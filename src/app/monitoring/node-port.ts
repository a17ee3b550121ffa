import type { GameStatus } from '../core/game-schema.ts'
import type { NodeReport } from './health-schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly nodes: NodeStore
    /** The open database connections of each pool. */
    connections(): readonly ConnectionCounts[]
  }
}

/** What a node has last said of itself, and when. */
export interface NodeRecord {
  readonly id: string
  readonly seenAt: number
  readonly report: NodeReport
}

/** Of a node to the database. */
export interface ConnectionCounts {
  readonly pool: string
  readonly busy: number
  readonly idle: number
  /** Callers that wait for one. */
  readonly waiting: number
}

/** How the database is, and how many games are in it. */
export interface DatabaseStats {
  readonly server: string
  readonly bytes: number
  readonly games: Readonly<Partial<Record<GameStatus, number>>>
}

export interface NodeStore {
  /** Instead of what it said before; those that were not seen since a time are forgotten. */
  say(node: NodeRecord, forgottenBefore: number): Promise<void>
  leave(id: string): Promise<void>
  /** Those that have said something since, by their ids. */
  seen(since: number): Promise<NodeRecord[]>
  /** Reads an index from end to end. Throws `Crowded`. */
  figures(): Promise<DatabaseStats>
}
