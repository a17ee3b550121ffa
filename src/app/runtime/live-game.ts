import type { Luck } from '../../engine/kernel/chance.ts'
import type { Commit, Game } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { chainKey } from '../../engine/luck/chain.ts'
import { pack } from '../../engine/luck/log.ts'
import { hmacLuck } from '../../engine/luck/stream.ts'
import { isExpectedError, serviceError } from '../core/errors.ts'
import { Unavailable } from '../core/ports.ts'
import type { GameContent } from '../packs/packs.ts'
import { eventsIn } from './cached-log.ts'
import { FoldedLog, isOfLog } from './folded-log.ts'
import { endedIn } from './game-end.ts'
import type { Ended } from './lifecycle-schema.ts'
import type { LiveStore } from './live-store.ts'
import { type KeyedResult, MoveKeys } from './move-keys.ts'
import type { NewRow, SecretGameRecord, StoredRow } from './port.ts'
import { entropyOf } from './stored-log.ts'
import { asUnreadable } from './unreadable-log.ts'
import { wakeAt } from './wake-time.ts'

/** More acts than this wait for the next row: one hot game must not starve the others. */
const ACTS_PER_ROW_MAX = 16
/** Acts that wait for their turn: who comes then is told to come again. */
const ACTS_WAITING_MAX = 1_024
/** A move that lost that many races to other nodes is told to come again. */
const TRIES_MAX = 3

/** What an act may do with the game while it is its turn. */
export interface CommandContext {
  readonly live: LiveGame
  readonly game: Game
  readonly now: number
  /** Takes what the kernel has just decided into the row; a deed, too, is done with it. */
  append(commit: Commit, deed?: string): Commit
  /** What a seat has done under a key; undefined: nothing. */
  resultOfKey(seat: number, moveId: string): KeyedResult | undefined
}

/** Judged against the newest fold; gives what makes the answer once the row's head is known. */
export type Command<T> = (turn: CommandContext) => (head: string) => T

interface Waiting {
  readonly act: Command<unknown>
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
  /** Acts of operators that are done with it. */
  readonly deeds: readonly string[] | null
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
  /** The log had lost its end. */
  readonly onRewound: () => void
  /** Its log cannot be followed any more. */
  readonly onTrouble: (live: LiveGame) => void
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
  /** At which its log begins: a fork changes the pace of the game's own. */
  readonly table: Table
  readonly luck: Luck
  /** What its pack takes of the memory of this node, in events. */
  readonly packWeight: number
  /** Bots that have spoken up unasked since a question that blocks was last answered. */
  readonly botsThatPassed = new Set<number>()
  readonly #store: LiveStore
  readonly #listeners: LiveListeners
  readonly #folded: FoldedLog
  #record: SecretGameRecord
  #trouble: Error | null = null
  #queue: Waiting[] = []
  #busy = false
  /** A doorbell rang for this version. */
  #rung = 0
  followers = 0
  /** What it weighed when it was given its place in the cache. */
  keptWeight = 0

  constructor(
    record: SecretGameRecord,
    { rules, table, packWeight }: Pick<GameContent, 'rules' | 'table' | 'packWeight'>,
    { rows, epoch }: { rows: readonly StoredRow[]; epoch: number },
    store: LiveStore,
    listeners: LiveListeners,
  ) {
    this.#record = record
    this.rules = rules
    this.table = table
    this.packWeight = packWeight
    this.luck = hmacLuck(record.seed, record.id, entropyOf(record))
    this.#store = store
    this.#listeners = listeners
    const played = { gameId: record.id, key: chainKey(record.seed), rules, table }
    const reader = {
      tail: (from: number) => store.tail(record.id, from),
      again: () => this.#readAgain(),
      epoch: () => store.epoch(),
    }
    this.#folded = new FoldedLog(played, reader, rows, epoch)
  }

