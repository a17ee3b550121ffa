import type { Bot, BotTurn } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Evaluation } from './evaluation.ts'
import type { Paces } from './pace.ts'
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

/** Who sees an event as it is; all others see its mask, or a numbered blank where there is none. */
export interface EventSpec<E extends Tagged = Tagged> {
  readonly schema: Schema<E>
  readonly seenBy: 'everyone' | 'nobody' | ((event: E) => readonly Seat[])
  readonly mask?: (event: E, viewer: Seat | 'spectator') => Tagged
  /** The shape of the mask, where it differs from the event's own. */
  readonly masked?: Schema<Tagged>
  /** It may tell somebody what was a secret before: a drawn card, a captured counter. */
  readonly reveals?: boolean
  /** Who does not see it hears nothing of it before the next event that all hear of. */
  readonly whispered?: boolean
}

/**
 * What `setup`, `decide` and `defaults` may touch: they read, draw and emit, and change nothing.
 */
export interface Play<K extends Types> extends At<K> {
  /** Already shows every event emitted so far. */
  readonly state: State<K>
  readonly chance: Chance
  emit(event: K['event']): void
}

/** A question, without an answer to it. */
export interface OpenQuestion<K extends Types> {
  readonly seat: Seat
  readonly decision: Decision<K>
}

/** A well-formed move of type `T`, and the question that it answers. */
export interface Answer<K extends Types, T extends K['move']['type'] = K['move']['type']>
  extends OpenQuestion<K> {
  readonly move: Member<K['move'], T>
}

/**
 * What is done for a seat that does not answer: gives the move to be judged in its name, or emits
 * what happens instead and gives null.
 */
export type Default<K extends Types> = (play: Play<K>, asked: OpenQuestion<K>) => K['move'] | null

/** What is asked of a save. Pure rules know neither accounts nor hashes: the caller brings them. */
export interface SaveRequest {
  readonly kind: string
  readonly viewer: Viewer
  /** What those at the table are to be called in it, in seat order. */
  readonly names: readonly string[]
  /** The hash under which the content pack of the game is stored. */
  readonly packHash: string
}

/** A save as somebody brings it. The first cause of the new game keeps all of this. */
export interface LoadRequest {
  readonly document: unknown
  /** The hash of the document without names, for the record that the rules make of it. */
  readonly digest: string
  /** The hash of the content pack with which the new game is played. */
  readonly packHash: string
  /** What is to be otherwise than it was saved; null: nothing. */
  readonly changes: unknown
}

/** A seat of a saved game, for whoever is to sit down there. */
export interface SavedSeat {
  /** Who sat there. */
  readonly name: string
  /** What they play, as people call it: a team, a club; null: nothing of their own. */
  readonly plays: string | null
  /** They had left the game: nobody plays there any more. */
  readonly left: boolean
}

/** The table that a save brings with it; `packHash` is the content pack that it was played with. */
export interface SavedTable {
  readonly seats: readonly SavedSeat[]
  readonly options: unknown
  readonly choices: readonly unknown[]
  readonly packHash: string
}

/**
 * Saved games, where a ruleset has them. A loaded game is a new one whose first cause is `import`.
 */
export interface Saves<K extends Types> {
  readonly kinds: readonly string[]
  /** The document: `save` writes it, `load` reads it. */
  readonly schema: Schema
  /** The changes that `load` understands. */
  readonly changes: Schema
  /** Refuses where the viewer has no right to a save of this kind, or the game is not at rest. */
  save(state: State<K>, table: Table<K>, request: SaveRequest): object
  /** Refuses a document that is not a save of these rules, and says what is wrong with it. */
  tableOf(request: LoadRequest): SavedTable
  /** The same without the names of who sat there: a log keeps for ever what goes into it. */
  nameless(document: unknown): unknown
  /**
   * Refuses an unverified document that the game could not go on from: its shape and its totals
   * must fit. It does not show that anybody played to this position.
   */
  judge(table: Table<K>, request: LoadRequest): void
  /**
   * Emits `game.imported` before anything else. It refuses what does not fit the table, and checks
   * nothing else: a document that these rules wrote stays loadable when `judge` becomes stricter.
   */
  load(play: Play<K>, request: LoadRequest): void
  /** For each seat whether it had left the saved game: it cannot come back in the new one. */
  resigned(state: State<K>): readonly boolean[]
}

/** The rules of one game. Everything here is pure: no clock, no I/O, no luck but `play.chance`. */
export interface Ruleset<K extends Types = Types> {
  readonly id: string
  /** Raised when the same cause would leave other events than before. */
  readonly version: number
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** A commit with more events than this is a loop: the longest cascade of this game, and some. */
  readonly eventsPerCommitMax?: number

