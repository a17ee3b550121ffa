import type { FieldDescriptions } from './field-descriptions.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Space } from './space.ts'
import type { Decision, Member, Outcome, Seat, Table, Tagged, Types, Viewer } from './types.ts'

/**
 * Context for texts about the past: the reader, and what was fixed at the start. It has no view, so
 * that a log reads the same at any time, on any page and in every API.
 */
export interface EventContext<K extends Types> {
  readonly table: Table<K>
  readonly viewer: Viewer
  readonly wording: Wording
  /** A handle fixed by the table, such as `Home` or `Red`, or `Seat 0`; never a player name. */
  who(seat: Seat): string
}

/**
 * `handles` for programs, which name players by the handles of the game and things by their ids.
 * `seats` for pages, which print the name of a player for `Seat 0` and show no ids.
 */
export type Wording = 'handles' | 'seats'

/** Context for texts about the present, with the view of the seat that decides. */
export interface QuestionContext<K extends Types> extends EventContext<K> {
  readonly view: K['view']
  readonly seat: Seat
  readonly decision: Pick<Decision<K>, 'key' | 'kind' | 'seat' | 'about'>
}

/**
 * A sentence; null if the event only completes another sentence; or an aside, which a digest may
 * count instead of printing: it concerns neither the reader nor the whole table.
 */
export type EventText = string | null | Aside
export interface Aside {
  readonly aside: string
  /** Label for counting several: `events of other matches`. */
  readonly of: string
}

/** Types of the masks that have their own schema, by event type. */
export type MasksOf<E> = {
  readonly [T in keyof E as E[T] extends { readonly masked: Schema<Tagged> }
    ? T
    : never]: E[T] extends { readonly masked: infer S extends Schema<Tagged> } ? OutputOf<S> : never
}

/**
 * All texts of a ruleset except its refusals. A missing text for a type of event, decision, move or
 * option does not compile; nor does a text for an unknown one.
 */
export interface RulesetTexts<K extends Types, Masks = object> {
  /** Handles of the seats: short, distinct, fixed by the table. */
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
  /** The position in a line or two: what any answer of this seat depends on. */
  facts(context: Omit<QuestionContext<K>, 'decision'>): readonly string[]
  readonly questions: { readonly [Q in K['kind']]: (context: QuestionContext<K>) => string }
  /** Short label of each type of move: the decisive type first, the declining ones last. */
  readonly answers: { readonly [T in K['move']['type']]: string }
  readonly moves: {
    readonly [T in K['move']['type']]: (
      move: Member<K['move'], T>,
      context: QuestionContext<K>,
    ) => string
  }
  /** All moves of a type in one line. Default: the text of the space. */
  readonly spaces?: {
    readonly [T in K['move']['type']]?: (
      spaces: readonly Space<Member<K['move'], T>>[],
      context: QuestionContext<K>,
    ) => string
  }
  /** Text of a fact of a refusal whose value is not readable, such as an id or money. */
  readonly facted?: { readonly [fact: string]: (value: never, context: EventContext<K>) => string }
  /** Display name of an id in moves; null if the id is readable itself. */
  named?(id: string, context: QuestionContext<K>): string | null
  /** What each option decides; also its description in every schema. */
  readonly options: { readonly [O in keyof K['options']]: string }
  /** Descriptions of all other fields of moves, events, views and packs, for every schema. */
  readonly meanings: FieldDescriptions
  /** The result and its breakdown, from the view at the end. */
  result(outcome: Outcome, context: ResultContext<K>): GameResult
  /** The outcome in a sentence: who won, and why. */
  end(outcome: Outcome, context: EventContext<K>): string
}

export interface ResultContext<K extends Types> {
  readonly told: EventContext<K>
  readonly view: K['view']
}
export interface GameResult {
  /** `Home wins 5–3.` */
  readonly headline: string
  readonly why: string
  /** The clause of the rulebook that ends the game. */
  readonly clause: string
  /** In the order of the ranking. The total decides, unless the rules decide it otherwise. */
  readonly rows: readonly ResultRow[]
}
export interface ResultRow {
  readonly seat: Seat
  readonly parts: readonly { readonly label: string; readonly value: string }[]
  readonly total: string
}

const QUOTED_MAX = 40

/** Quotes text written by people as data: one line, cut to `most` characters. */
export function quoted(given: string, most = QUOTED_MAX): string {
  const line = given.normalize('NFC').replace(/[\p{C}\p{Z}“”]+/gu, ' ')
  return `“${[...line.trim()].slice(0, most).join('')}”`
}

/** `one, two and three` */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const UNITS = [
  [86_400, 'days'],
  [3_600, 'h'],
  [60, 'min'],
] as const

/** Rounded down, so that no player expects more time than there is. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit}`
}
