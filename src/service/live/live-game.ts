import type { Luck } from '../../kernel/chance.ts'
import { type Commit, fold, type Game, replay } from '../../kernel/game.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Table } from '../../kernel/types.ts'
import { type ChainKey, chainKey, nextHead } from '../../luck/chain.ts'
import { pack, unpack } from '../../luck/log.ts'
import { hmacLuck } from '../../luck/stream.ts'
import { no, ServiceError } from '../errors.ts'
import { type SecretGameRecord, type StoredRow, Unavailable } from '../ports.ts'
import { KnownLog } from './known-log.ts'
import { wakeAt } from './wake.ts'

/** More acts than this wait for the next row: one hot game must not starve the others. */
const ACTS_PER_ROW_MAX = 16
/** A move that lost that many races to other nodes is told to come again. */
const TRIES_MAX = 3

/** What an act may do with the game while it is its turn. */
export interface Turn {
  readonly live: LiveGame
  readonly game: Game
  readonly now: number
  /** Takes what the kernel has just decided into the row. */
  keep(commit: Commit): Commit
}

/** Judged against the newest fold; gives what makes the answer once the row's head is known. */
export type Act<T> = (turn: Turn) => (head: string) => T

interface Waiting {
  readonly act: Act<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  tries: number
}
interface Decided {
  readonly waiting: Waiting
  /** Throws what the act is refused with. */
  readonly answer: (head: string) => unknown
  /** Once the answer is made, which can be before it may be told. */
  tell?: () => void
}
interface Flight {
  readonly decided: readonly Decided[]
  readonly commits: readonly Commit[]
}

/** What a live game asks of the store, batched over games. */
export interface LiveStore {
  append(row: StoredRow): Promise<boolean>
  tail(gameId: string, from: number): Promise<StoredRow[]>
  now(): number
}

/** What happens to a live game, told to whoever has to know. */
export interface LiveListeners {
  /** Rows were confirmed, ours or another node's. */
  readonly onAdvance: (live: LiveGame) => void
  /** A row of ours was stored. */
  readonly onStored: (commits: readonly Commit[]) => void
  /** It has nothing to do any more. */
  readonly onIdle: (live: LiveGame) => void
  readonly onLostRace: () => void
}

/**
 * One running game at this node: its log, its fold, and the queue of those who want something of
 * it. Acts are judged one after the other on the fold; what they decided leaves as one row, and one
 * row is in flight at a time. An act that decided nothing (a read, a refusal) waits for a look at
 * the log instead, since another node may be ahead. Either way the answer is true as of a moment
 * after the question was put; where the log had moved on, the act is judged again.
 */
export class LiveGame {
  readonly rules: Ruleset
  readonly table: Table
  readonly luck: Luck
  /** Bots that have spoken up unasked since a question that blocks was last answered. */
  readonly spoken = new Set<number>()
  readonly #store: LiveStore
  readonly #listeners: LiveListeners
  readonly #key: ChainKey
  readonly #log: KnownLog
  #record: SecretGameRecord
  #game: Game
  #over: boolean
  /** The fold is not that of the confirmed log: a race was lost, or a bug broke it. */
  #stale = false
  #queue: Waiting[] = []
  #busy = false
  /** A doorbell rang for this version. */
  #rung = 0
  followers = 0
  /** What it weighed when it was given its place in the cache. */
  keptWeight = 0

  constructor(
    record: SecretGameRecord,
    { rules, table }: { rules: Ruleset; table: Table },
    rows: readonly StoredRow[],
    store: LiveStore,
    listeners: LiveListeners,
  ) {
    this.#record = record
    this.rules = rules
    this.table = table
    this.luck = hmacLuck(record.seed, record.id, entropyOf(record))
    this.#store = store
    this.#listeners = listeners
    this.#key = chainKey(record.seed)
    this.#log = new KnownLog(record.id)
    for (const row of rows) this.#log.add(unpack(row.packed), row.head)
    this.#game = replay(rules, table, this.#log.commits)
    this.#over = this.#game.over
  }

  get id(): string {
    return this.#record.id
  }
  get record(): SecretGameRecord {
    return this.#record
  }
  /** Confirmed: stored, and known to be. */
  get version(): number {
    return this.#log.version
  }
  /** All that is stored, as far as this node knows. Nobody else writes to it. */
  get commits(): readonly Commit[] {
    return this.#log.commits
  }
  /** The version after each of the commits. */
  get versions(): readonly number[] {
    return this.#log.versions
  }
  get isBusy(): boolean {
    return this.#busy || this.#queue.length > 0
  }
  /** Confirmed: the row that ends it is stored. */
  get isOver(): boolean {
    return this.#over
  }

  /** Takes over what changed beside the log: that an account has left, say. */
  amend(record: SecretGameRecord): void {
    this.#record = record
  }