  readonly options: Schema<K['options']>
  /** Values of each option between which the game differs: what the conformance suite plays. */
  readonly optionSamples: { readonly [O in keyof K['options']]: readonly K['options'][O][] }
  readonly choice: Schema<K['choice']>
  readonly content: Schema<K['content']>
  /** The packs that come with the ruleset; the first is used where none is named. */
  readonly packs: readonly K['content'][]
  readonly moves: { readonly [T in K['move']['type']]: Schema<Member<K['move'], T>> }
  readonly events: { readonly [T in K['event']['type']]: EventSpec<Member<K['event'], T>> }
  readonly view: Schema<K['view']>
  readonly refusals: RefusalTable

  /** Brings a pack that was stored before its shape changed into today's. */
  upcastContent?(content: unknown): unknown
  /** What an operator should know of a pack that may be played nevertheless. */
  contentWarnings?(content: K['content']): readonly string[]
  /** Refuses a table whose parts do not fit together; each part alone is already well-formed. */
  checkTable?(table: Table<K>): void
  /** True where these options switch off what makes the game end under any play. */
  unbounded?(table: Table<K>): boolean
  /** The table before any luck: same table, same state. */
  initial(table: Table<K>): K['draft']
  /** Shuffles, deals, draws who starts. */
  setup(play: Play<K>): void
  /**
   * How many whispers are covered between two things that all hear: asked of public facts, before
   * the second of them. Part of the rules: `verify` counts them again.
   */
  covers?(state: State<K>, table: Table<K>): number
  /** For each type of move: refuses it, or turns the answer into events. */
  readonly decide: {
    readonly [T in K['move']['type']]: (play: Play<K>, answer: Answer<K, T>) => void
  }
  /** For each kind of decision the time that it has; `none` where nothing is done by default. */
  readonly paces: Paces<K>
  /** For each kind of decision; `none` for those that stand and have no limit. */
  readonly defaults: { readonly [T in K['kind']]: Default<K> | 'none' }
  /**
   * Goes one step on where nobody has to be asked; false where somebody has, or the game is over.
   * The kernel calls it after every cause until it rests: no handler does.
   */
  proceed?(play: Play<K>): boolean
  /**
   * A seat leaves. It may do so at any time; what it is asked afterwards is answered by default.
   */
  resign(play: Play<K>, seat: Seat): void
  /**
   * For each type of event: the only writers. They look nothing up: an event carries what it
   * changes.
   */
  readonly evolve: {
    readonly [T in K['event']['type']]: (draft: K['draft'], event: Member<K['event'], T>) => void
  }
  /** Whom the game waits for, and who may speak up unasked. */
  openDecisions(state: State<K>, table: Table<K>): readonly Decision<K>[]
  /** The answers that the rules allow, in an order that depends on public facts only. */
  legalMoves(state: State<K>, decision: Decision<K>, table: Table<K>): readonly Space<K['move']>[]
  /**
   * Draws a legal move of one type, from what the seat may know; null where none is found. Needed
   * where the space of that type is a hull.
   */
  suggest?(
    state: State<K>,
    asked: { readonly decision: Decision<K>; readonly type: K['move']['type'] },
    table: Table<K>,
    chance: Chance,
  ): K['move'] | null
  /** Built by allow-list, never by deleting from the state; holds no decisions. */
  viewFor(state: State<K>, viewer: Viewer, table: Table<K>): K['view']
  outcome(state: State<K>, table: Table<K>): Outcome | null
  /** A state that this view cannot tell from the true one: its view is the given one. */
  imagine(view: K['view'], viewer: Viewer, table: Table<K>, chance: Chance): K['draft']
  /** What is said of all this, sentence by sentence. */
  readonly words: RulesetTexts<K>
  /** The view as a person or a language model can read it. */
  text(view: K['view'], viewer: Viewer, table: Table<K>): string
  /** Plays sensibly from its own view. */
  readonly bot: Bot<K>
  /** The few answers that the bot weighs, the best first; without it, the one that it gives. */
  considers?(turn: BotTurn<K>): readonly K['move'][]
  /** What helps bots that think. */
  readonly sense?: Evaluation<K>
  /**
   * Brings an event that an older version wrote into today's shape. `before` is the one before it
   * in its commit, as it was written.
   */
  upcast?(event: Tagged, writtenBy: number, before: Tagged | null): K['event']
  readonly saves?: Saves<K>
}
