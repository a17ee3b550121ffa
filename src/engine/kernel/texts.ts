import type { FieldDescriptions } from './field-descriptions.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Space } from './space.ts'
import type { Decision, Member, Outcome, Seat, Table, Tagged, Types, Viewer } from './types.ts'

/**
 * Context for texts about past events: the reader and the fixed setup. The context has no view, so
 * that the text of an event is the same at any time and in every API.
 */
export interface EventContext<K extends Types> {
  readonly table: Table<K>
  readonly viewer: Viewer
  readonly wording: Wording
  /**
   * Returns a name for the seat that is fixed at the start, such as `Home`, `Red` or `Seat 0`,
   * never a player's name.
   */
  who(seat: Seat): string
}

/**
 * Determines how texts name seats. With `handles`, programs get fixed names and the ids of objects.
 * With `seats`, pages get no ids, and replace `Seat 0` by the player's name.
 */
export type Wording = 'handles' | 'seats'

/** Context for texts about an open decision, with the view of the deciding seat. */
export interface QuestionContext<K extends Types> extends EventContext<K> {
  readonly view: K['view']
  readonly seat: Seat
  readonly decision: Pick<Decision<K>, 'key' | 'kind' | 'seat' | 'about'>
}

/**
 * Text of an event: a sentence; null if another event's sentence covers this event; or an aside. An
 * aside is unimportant to the reader, so a digest may count asides instead of printing asides.
 */
export type EventText = string | null | Aside
export interface Aside {
  readonly aside: string
  /** Label for the number of omitted asides, such as `events of other matches`. */
  readonly of: string
}

/**
 * Returns the last earlier event of a type that everyone sees. Returns null if the caller has only
 * the newest part of the log.
 */
export type EarlierEvent<K extends Types> = <T extends K['event']['type']>(
  type: T,
) => Member<K['event'], T> | null

/** Types of the masked events that have their own schema, by type of event. */
export type MasksOf<E> = {
  readonly [T in keyof E as E[T] extends { readonly masked: Schema<Tagged> }
    ? T
    : never]: E[T] extends { readonly masked: infer S extends Schema<Tagged> } ? OutputOf<S> : never
}

/**
 * All texts of a ruleset except the texts of refusals. If a text for a type of event, decision,
 * move or option is missing or unknown, the code does not compile.
 */
export interface RulesetTexts<K extends Types, Masks = object> {
  /** Returns short, distinct names of the seats, which depend only on the table. */
  handles(table: Table<K>): readonly string[]
  readonly events: {
    readonly [T in K['event']['type']]: (
      event: Member<K['event'], T>,
      context: EventContext<K>,
      earlier: EarlierEvent<K>,
    ) => EventText
  }
  readonly masked: {
    readonly [T in keyof Masks]: (event: Masks[T], context: EventContext<K>) => EventText
  }
  /**
   * Returns one or two lines about the position that are important for every answer of this seat.
   */
  facts(context: Omit<QuestionContext<K>, 'decision'>): readonly string[]
  readonly questions: { readonly [Q in K['kind']]: (context: QuestionContext<K>) => string }
  /** Short label of each type of move, from the most important type to types such as `pass`. */
  readonly answers: { readonly [T in K['move']['type']]: string }
  /**
   * Moves that only roll dice. With the setting *Roll for me*, the page sends a roll if no other
   * move is legal.
   */
  readonly rolls?: readonly K['move']['type'][]
  readonly moves: {
    readonly [T in K['move']['type']]: (
      move: Member<K['move'], T>,
      context: QuestionContext<K>,
    ) => string
  }
  /** Describes all moves of a type in one line, instead of the general text of a space. */
  readonly spaces?: {
    readonly [T in K['move']['type']]?: (
      spaces: readonly Space<Member<K['move'], T>>[],
      context: QuestionContext<K>,
    ) => string
  }
  /** Formats values in refusals that people cannot read directly, such as ids or money. */
  readonly facted?: { readonly [fact: string]: (value: never, context: EventContext<K>) => string }
  /** Returns the display name of an id in moves, or null if people can read the id directly. */
  named?(id: string, context: QuestionContext<K>): string | null
  /** Description of what each option changes, which every JSON Schema contains. */
  readonly options: { readonly [O in keyof K['options']]: string }
  /** Terms that the rules dialog explains below the guide. */
  readonly glossary?: readonly GlossaryEntry[]
  /**
   * Descriptions of all fields of moves, events, views and packs except the options, which every
   * JSON Schema contains.
   */
  readonly meanings: FieldDescriptions
  /** Returns the result and its details, computed from the final view. */
  result(outcome: Outcome, context: ResultContext<K>): GameResult
  /** Returns a sentence that names the winner and the reason. */
  end(outcome: Outcome, context: EventContext<K>): string
}

export interface GlossaryEntry {
  readonly term: string
  readonly says: string
  readonly clause: string
}

export interface ResultContext<K extends Types> {
  readonly told: EventContext<K>
  readonly view: K['view']
}
export interface GameResult {
  /** The result in one sentence, for example `Home wins 5–3.` */
  readonly headline: string
  readonly why: string
  /** Clause of the rulebook that ended the game. */
  readonly clause: string
  /** Rows in the order of the ranking, which is usually the order of the totals. */
  readonly rows: readonly ResultRow[]
}
export interface ResultRow {
  readonly seat: Seat
  readonly parts: readonly { readonly label: string; readonly value: string }[]
  readonly total: string
}

const QUOTED_MAX = 40

/** Quotes text by players as one line of data and shortens it to `most` characters. */
export function quoted(given: string, most = QUOTED_MAX): string {
  const line = given.normalize('NFC').replace(/[\p{C}\p{Z}“”]+/gu, ' ')
  return `“${[...line.trim()].slice(0, most).join('')}”`
}

/** Joins items, for example to `one, two and three`. */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const UNITS = [
  [86_400, 'days'],
  [3_600, 'h'],
  [60, 'min'],
] as const

/**
 * Returns a duration as text, rounded down, so that no player expects more time than there is left.
 */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit}`
}
