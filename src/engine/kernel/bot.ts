import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { Decision, Seat, Table, Types } from './types.ts'

/**
 * The part of an open decision that the deciding seat may know. The key and the clock of the
 * decision are omitted, because they may reveal secrets.
 */
export type Question<K extends Types = Types> = Pick<
  Decision<K>,
  'kind' | 'seat' | 'moves' | 'about' | 'standing'
>

export interface Posed<K extends Types = Types> {
  readonly seat: Seat
  readonly view: K['view']
  readonly decision: Question<K>
  /**
   * Index of this decision among the seat's open decisions of the same kind. A bot uses the index
   * to find the decision in a simulated game.
   */
  readonly place: number
  readonly spaces: readonly Space<K['move']>[]
  readonly away: readonly boolean[]
}

/** All information that a bot may use: facts that its seat may know, and a random source. */
export interface BotTurn<K extends Types = Types> extends Posed<K> {
  readonly table: Table<K>
  readonly chance: Chance
  /** Returns a random legal move, or null if the decision is optional and no move is legal. */
  suggest(): K['move'] | null
}

export type Bot<K extends Types = Types> = (turn: BotTurn<K>) => K['move'] | null
