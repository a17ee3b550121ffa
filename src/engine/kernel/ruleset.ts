import type { Beats } from './beats.ts'
import type { Bot, BotTurn } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Evaluation } from './evaluation.ts'
import type { Paces } from './pace.ts'
import type { Preset } from './preset.ts'
import type { RefusalTable } from './refusal.ts'
import type { Schema } from './schema.ts'
import type { Space } from './space.ts'
import type { RulesetTexts } from './texts.ts'
import type {
  At,
  Decision,
  Member,
  Outcome,
  Seat,
  State,
  Table,
  Tagged,
  Types,
  Viewer,
} from './types.ts'

/**
 * Determines who sees an event in full. Other viewers get its mask; without one, a numbered blank.
 */
export interface EventSpec<E extends Tagged = Tagged> {
  readonly schema: Schema<E>
  readonly seenBy: 'everyone' | 'nobody' | ((event: E) => readonly Seat[])
  readonly mask?: (event: E, viewer: Seat | 'spectator') => Tagged
  readonly masked?: Schema<Tagged>
  /** True if the event may reveal a secret, such as a drawn card or a captured counter. */
  readonly reveals?: boolean
  /** True if viewers who may not see the event learn nothing of it until the next public event. */
  readonly whispered?: boolean
}

/** Argument of `setup`, `decide` and `defaults`: they read, draw and emit, but never write. */
export interface Play<K extends Types> extends At<K> {
  readonly state: State<K>
  readonly chance: Chance
  emit(event: K['event']): void
}

export interface OpenQuestion<K extends Types> {
  readonly seat: Seat
  readonly decision: Decision<K>
}

/** A well-formed move of type `T` and the decision it answers. */
export interface Answer<K extends Types, T extends K['move']['type'] = K['move']['type']>
  extends OpenQuestion<K> {
  readonly move: Member<K['move'], T>
}

/**
 * Acts for a seat that does not answer. Returns the move to play for it, or emits events and
 * returns null.
 */
export type Default<K extends Types> = (
  play: Play<K>,
  question: OpenQuestion<K>,
) => K['move'] | null

/** Pure rules know no accounts or hashes, so the caller passes them in the request. */
export interface SaveRequest {
  readonly kind: string
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly packHash: string
}

/** A save to load. The first cause of the new game stores all of this. */
export interface LoadRequest {
  readonly document: unknown
  /** Hash of the document without names. The rules record it. */
  readonly digest: string
  readonly packHash: string
  readonly changes: unknown
}

export interface SavedSeat {
  readonly name: string
  /** The team or club that the seat plays; null if seats do not differ. */
  readonly plays: string | null
  /** True if the seat had resigned. It stays empty. */
  readonly left: boolean
}

/** The table of a save. `packHash` identifies the content pack of the saved game. */
export interface SavedTable {
  readonly seats: readonly SavedSeat[]
  readonly options: unknown
  readonly choices: readonly unknown[]
  readonly packHash: string
}

export interface Saves<K extends Types> {
  readonly kinds: readonly string[]
  readonly schema: Schema
  readonly changes: Schema
  /** Refuses if the viewer may not have a save of this kind, or while an action is unfinished. */
  save(state: State<K>, table: Table<K>, request: SaveRequest): object
  /** Refuses a document that is not a save of these rules, and explains why. */
  tableOf(request: LoadRequest): SavedTable
  /** Removes the names of players from the document, because a log keeps it forever. */
  nameless(document: unknown): unknown
  /**
   * Checks an unverified document: its shape and totals must allow the game to continue. This does
   * not prove that the position was reached by play.
   */
  judge(table: Table<K>, request: LoadRequest): void
  /**
   * Emits `game.imported` first. Refuses only what does not fit the table, so that old documents
   * stay loadable when `judge` becomes stricter.
   */
  load(play: Play<K>, request: LoadRequest): void
  /** For each seat: true if it had resigned from the saved game. It stays resigned. */
  resigned(state: State<K>): readonly boolean[]
}

export interface About {
  /** One line about the game, of at most `ABOUT_LINE_MAX` characters. */
  readonly line: string
  /** Usual duration, such as `20 min`. */
  readonly lasts: string
}
export const ABOUT_LINE_MAX = 80

/** One die roll, for charts of luck. */
export interface Throw {
  readonly seat: Seat
  readonly value: number
  /** All possible values, equally likely. */
  readonly faces: readonly number[]
}
export type ThrowsOf<K extends Types> = (
  event: K['event'],
  content: K['content'],
) => readonly Throw[]

