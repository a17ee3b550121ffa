import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { Decision, Seat, Table, Types } from './types.ts'

/** An open question as its seat may know it: without its key and its clock, which may tell more. */
export type Question<K extends Types = Types> = Pick<
  Decision<K>,
  'kind' | 'seat' | 'moves' | 'about' | 'standing'
>

/** What a seat knows when it is asked: plain JSON, to be sent to wherever it is thought about. */
export interface Posed<K extends Types = Types> {
  readonly seat: Seat
  readonly view: K['view']
  readonly decision: Question<K>
  /** Which one of its kind among those that the seat is asked: names it in any world. */
  readonly place: number
  readonly spaces: readonly Space<K['move']>[]
  /** For each seat whether it has left for good: nobody asks it any more. */
  readonly away: readonly boolean[]
}

/** All that a bot may know: what its seat may know, and luck of its own. */
export interface BotTurn<K extends Types = Types> extends Posed<K> {
  readonly table: Table<K>
  readonly chance: Chance
  /** A legal move drawn at random; null where a standing decision offers nothing. */
  suggest(): K['move'] | null
}

/** Answers one decision of its seat. Null, to a standing decision only: it has nothing to say. */
export type Bot<K extends Types = Types> = (turn: BotTurn<K>) => K['move'] | null