  do<T>(act: Act<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const resolveAny = resolve as (value: unknown) => void
      this.#queue.push({ act, resolve: resolveAny, reject, tries: 0 })
      if (!this.#busy) void this.#run()
    })
  }

  /** A question that blocks was answered: all bots may speak up again. */
  hearBots(): void {
    // To clear what is empty costs as much as to fill it.
    if (this.spoken.size > 0) this.spoken.clear()
  }

  /** Another node has stored rows up to this version. */
  ring(version: number): void {
    if (version <= this.version) return
    this.#rung = Math.max(this.#rung, version)
    if (!this.#busy) void this.#run()
  }

  /** The place among the commits of what a seat sent under a key; undefined: never seen. */
  placeOf(seat: number, moveId: string): number | undefined {
    return this.#log.placeOf(seat, moveId)
  }

  /** The head of the row in which a version lies. */
  headOf(version: number): string {
    return this.#log.headOf(version)
  }

  /** The game as it was at the end of a commit. */
  gameAfter(commits: number): Game {
    return replay(this.rules, this.table, this.#log.commits.slice(0, commits))
  }

  async #run(): Promise<void> {
    this.#busy = true
    while (this.#queue.length > 0 || this.#rung > this.version) {
      const flight = this.#decide()
      try {
        if (flight.commits.length > 0) await this.#send(flight)
        else await this.#look(flight)
      } catch (error) {
        this.#drop(flight, error)
      }
    }
    this.#busy = false
    this.#listeners.onIdle(this)
  }

  /** Lets the next acts have their turn, until the row is full. */
  #decide(): Flight {
    const next = this.#queue.slice(0, ACTS_PER_ROW_MAX)
    this.#queue = this.#queue.slice(ACTS_PER_ROW_MAX)
    return this.#judge(next)
  }

  #judge(acts: readonly Waiting[]): Flight {
    if (this.#stale) this.#foldAgain()
    const decided: Decided[] = []
    const commits: Commit[] = []
    const keep = (commit: Commit) => {
      commits.push(commit)
      return commit
    }
    for (const waiting of acts) {
      try {
        const answer = waiting.act({ live: this, game: this.#game, now: this.#store.now(), keep })
        decided.push({ waiting, answer })
      } catch (error) {
        if (!isOnPurpose(error)) {
          // A bug: what it left of the fold is not to be trusted, so the others are judged again.
          this.#stale = true
          waiting.reject(error)
          return this.#judge(acts.filter((one) => one !== waiting))
        }
        const answer = () => {
          throw error
        }
        decided.push({ waiting, answer })
      }
    }
    return { decided, commits }
  }

  async #send({ decided, commits }: Flight): Promise<void> {
    const packed = pack(commits)
    const events = commits.reduce((sum, commit) => sum + commit.events.length, 0)
    const head = nextHead(this.#key, this.#log.head, packed)
    const row: StoredRow = {
      gameId: this.id,
      firstVersion: this.version,
      lastVersion: this.version + events,
      at: commits.at(-1)!.at,
      packed,
      head,
      wakeAt: wakeAt(this.#game, this.#record, commits.at(-1)!.at),
      over: this.#game.over,
    }
    const stored = this.#store.append(row)
    // While the row is on its way there is time: whoever waits does not wait for this.
    this.#log.lookAhead(commits, head, () => {
      for (const one of decided) one.tell = prepared(one, head)
    })
    if (!(await stored)) {
      this.#stale = true
      this.#listeners.onLostRace()
      await this.#fetchTail()
      this.#foldAgain()
      this.#listeners.onAdvance(this)
      this.#again(decided)
      return
    }
    this.#log.add(commits, head)
    this.#over = row.over
    this.#listeners.onStored(commits)
    this.#settle(decided)
    this.#listeners.onAdvance(this)
  }

  async #look(flight: Flight): Promise<void> {
    if (!this.#over && (await this.#fetchTail())) {
      if (this.#stale) this.#foldAgain()
      this.#listeners.onAdvance(this)
      // The fold is now as new as the question, so what decides nothing this time is true as well.
      const again = this.#judge(flight.decided.map(({ waiting }) => waiting))
      if (again.commits.length > 0) await this.#send(again)
      else this.#settle(again.decided)
      return
    }
    // It rang for what the log does not show: nothing was stored, or it rings again when it is.
    this.#rung = 0
    this.#settle(flight.decided)
  }

  #settle(decided: readonly Decided[]): void {
    const { head } = this.#log
    for (const one of decided) (one.tell ?? prepared(one, head))()
  }

  async #fetchTail(): Promise<boolean> {
    const rows = await this.#store.tail(this.id, this.version)
    for (const row of rows) {
      const commits = unpack(row.packed)
      this.#log.add(commits, row.head)
      if (!this.#stale) for (const commit of commits) fold(this.rules, this.#game, commit)
    }
    if (!this.#stale) this.#over = this.#game.over
    return rows.length > 0
  }

  /** To the front of the queue, in the order in which they came. */
  #again(decided: readonly Decided[]): void {
    const again: Waiting[] = []
    for (const { waiting } of decided) {
      waiting.tries += 1
      if (waiting.tries > TRIES_MAX) waiting.reject(no('busy'))
      else again.push(waiting)
    }
    this.#queue = [...again, ...this.#queue]
  }

  /** Whether the row was stored is not known: the log is asked before anything else is. */
  #drop({ decided }: Flight, error: unknown): void {
    this.#stale = true
    this.#rung = 0
    const isDown = error instanceof Unavailable
    const answer = isDown ? no('database-unavailable') : error
    for (const { waiting } of decided) waiting.reject(answer)
    if (!isDown) return
    const rest = this.#queue
    this.#queue = []
    for (const waiting of rest) waiting.reject(answer)
  }

  #foldAgain(): void {
    this.#game = replay(this.rules, this.table, this.#log.commits)
    this.#over = this.#game.over
    this.#stale = false
  }
}

function prepared({ waiting, answer }: Decided, head: string): () => void {
  const { resolve, reject } = waiting
  try {
    const value = answer(head)
    return () => resolve(value)
  } catch (error) {
    return () => reject(error)
  }
}

const isOnPurpose = (error: unknown): boolean =>
  error instanceof ServiceError || error instanceof Refusal

/** What the seats added to the luck, in seat order. */
export const entropyOf = ({ seats }: Pick<SecretGameRecord, 'seats'>): string[] =>
  seats.map(({ entropy }) => entropy ?? '')
