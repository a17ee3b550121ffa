import type { Patch } from './patch.ts'
import type { EventContext } from './texts.ts'
import type { Member, Seat, Tagged, Types } from './types.ts'

/** Something drawn on a board: `counter:home-y3`, `square:d4`, `space:12`, `card:pl-041`. */
export type Thing = `${string}:${string}`
/** A seat, or the name of a team that no seat plays. */
export type Side = Seat | string
export type Score = readonly [home: number, away: number]

/** A die as it lies: pips, or a printed face. */
export type Face = number | string
/** What one side of a match rolled, and the total that counts. */
export interface Roll {
  readonly dice: readonly Face[]
  /** Added to the dice: stars, bonuses. */
  readonly plus: number
  readonly total: number
}
/** One comparison of a match: a third, a period, its dice. */
export interface MatchPart {
  readonly label: string
  readonly home: Roll | null
  readonly away: Roll | null
}
export type MatchStage = 'kick-off' | 'dice' | 'third' | 'extra-time' | 'shoot-out' | 'result'

/** What a seat gains or pays: `{ amount: -50, text: '50k' }`. The text has no sign. */
export interface Amount {
  readonly amount: number
  readonly text: string
}
/** A result or a place in a table: `Ajax, Porto` and `2–1`; `Ajax` and `34 points`. */
export interface TableRow {
  readonly sides: readonly Side[]
  readonly value: string
}

/** What a beat shows. The set is closed, so that every page, terminal and model knows all of it. */
export type Show =
  | { readonly kind: 'note' | 'end' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'dice'
      readonly seat: Seat
      /** Pips; with printed faces, places in `faces`. */
      readonly values: readonly number[]
      readonly faces: 6 | 12 | readonly string[]
      /** The least total that succeeds. */
      readonly needed?: number
      readonly plus?: number
      readonly total?: number
    }
  | {
      readonly kind: 'move'
      readonly seat: Seat
      readonly thing: Thing
      readonly from: Thing
      readonly to: Thing
      /** Every step after `from`, up to `to`. */
      readonly path: readonly Thing[]
    }
  | {
      readonly kind: 'flip'
      readonly thing: Thing
      /** Null: where the previous frame shows it. */
      readonly at: Thing | null
      readonly face: string
      readonly tone: 'capture' | 'reveal'
    }
  | {
      readonly kind: 'card'
      readonly seat: Seat
      readonly deck: string
      /** Null if the reader may not know the card. */
      readonly card: string | null
      readonly title: string
      readonly text: string
      readonly hidden: boolean
    }
  | {
      readonly kind: 'money'
      readonly seat: Seat
      /** The seat on the other side of the payment; absent for the bank. */
      readonly to?: Seat
      readonly amounts: readonly Amount[]
      readonly reason: string
    }
  | {
      readonly kind: 'match'
      readonly id: string
      readonly stage: MatchStage
      readonly title: string
      readonly home: Side
      readonly away: Side
      readonly score: Score | null
      readonly parts?: readonly MatchPart[]
    }
  | {
      readonly kind: 'kick'
      /** Id of the match; of a single kick, `penalty`. */
      readonly id: string
      readonly home: Side
      /** Null for a single kick outside a match. */
      readonly away: Side | null
      readonly side: 'home' | 'away'
      readonly scored: boolean
      readonly tally: Score | null
    }
  | {
      readonly kind: 'score'
      readonly seat: Seat
      readonly score: Score
      readonly goals: number
    }
  | {
      readonly kind: 'award' | 'title'
      readonly side: Side
      readonly title: string
      readonly tone: 'good' | 'bad'
    }
  | {
      readonly kind: 'lot'
      readonly thing: Thing
      readonly name: string
      /** The leader, or the buyer; null without a bid. */
      readonly seat: Seat | null
      readonly price: Amount
      readonly passed: readonly Seat[]
      readonly sold: boolean
    }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly rows: readonly TableRow[]
    }
  | {
      readonly kind: 'draw'
      readonly title: string
      readonly ties: readonly (readonly [home: Side, away: Side])[]
    }

/** 0 passes at once, 1 is a step, 2 is worth looking up for, a table shouts about 3. */
export type Weight = 0 | 1 | 2 | 3

/** One watchable step. Beats of one list continue each other: `from` is the `to` before it. */
export interface Beat {
  /** Version before its first event. */
  readonly from: number
  /** Version after its last event: its frame is the view at this version. */
  readonly to: number
  /** The seat that acts; null for none. */
  readonly seat: Seat | null
  readonly weight: Weight
  readonly show: Show
  /** Sentences. `Seat 0` in them stands for the player of that seat. */
  readonly says: readonly string[]
  /** Changes from the previous frame; absent if this beat shows over the previous frame. */
  readonly patch?: Patch
}

/**
 * How a question is asked while beats play. `live`: it is open at once; `waits`: it waits for the
 * beats; `urgent`: the beats are skipped.
 */
export type QuestionManner = 'live' | 'waits' | 'urgent'

/** The reader's own context and view, after the event. Never the state. */
export interface BeatContext<K extends Types> {
  readonly told: EventContext<K>
  readonly view: K['view']
}
export interface BeatPart {
  readonly show: Show
  readonly weight: Weight
}

/** The event as its reader sees it: in full, or its mask. */
export type SeenEvent<K extends Types, T extends K['event']['type'], Masks = object> =
  | Member<K['event'], T>
  | (T extends keyof Masks ? Masks[T] & Tagged : never)

/**
 * What a ruleset shows of its events. A function opens a beat, or gives null: then the event joins.
 * `joins` adds the sentence to the open beat, `quiet` adds nothing. A missing event or question
 * does not compile.
 */
export interface Beats<K extends Types, Masks = object> {
  readonly events: {
    readonly [T in K['event']['type']]:
      | ((event: SeenEvent<K, T, Masks>, at: BeatContext<K>) => BeatPart | null)
      | 'joins'
      | 'quiet'
  }
  readonly questions: { readonly [Q in K['kind']]: QuestionManner }
}
