import type { ReactionName, TableState } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly tables: TableStore
  }
}

export const WATCHERS = -1

export interface PresenceRecord {
  readonly game: string
  readonly seat: number
  readonly node: string
  /**
   * For a player's seat, the value is 1 if the player is connected to this node, and otherwise 0.
   * For spectators, the value is the number of their connections.
   */
  readonly here: number
  readonly at: number
}

export interface TableStore {
  /** A player's connection counts as lost if its node last reported before `aliveSince`. */
  read(games: readonly string[], aliveSince: number): Promise<ReadonlyMap<string, TableState>>
  setPresence(presence: PresenceRecord): Promise<void>
  react(game: string, seat: number, reaction: ReactionName, at: number): Promise<void>
  purge(before: number, most: number): Promise<number>
}