export interface Ruleset<K extends Types = Types> {
  readonly id: string
  /** Raise it when the same cause would give other events than before. */
  readonly version: number
  readonly title: string
  /** Shown in lists of games. */
  readonly about?: About
  readonly seats: { readonly min: number; readonly max: number }
  /** Limit that catches endless loops. It is slightly above the longest cascade of this game. */
  readonly eventsPerCommitMax?: number

  readonly options: Schema<K['options']>
  /** Values of each option for which the game differs. The conformance suite plays them. */
  readonly optionSamples: { readonly [O in keyof K['options']]: readonly K['options'][O][] }
  /** Usual choices of options; the first is the default. */
  readonly presets?: readonly Preset<K['options']>[]
  readonly choice: Schema<K['choice']>
  readonly content: Schema<K['content']>
  /** Built-in packs; the first is the default. */
  readonly packs: readonly K['content'][]
  readonly moves: { readonly [T in K['move']['type']]: Schema<Member<K['move'], T>> }
  readonly events: { readonly [T in K['event']['type']]: EventSpec<Member<K['event'], T>> }
  readonly view: Schema<K['view']>
  readonly refusals: RefusalTable

  upcastContent?(content: unknown): unknown
  contentWarnings?(content: K['content']): readonly string[]
  /** Refuses a table whose parts do not fit together. Each part alone is already valid. */
  checkTable?(table: Table<K>): void
  /** True if these options disable the rule that ends every game. */
  unbounded?(table: Table<K>): boolean
  /** The state before any draw. It depends only on the table. */
  initial(table: Table<K>): K['draft']
  setup(play: Play<K>): void
  /**
   * Number of padding events between two public events. It must depend on public facts only. It is
   * part of the rules: `verify` recomputes it.
   */
  covers?(state: State<K>, table: Table<K>): number
  readonly decide: {
    readonly [T in K['move']['type']]: (play: Play<K>, answer: Answer<K, T>) => void
  }
  readonly paces: Paces<K>
  readonly defaults: { readonly [T in K['kind']]: Default<K> | 'none' }
  /**
   * Takes one automatic step. Returns false without a step if a seat must decide or the game is
   * over. The kernel repeats it after every cause; handlers never call it.
   */
  proceed?(play: Play<K>): boolean
  /** A seat may resign at any time. From then on its decisions are answered by default. */
  resign(play: Play<K>, seat: Seat): void
  /**
   * One function for each type of event. Only these functions write state. An event contains every
   * change, so they need no lookups.
   */
  readonly evolve: {
    readonly [T in K['event']['type']]: (draft: K['draft'], event: Member<K['event'], T>) => void
  }
  openDecisions(state: State<K>, table: Table<K>): readonly Decision<K>[]
  /** Legal answers, in an order that depends on public facts only. */
  legalMoves(state: State<K>, decision: Decision<K>, table: Table<K>): readonly Space<K['move']>[]
  /**
   * Returns a random legal move of one type, based on what the seat may know; null if it finds
   * none. Required if the space of that type is a hull.
   */
  suggest?(
    state: State<K>,
    question: { readonly decision: Decision<K>; readonly type: K['move']['type'] },
    table: Table<K>,
    chance: Chance,
  ): K['move'] | null
  /** Copies the visible fields and never deletes from the state. Contains no decisions. */
  viewFor(state: State<K>, viewer: Viewer, table: Table<K>): K['view']
  outcome(state: State<K>, table: Table<K>): Outcome | null
  /** Returns a state that is consistent with the view: `viewFor` returns the same view for it. */
  imagine(view: K['view'], viewer: Viewer, table: Table<K>, chance: Chance): K['draft']
  readonly words: RulesetTexts<K>
  readonly beats: Beats<K>
  /** The dice that an event shows; absent for a game without dice. */
  readonly throwsOf?: ThrowsOf<K>
  /** The view as text for people and language models. */
  text(view: K['view'], viewer: Viewer, table: Table<K>): string
  readonly bot: Bot<K>
  considers?(turn: BotTurn<K>): readonly K['move'][]
  readonly sense?: Evaluation<K>
  /**
   * Converts an event of an older version to the current shape. `before` is the previous event of
   * the same commit, unconverted.
   */
  upcast?(event: Tagged, writtenBy: number, before: Tagged | null): K['event']
  readonly saves?: Saves<K>
}
