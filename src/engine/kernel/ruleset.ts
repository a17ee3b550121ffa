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
 * Determines who sees an event in full. All other viewers see the event without its secrets, or see
 * only that an event happened.
 */
export interface EventSpec<E extends Tagged = Tagged> {
  readonly schema: Schema<E>
  readonly seenBy: 'everyone' | 'nobody' | ((event: E) => readonly Seat[])
  readonly mask?: (event: E, viewer: Seat | 'spectator') => Tagged
  readonly masked?: Schema<Tagged>
  /** True if the event may reveal a secret, such as a drawn card or a captured counter. */
  readonly reveals?: boolean
  /**
   * True if viewers who may not see the event learn that something happened only when the next
   * public event arrives.
   */
  readonly whispered?: boolean
}

/**
 * Argument of the functions `setup`, `decide` and `defaults` of a ruleset. These functions read the
 * state, draw random numbers and emit events, but never change the state.
 */
export interface Play<K extends Types> extends At<K> {
  readonly state: State<K>
  readonly chance: Chance
  emit(event: K['event']): void
}

export interface OpenQuestion<K extends Types> {
  readonly seat: Seat
  readonly decision: Decision<K>
}

/** A move of type `T` that has passed its schema, and the decision that the move answers. */
export interface Answer<K extends Types, T extends K['move']['type'] = K['move']['type']>
  extends OpenQuestion<K> {
  readonly move: Member<K['move'], T>
}

/**
 * Acts for a seat that does not answer a decision in time. Returns the move to play for the seat,
 * or emits events and returns null.
 */
export type Default<K extends Types> = (
  play: Play<K>,
  question: OpenQuestion<K>,
) => K['move'] | null

/**
 * Information about a saved game that the rules cannot compute, because the rules have no access to
 * accounts or hashes.
 */
export interface SaveRequest {
  readonly kind: string
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly packHash: string
}

/**
 * Request to continue a saved game. The first commit in the log of the new game stores all fields
 * of the request.
 */
export interface LoadRequest {
  readonly document: unknown
  /**
   * Hash of the saved game, computed without the names of players; the new game records this hash.
   */
  readonly digest: string
  readonly packHash: string
  readonly changes: unknown
}

export interface SavedSeat {
  readonly name: string
  /** The team or club that the seat plays; null if the game does not distinguish teams. */
  readonly plays: string | null
  /**
   * True if the seat resigned before the game was saved. No player can take over a seat that has
   * resigned.
   */
  readonly left: boolean
}

/**
 * Seats and options of a saved game. `packHash` identifies the content (such as cards) with which
 * the game was played.
 */
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
  /**
   * Returns the game as a document that can be loaded later. Throws a Refusal if the viewer may not
   * save the game in the requested form, or while an action is unfinished.
   */
  save(state: State<K>, table: Table<K>, request: SaveRequest): object
  /**
   * Returns the seats and options that a saved game describes. Throws a Refusal with the reason if
   * the document is not a saved game of this ruleset.
   */
  tableOf(request: LoadRequest): SavedTable
  /**
   * Removes the names of players from a saved game, because the log of the new game keeps the
   * document forever.
   */
  nameless(document: unknown): unknown
  /**
   * Checks that an untrusted saved game has a valid structure and consistent totals, so that the
   * game can continue. Passing the check does not prove that the position was reached by playing.
   */
  judge(table: Table<K>, request: LoadRequest): void
  /**
   * Loads a saved game into a new game; the first emitted event is `game.imported`. Loading only
   * checks that the saved game matches the set-up of the new game, so that old saved games can
   * still be loaded after `judge` becomes stricter.
   */
  load(play: Play<K>, request: LoadRequest): void
  /**
   * Returns, for each seat, whether the seat resigned before the game was saved and therefore stays
   * resigned.
   */
  resigned(state: State<K>): readonly boolean[]
}

export interface About {
  /** Description of the game in one line with at most `ABOUT_LINE_MAX` characters. */
  readonly line: string
  /** Usual duration of a game, such as `20 min`. */
  readonly lasts: string
}
export const ABOUT_LINE_MAX = 80

/** One die roll, for charts that show how lucky each seat was. */
export interface Throw {
  readonly seat: Seat
  readonly value: number
  /** All values that the die can show, which are equally likely. */
  readonly faces: readonly number[]
}
export type ThrowsOf<K extends Types> = (
  event: K['event'],
  content: K['content'],
) => readonly Throw[]

export interface Ruleset<K extends Types = Types> {
  readonly id: string
  /**
   * Version of the ruleset. Increase this number if the same move would cause different events than
   * before.
   */
  readonly version: number
  readonly title: string
  /** Short description of the game for lists of games. */
  readonly about?: About
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * Maximum number of events that one move may cause, including automatic steps. This limit stops
   * endless loops, so the number must be slightly higher than the length of the longest chain of
   * events in the game.
   */
  readonly eventsPerCommitMax?: number

