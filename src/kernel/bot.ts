import type { Chance } from './chance.ts'
import type { OpenDecision } from './open.ts'
import type { Space } from './space.ts'
import type { Seat, Table, Types } from './types.ts'

/** All that a bot may know: what its seat may know, and luck of its own. */
export interface BotTurn<K extends Types = Types> {
  readonly table: Table<K>
  readonly seat: Seat
  readonly view: K['view']
  readonly decision: OpenDecision<K>
  readonly spaces: readonly Space<K['move']>[]
  readonly chance: Chance
  /** A legal move drawn at random; null where a standing decision offers nothing. */
  suggest(): K['move'] | null
}

/** Answers one decision of its seat. Null, to a standing decision only: it has nothing to say. */
export type Bot<K extends Types = Types> = (turn: BotTurn<K>) => K['move'] | null
