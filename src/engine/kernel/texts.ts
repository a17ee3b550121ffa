import type { FieldDescriptions } from './field-descriptions.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Space } from './space.ts'
import type { Decision, Member, Outcome, Seat, Table, Tagged, Types, Viewer } from './types.ts'

/**
 * Context for texts about the past: the reader and the fixed setup. It has no view, so that a log
 * reads the same at any time, on any page and in every API.
 */
export interface EventContext<K extends Types> {
  readonly table: Table<K>
  readonly viewer: Viewer
  readonly wording: Wording
  /** A handle that the table fixes, such as `Home`, `Red` or `Seat 0`; never a player's name. */
  who(seat: Seat): string
}

/**
 * `handles`: programs get the handles of the game and the ids of things. `seats`: pages get `Seat
 * 0`, which they replace by a player's name, and no ids.
 */
export type Wording = 'handles' | 'seats'

/** Context for texts about the present, with the view of the deciding seat. */
export interface QuestionContext<K extends Types> extends EventContext<K> {
  readonly view: K['view']
  readonly seat: Seat
  readonly decision: Pick<Decision<K>, 'key' | 'kind' | 'seat' | 'about'>
}

/**
 * A sentence; null if another event's sentence covers the event; or an aside, which concerns
 * neither the reader nor the whole table, so a digest may count it instead of printing it.
 */
export type EventText = string | null | Aside
export interface Aside {
  readonly aside: string
  /** Label for a count of several asides, such as `events of other matches`. */
  readonly of: string
}

/** Types of the masks that have their own schema, by event type. */
export type MasksOf<E> = {
  readonly [T in keyof E as E[T] extends { readonly masked: Schema<Tagged> }
    ? T
    : never]: E[T] extends { readonly masked: infer S extends Schema<Tagged> } ? OutputOf<S> : never
}

/**
 * All texts of a ruleset except its refusals. A missing or unknown text for a type of event,
 * decision, move or option does not compile.
 */
export interface RulesetTexts<K extends Types, Masks = object> {
  /** Short, distinct names of the seats, fixed by the table. */
  handles(table: Table<K>): readonly string[]
  readonly events: {
    readonly [T in K['event']['type']]: (
      event: Member<K['event'], T>,
      context: EventContext<K>,
    ) => EventText
  }
  readonly masked: {
    readonly [T in keyof Masks]: (event: Masks[T], context: EventContext<K>) => EventText
  }
  /** One or two lines about the position, which matter for every answer of this seat. */
  facts(context: Omit<QuestionContext<K>, 'decision'>): readonly string[]
  readonly questions: { readonly [Q in K['kind']]: (context: QuestionContext<K>) => string }
  /** Short label of each type of move. The main types come first, the declining ones last. */
  readonly answers: { readonly [T in K['move']['type']]: string }
  readonly moves: {
    readonly [T in K['move']['type']]: (
      move: Member<K['move'], T>,
      context: QuestionContext<K>,
    ) => string
  }
  /** Describes all moves of a type in one line. Default: the text of the space. */
  readonly spaces?: {
    readonly [T in K['move']['type']]?: (
      spaces: readonly Space<Member<K['move'], T>>[],
      context: QuestionContext<K>,
    ) => string
  }
  /** Formats facts of refusals whose value is not readable, such as ids or money. */
  readonly facted?: { readonly [fact: string]: (value: never, context: EventContext<K>) => string }
  /** Display name of an id in moves; null if the id is readable as such. */
  named?(id: string, context: QuestionContext<K>): string | null
  /** What each option decides; also its description in every schema. */
  readonly options: { readonly [O in keyof K['options']]: string }
  /** Terms that pages explain at their first use. */
  readonly glossary?: readonly GlossaryEntry[]
  /** Descriptions of all other fields of moves, events, views and packs, for every schema. */
  readonly meanings: FieldDescriptions
  /** The result and its breakdown, computed from the view at the end. */
  result(outcome: Outcome, context: ResultContext<K>): GameResult
  /** The outcome in a sentence that says who won and why. */
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
  /** Example: `Home wins 5–3.` */
  readonly headline: string
  readonly why: string
  /** The clause of the rulebook that ends the game. */
  readonly clause: string
  /** Rows in the order of the ranking, which usually follows the totals. */
  readonly rows: readonly ResultRow[]
}
export interface ResultRow {
  readonly seat: Seat
  readonly parts: readonly { readonly label: string; readonly value: string }[]
  readonly total: string
}

const QUOTED_MAX = 40

/** Quotes text written by players as data: one line, cut to `most` characters. */
export function quoted(given: string, most = QUOTED_MAX): string {
  const line = given.normalize('NFC').replace(/[\p{C}\p{Z}“”]+/gu, ' ')
  return `“${[...line.trim()].slice(0, most).join('')}”`
}

/** Example: `one, two and three`. */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const UNITS = [
  [86_400, 'days'],
  [3_600, 'h'],
  [60, 'min'],
] as const

/** Rounded down, so that no player expects more time than is left. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit}`
}