  get id(): string {
    return this.#record.id
  }
  get record(): SecretGameRecord {
    return this.#record
  }
  /** Confirmed: stored, and known to be. */
  get version(): number {
    return this.#folded.known.version
  }
  /** All that is stored, as far as this node knows. Nobody else writes to it. */
  get commits(): readonly Commit[] {
    return this.#folded.known.commits
  }
  /** The version after each of the commits. */
  get versions(): readonly number[] {
    return this.#folded.known.versions
  }
  get isHeld(): boolean {
    return this.#store.isHeld()
  }
  /** Acts whose turn has not come. */
  get waiting(): number {
    return this.#queue.length
  }
  get isBusy(): boolean {
    return this.#busy || this.#queue.length > 0
  }
  /** The fold, where it is that of the confirmed log; null: acts play ahead of it. */
  get settled(): Game | null {
    return this.isBusy || this.#trouble ? null : this.#folded.game
  }
  /** Confirmed: the row that ends it is stored. */
  get isOver(): boolean {
    return this.#folded.isOver
  }
  /** How it ended; null: it has not. */
  get ended(): Ended | null {
    return this.isOver ? endedIn(this.rules, this.#folded.game) : null
  }
  /** The log is asked before anything is believed: there was an outage since it was. */
  get isStale(): boolean {
    return this.#folded.isDoubtful
  }
  /** How often the log had lost its end. */
  get rewinds(): number {
    return this.#folded.rewinds
  }
  /** Why nothing more can be asked of it; null: it can. */
  get trouble(): Error | null {
    return this.#trouble
  }

  /** Takes over what changed beside the log: that an account has left, say. */
  updateRecord(record: SecretGameRecord): void {
    this.#record = record
  }

  /** Folds it anew, and asks the log for its last row before anything is believed. */
  reload(): void {
    this.#folded.spoil()
  }

  run<T>(act: Command<T>): Promise<T> {
    if (this.#trouble) return Promise.reject(this.#trouble)
    if (this.#queue.length >= ACTS_WAITING_MAX) return Promise.reject(serviceError('busy'))
    return new Promise<T>((resolve, reject) => {
      const resolveAny = resolve as (value: unknown) => void
      this.#queue.push({ act, resolve: resolveAny, reject, tries: 0 })
      if (!this.#busy) void this.#run()
    })
  }

  /** A question that blocks was answered: all bots may speak up again. */
  resetBots(): void {
    // To clear what is empty costs as much as to fill it.
    if (this.botsThatPassed.size > 0) this.botsThatPassed.clear()
  }

  /** Another node has stored rows up to this version. */
  notifyVersion(version: number): void {
    if (version <= this.version || this.#trouble) return
    this.#rung = Math.max(this.#rung, version)
    if (!this.#busy) void this.#run()
  }

  /** The head of the row in which a version lies. */
  headOf(version: number): string {
    return this.#folded.known.headOf(version)
  }

  /** See `FoldedLog`. Throws, too, where the game can be asked nothing more. */
  mustStillHold(version: number, rewinds: number): number {
    if (this.#trouble) throw this.#trouble
    return this.#folded.mustStillHold(version, rewinds)
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
    const next = this.#queue
    this.#queue = next.length > ACTS_PER_ROW_MAX ? next.splice(ACTS_PER_ROW_MAX) : []
    return this.#judge(next)
  }

  #judge(acts: readonly Waiting[]): Flight {
    const { game } = this.#folded
    const decided: Decided[] = []
    const commits: Commit[] = []
    let deeds: string[] | null = null
    const keep = (commit: Commit, deed?: string) => {
      commits.push(commit)
      if (deed !== undefined) deeds = [...(deeds ?? []), deed]
      return commit
    }
    // Clocks of databases are set, too: nothing happens before what has happened.
    const now = Math.max(this.#store.now(), game.at)
    const firsts = new MoveKeys(this, this.#folded.known, commits)
    const firstOf = (seat: number, moveId: string) => firsts.find(seat, moveId)
    for (const waiting of acts) {
      try {
        const answer = waiting.act({ live: this, game, now, append: keep, resultOfKey: firstOf })
        decided.push({ waiting, answer })
      } catch (error) {
        if (!isExpectedError(error)) {
          // A bug: what it left of the fold is not to be trusted, so the others are judged again.
          this.#folded.spoil()
          waiting.reject(error)
          return this.#judge(acts.filter((one) => one !== waiting))
        }
        const answer = () => {
          throw error
        }
        decided.push({ waiting, answer })
      }
    }
    return { decided, commits, deeds }
  }

  async #send({ decided, commits, deeds }: Flight): Promise<void> {
    const { game, known } = this.#folded
    const packed = pack(commits)
    const head = known.headAfter(packed)
    const row: NewRow = {
      gameId: this.id,
      firstVersion: known.version,
      lastVersion: known.version + eventsIn(commits),
      at: commits.at(-1)!.at,
      packed,
      head,
      wakeAt: wakeAt(game, this.#record, commits.at(-1)!.at),
      before: known.lastRow,
      server: this.#folded.server,
      over: game.over,
      cancelled: game.cancelled,
      auditIds: deeds,
    }
    const epoch = this.#store.epoch()
    const stored = this.#store.append(row)
    // While the row is on its way there is time: whoever waits does not wait for this.
    known.lookAhead(commits, head, () => {
      for (const one of decided) one.tell = prepared(one, head)
    })
    const server = await stored
    if (server === null) {
      this.#folded.spoil()
      this.#listeners.onLostRace()
      await this.#catchUp()
      this.#listeners.onAdvance(this)
      this.#again(decided)
      return
    }
    this.#folded.confirm(commits, head, { server, epoch })
    this.#listeners.onStored(commits)
    this.#settle(decided)
    this.#listeners.onAdvance(this)
  }

  async #look(flight: Flight): Promise<void> {
    const isSettled = this.isOver && !this.isStale
    if (!isSettled && (await this.#catchUp())) {
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
    const { head } = this.#folded.known
    for (const one of decided) (one.tell ?? prepared(one, head))()
  }

  /** Gives whether the log was not what it was known to be. */
  async #catchUp(): Promise<boolean> {
    try {
      const found = await this.#folded.catchUp()
      if (found === 'rewound') this.#listeners.onRewound()
      return found !== 'nothing'
    } catch (error) {
      const said = asUnreadable(error)
      if (isOfLog(said)) this.#trouble = said
      throw said
    }
  }

  /** With the record, for the game may have ended in what was lost. */
  async #readAgain(): Promise<StoredRow[]> {
    const [record, rows] = await Promise.all([
      this.#store.record(this.id),
      this.#store.tail(this.id, 0),
    ])
    this.#record = record ?? this.#record
    return rows
  }

  /** To the front of the queue, in the order in which they came. */
  #again(decided: readonly Decided[]): void {
    const again: Waiting[] = []
    for (const { waiting } of decided) {
      waiting.tries += 1
      if (waiting.tries > TRIES_MAX) waiting.reject(serviceError('busy'))
      else again.push(waiting)
    }
    this.#queue = [...again, ...this.#queue]
  }

  /** Whether the row was stored is not known: the log is asked before anything else is. */
  #drop({ decided }: Flight, error: unknown): void {
    this.#folded.spoil()
    this.#rung = 0
    const isDown = error instanceof Unavailable
    const answer = isDown ? serviceError('database-unavailable') : error
    for (const { waiting } of decided) waiting.reject(answer)
    if (!isDown && !this.#trouble) return
    const rest = this.#queue
    this.#queue = []
    for (const waiting of rest) waiting.reject(answer)
    if (this.#trouble) this.#listeners.onTrouble(this)
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
