import type { GameStatus } from '../core/game-schema.ts'
import type { NodeReport } from './health-schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly nodes: NodeStore
    connections(): readonly ConnectionCounts[]
  }
}

export interface NodeRecord {
  readonly id: string
  readonly seenAt: number
  readonly report: NodeReport
}

export interface ConnectionCounts {
  readonly pool: string
  readonly busy: number
  readonly idle: number
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
  seen(since: number): Promise<NodeRecord[]>
  /** Scans a whole index. Throws `TooManyListQueries`. */
  figures(): Promise<DatabaseStats>
}
