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

export interface NodeHour {
  readonly hour: number
  readonly node: string
  readonly moves: number
  readonly refused: number
  readonly faster: Readonly<Record<string, number>>
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
  readonly oldestGame: string | null
  readonly games: Readonly<Partial<Record<GameStatus, number>>>
}

export interface NodeStore {
  say(
    node: NodeRecord,
    hour: NodeHour,
    forgotten: { readonly reportsBefore: number; readonly hoursBefore: number },
  ): Promise<void>
  hours(since: number): Promise<NodeHour[]>
  leave(id: string): Promise<void>
  seen(since: number): Promise<NodeRecord[]>
  /**
   * Returns database statistics. Scans an entire index, and throws `TooManyListQueries` if the
   * queue of list queries is full.
   */
  figures(): Promise<DatabaseStats>
}
