// The vocabulary of the kernel: it imports nothing, so that everything may stand on it.

/** A place at the table, counted from 0 in playing order. */
export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'

/** Moves and events: records of plain JSON, told apart by `type`. */
export interface Tagged {
  readonly type: string
}

/** The types that make up one ruleset, carried as one parameter. */
export interface Types {
  /** The state as `evolve` writes it: plain JSON only. */
  draft: unknown
  /** The kinds of decision. */
  kind: string
  move: Tagged
  event: Tagged
  view: unknown
  options: unknown
  /** What a seat chooses when it joins: a pawn, a club, a team. */
  choice: unknown
  content: unknown
}

/** What was fixed when the game was created. */
export interface Table<K extends Types = Types> {
  readonly seats: number
  readonly options: K['options']
  /** One a seat, in seat order. */
  readonly choices: readonly K['choice'][]
  readonly content: K['content']
  /** The pace of the table, of which each kind of question has its share; null: no clocks. */
  readonly decisionSeconds: number | null
}

export type Frozen<T> = T extends object ? { readonly [P in keyof T]: Frozen<T[P]> } : T
export type State<K extends Types> = Frozen<K['draft']>
export type Member<U extends Tagged, T extends U['type']> = Extract<U, { readonly type: T }>

/** The table and what lies on it: what every question of the rules is asked of. A `Play` is one. */
export interface At<K extends Types> {
  readonly table: Table<K>
  readonly state: State<K>
}

/** What a game has in common with a world in which something is tried out. */
export interface Position<K extends Types = Types> extends At<K> {
  /** For each seat whether it has left for good. */
  readonly resigned: readonly boolean[]
  readonly open: readonly Decision<K>[]
}

/** An open question to one seat, as the rules derive it from the state. */
export interface Decision<K extends Types = Types> {
  /**
   * Names the question among the open ones and holds everything that the answer depends on: a
   * question keeps its id as long as its key is asked for and unanswered. It may hold secrets; no
   * door shows it.
   */
  readonly key: string
  readonly kind: K['kind']
  readonly seat: Seat
  readonly moves: readonly K['move']['type'][]
  /** What the question is about, where its seat may be asked several of one kind: shown to it. */
  readonly about?: { readonly [what: string]: number } | undefined
  /** Blocks nobody: the game goes on without an answer. */
  readonly standing?: boolean | undefined
  /**
   * Decisions that name the same clock share its deadline, and it goes on over an answer that asks
   * again. A new name starts anew, as a higher bid does. Without a name each question has its own.
   */
  readonly clock?: string | null
  /**
   * While set, no answer is taken and its clock stands still. The ruleset's code for the refusal.
   */
  readonly suspendedBy?: string | undefined
  /**
   * What other viewers learn of it: seat, kind and deadline (`all`, the default); only how many
   * seats are still waited for (`count`); or nothing at all (`seat`).
   */
  readonly shownTo?: 'all' | 'count' | 'seat' | undefined
}

export interface Outcome {
  /** Seats from first to last; seats that tie share a place. Who left is behind all who stayed. */
  readonly ranking: readonly (readonly Seat[])[]
  /** One number a seat: what the game is played for. */
  readonly scores: readonly number[]
  readonly reason: string
}
