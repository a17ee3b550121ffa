import type { FieldDescriptions } from './field-descriptions.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Space } from './space.ts'
import type { Decision, Member, Outcome, Seat, Table, Tagged, Types, Viewer } from './types.ts'

/**
 * What a sentence about the past may be made of: the event as its reader sees it, and what was
 * fixed at the start. No view: a log reads the same today and in a year, page by page, at every
 * door.
 */
export interface EventContext<K extends Types> {
  readonly table: Table<K>
  readonly viewer: Viewer
  /** `Home`, `Red`: by the table, never by what somebody calls themselves. */
  who(seat: Seat): string
}

/** What a sentence about now may be made of: also what the asked seat sees. */
export interface QuestionContext<K extends Types> extends EventContext<K> {
  readonly view: K['view']
  readonly seat: Seat
  readonly decision: Pick<Decision<K>, 'key' | 'kind' | 'seat' | 'about'>
}

/**
 * A sentence; null where the event only completes another one; or an aside, which a digest may
 * count instead of telling it: what is neither the reader's business nor news for the whole table.
 */
export type EventText = string | null | Aside
export interface Aside {
  readonly aside: string
  /** How several are counted: `events of other matches`. */
  readonly of: string
}

/** The masks of a table of event specs, by type, where they have a shape of their own. */
export type MasksOf<E> = {
  readonly [T in keyof E as E[T] extends { readonly masked: Schema<Tagged> }
    ? T
    : never]: E[T] extends { readonly masked: infer S extends Schema<Tagged> } ? OutputOf<S> : never
}

/**
 * All that a ruleset has to say but for its refusals, in one place. A type of event, question, move
 * or option without words does not compile, nor do words for what does not exist.
 */
export interface RulesetTexts<K extends Types, Masks = object> {
  /** What the seats are called: short, different, fixed by the table. */
  handles(table: Table<K>): readonly string[]
  readonly events: {
    readonly [T in K['event']['type']]: (
      event: Member<K['event'], T>,
      told: EventContext<K>,
    ) => EventText
  }
  /** Of events whose mask has a shape of its own. */
  readonly masked: {
    readonly [T in keyof Masks]: (event: Masks[T], told: EventContext<K>) => EventText
  }
  /** How things stand, in a line or two: what any answer of this seat depends on. */
  facts(asked: Omit<QuestionContext<K>, 'decision'>): readonly string[]
  /** One sentence that ends in a question mark. */
  readonly questions: { readonly [Q in K['kind']]: (asked: QuestionContext<K>) => string }
  /** What making this move means, with its price: an option of the list. */
  readonly moves: {
    readonly [T in K['move']['type']]: (
      move: Member<K['move'], T>,
      asked: QuestionContext<K>,
    ) => string
  }
  /** All moves of a type in one line; a type that is not here is shown as its space. */
  readonly spaces?: {
    readonly [T in K['move']['type']]?: (
      spaces: readonly Space<Member<K['move'], T>>[],
      asked: QuestionContext<K>,
    ) => string
  }
  /** How a fact of a refusal is said where its value is not what people call it: ids, money. */
  readonly facted?: { readonly [fact: string]: (value: never, told: EventContext<K>) => string }
  /** What an id is called that stands in moves; null where it is the very word that people use. */
  named?(id: string, asked: QuestionContext<K>): string | null
  /** What each option decides; the description of its property in every schema. */
  readonly options: { readonly [O in keyof K['options']]: string }
  /** What all other fields mean, of moves, events, views and packs; in every schema, too. */
  readonly meanings: FieldDescriptions
  /** The end in a sentence: who won, and why. */
  end(outcome: Outcome, told: EventContext<K>): string
}

const QUOTED_MAX = 40

/** What people wrote (names of accounts, teams, packs) is data: one line, cut, in these quotes. */
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

/** Rounded down, so that nobody counts on more than there is. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit}`
}