  readonly options: Schema<K['options']>
  /**
   * Sample values of each option. The conformance tests play games with all sample values of the
   * options.
   */
  readonly optionSamples: { readonly [O in keyof K['options']]: readonly K['options'][O][] }
  /** Frequent combinations of options. The first combination of options is the default. */
  readonly presets?: readonly Preset<K['options']>[]
  readonly choice: Schema<K['choice']>
  readonly content: Schema<K['content']>
  /**
   * Built-in content packs (the cards and other content of a game). The first content pack is the
   * default.
   */
  readonly packs: readonly K['content'][]
  readonly moves: { readonly [T in K['move']['type']]: Schema<Member<K['move'], T>> }
  readonly events: { readonly [T in K['event']['type']]: EventSpec<Member<K['event'], T>> }
  readonly view: Schema<K['view']>
  readonly refusals: RefusalTable

  upcastContent?(content: unknown): unknown
  contentWarnings?(content: K['content']): readonly string[]
  /**
   * Throws a Refusal if the options, seats and content of a game are each valid but do not fit
   * together.
   */
  checkTable?(table: Table<K>): void
  /** True if the options of the game switch off the rule that guarantees that the game ends. */
  unbounded?(table: Table<K>): boolean
  /**
   * Returns the state of a new game before the first random draw. The initial state depends only on
   * the set-up of the game.
   */
  initial(table: Table<K>): K['draft']
  setup(play: Play<K>): void
  /**
   * Returns the number of dummy events to add between two public events. Dummy events hide the
   * number of private events, so this function must use only public facts. A change to this
   * function requires a new version of the ruleset, because log verification recomputes the dummy
   * events.
   */
  covers?(state: State<K>, table: Table<K>): number
  readonly decide: {
    readonly [T in K['move']['type']]: (play: Play<K>, answer: Answer<K, T>) => void
  }
  readonly paces: Paces<K>
  readonly defaults: { readonly [T in K['kind']]: Default<K> | 'none' }
  /**
   * Takes one automatic step, or returns false and does nothing if a seat must decide or the game
   * is over. After each move or other action, the engine calls `proceed` until `proceed` returns
   * false, so a ruleset never calls `proceed`.
   */
  proceed?(play: Play<K>): boolean
  /**
   * Resigns a seat, which is possible at any time. After a resignation, the decisions of the seat
   * are answered automatically.
   */
  resign(play: Play<K>, seat: Seat): void
  /**
   * For each type of event, the function that applies the event to the state; no other function may
   * change the state. An event contains everything that changes in the state, so the functions in
   * `evolve` need not look up other data.
   */
  readonly evolve: {
    readonly [T in K['event']['type']]: (draft: K['draft'], event: Member<K['event'], T>) => void
  }
  openDecisions(state: State<K>, table: Table<K>): readonly Decision<K>[]
  /** Returns the legal moves of a decision, in an order that depends on public facts only. */
  legalMoves(state: State<K>, decision: Decision<K>, table: Table<K>): readonly Space<K['move']>[]
  /**
   * Returns a random legal move of one type, based on what the seat may know, or null if no move is
   * found. A ruleset must define `suggest` if it describes legal moves only approximately.
   */
  suggest?(
    state: State<K>,
    question: { readonly decision: Decision<K>; readonly type: K['move']['type'] },
    table: Table<K>,
    chance: Chance,
  ): K['move'] | null
  /**
   * Returns the part of the state that a viewer may see. A ruleset must copy the visible fields
   * into the view, and not delete the secret fields from a copy of the state. The view contains no
   * open decisions.
   */
  viewFor(state: State<K>, viewer: Viewer, table: Table<K>): K['view']
  outcome(state: State<K>, table: Table<K>): Outcome | null
  /**
   * Returns a state that is possible according to a player's view, with random guesses of the
   * hidden information. For the returned state, `viewFor` must return the same view.
   */
  imagine(view: K['view'], viewer: Viewer, table: Table<K>, chance: Chance): K['draft']
  readonly words: RulesetTexts<K>
  readonly beats: Beats<K>
  /** Returns the dice rolls that an event contains; rulesets without dice omit the function. */
  readonly throwsOf?: ThrowsOf<K>
  /** Returns a player's view as text for people and language models. */
  text(view: K['view'], viewer: Viewer, table: Table<K>): string
  readonly bot: Bot<K>
  considers?(turn: BotTurn<K>): readonly K['move'][]
  readonly sense?: Evaluation<K>
  /**
   * Converts an event from an older version of the rules to the current format. `before` is the
   * previous event of the same move, still in the older format.
   */
  upcast?(event: Tagged, writtenBy: number, before: Tagged | null): K['event']
  readonly saves?: Saves<K>
}
