import type { ListedGame } from '../../app/runtime/port.ts'
import type { ExportedLines } from './log-export.ts'

/** What is asked of rows beside their games, where the log lies on other servers than those. */
export interface RemoteRows {
  /** How far each game has come that has any. */
  newest(gameIds: readonly string[]): Promise<ReadonlyMap<string, Newest>>
  /** By which rules the first and the last commit of each were made. */
  rules(gameIds: readonly string[]): Promise<ReadonlyMap<string, Rules>>
  /** As lines of an export, game by game, each by its place among those that were asked for. */
  lines(gameIds: readonly string[]): AsyncGenerator<ExportedLines>
}

export type Newest = Pick<ListedGame, 'version' | 'head'>
export type Rules = readonly [first: number, last: number]
