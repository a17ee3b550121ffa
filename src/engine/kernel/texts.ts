import type { FieldDescriptions } from './field-descriptions.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Space } from './space.ts'
import type { Decision, Member, Outcome, Seat, Table, Tagged, Types, Viewer } from './types.ts'

/**
 * Context for the text of a past event: the viewer and the set-up of the game. The context contains
 * only facts that are fixed for the whole game, so that an event has the same text at any time and
 * in every API.
 */
export interface EventContext<K extends Types> {
  readonly table: Table<K>
  readonly viewer: Viewer
  readonly wording: Wording
  /**
   * Returns a name for the seat that is fixed at the start of the game, such as `Home`, `Red` or
   * `Seat 0`, never a player's name.
   */
  who(seat: Seat): string
}

/**
 * Determines how generated text names seats. With `handles`, the text is for programs and contains
 * fixed seat names and the ids of objects. With `seats`, the text is for web pages, contains no
 * ids, and names seats as `Seat 0`, which the page replaces with the player's name.
 */
export type Wording = 'handles' | 'seats'

/** Context for sentences about an open decision, which includes the view of the deciding seat. */
export interface QuestionContext<K extends Types> extends EventContext<K> {
  readonly view: K['view']
  readonly seat: Seat
  readonly decision: Pick<Decision<K>, 'key' | 'kind' | 'seat' | 'about'>
}

/**
 * Description of an event: a sentence or an aside, or null if the sentence of another event covers
 * this event. An aside is a sentence that is unimportant to the viewer, so a summary may print only
 * the number of asides.
 */
export type EventText = string | null | Aside
export interface Aside {
  readonly aside: string
  /** Label that follows the number of unimportant events, such as `events of other matches`. */
  readonly of: string
}

/**
 * Returns the last earlier event of a type that everyone sees. Returns null if the caller's part of
 * the log contains no event of the requested type.
 */
export type EarlierEvent<K extends Types> = <T extends K['event']['type']>(
  type: T,
) => Member<K['event'], T> | null

/**
 * Types of event with a separate schema for the masked event, each with the type of the masked
 * event.
 */
export type MasksOf<E> = {
  readonly [T in keyof E as E[T] extends { readonly masked: Schema<Tagged> }
    ? T
    : never]: E[T] extends { readonly masked: infer S extends Schema<Tagged> } ? OutputOf<S> : never
}

/**
 * All sentences and labels of a ruleset, except its refusals. The code does not compile if a text
 * is missing or belongs to an unknown event, decision, move or option.
 */
export interface RulesetTexts<K extends Types, Masks = object> {
  /**
   * Returns short, distinct names of the seats, such as Home and Away; a seat without a name is
   * called by its number. The names depend only on the set-up of the game, not on the players.
   */
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
   * Returns one or two lines about the position, which are useful for every answer that the
   * deciding seat can give.
   */
  facts(context: Omit<QuestionContext<K>, 'decision'>): readonly string[]
  readonly questions: { readonly [Q in K['kind']]: (context: QuestionContext<K>) => string }
  /**
   * Short label of each move type, starting with the most important type and ending with types such
   * as `pass`.
   */
  readonly answers: { readonly [T in K['move']['type']]: string }
  /**
   * Move types that only roll dice. If the player has chosen the *Roll for me* setting and no other
   * move is legal, the web page rolls automatically.
   */
  readonly rolls?: readonly K['move']['type'][]
  readonly moves: {
    readonly [T in K['move']['type']]: (
      move: Member<K['move'], T>,
      context: QuestionContext<K>,
    ) => string
  }
  /**
   * Describes all legal moves of one type in one line, if the general description is unclear or too
   * long.
   */
  readonly spaces?: {
    readonly [T in K['move']['type']]?: (
      spaces: readonly Space<Member<K['move'], T>>[],
      context: QuestionContext<K>,
    ) => string
  }
  /**
   * Formats values in refusals that would be hard to read in their raw form, such as ids or amounts
   * of money.
   */
  readonly facted?: { readonly [fact: string]: (value: never, context: EventContext<K>) => string }
  /**
   * Returns the display name for an id that occurs in a move, or null if people can read the id
   * directly.
   */
  named?(id: string, context: QuestionContext<K>): string | null
  /** Describes the effect of each option; the JSON Schemas contain these descriptions. */
  readonly options: { readonly [O in keyof K['options']]: string }
  /** Terms of the game that the web page explains below the guide to the rules. */
  readonly glossary?: readonly GlossaryEntry[]
  /**
   * Descriptions of all fields of moves, events, views and content, except the options. The JSON
   * Schemas contain the descriptions of all fields.
   */
  readonly meanings: FieldDescriptions
  /** Returns the result of a finished game, with details from the final view. */
  result(outcome: Outcome, context: ResultContext<K>): GameResult
  /** Returns a sentence that names the winner and the reason for the end of the game. */
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
  /** Clause of the rulebook under which the game ended. */
  readonly clause: string
  /**
   * One row for each seat, in the order of the ranking. In most games, the order of the ranking is
   * also the order of the totals.
   */
  readonly rows: readonly ResultRow[]
}
export interface ResultRow {
  readonly seat: Seat
  readonly parts: readonly { readonly label: string; readonly value: string }[]
  readonly total: string
}

const QUOTED_MAX = 40

/**
 * Quotes text that players wrote, as one line of data, and shortens the text to `most` characters.
 */
export function quoted(given: string, most = QUOTED_MAX): string {
  const line = given.normalize('NFC').replace(/[\p{C}\p{Z}“”]+/gu, ' ')
  return `“${[...line.trim()].slice(0, most).join('')}”`
}

/** Joins the items with commas and a final "and", for example `one, two and three`. */
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
 * Returns a duration as text, rounded down, so that players never expect more time than they have.
 */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit}`
}
