import type { Luck } from '../../engine/kernel/chance.ts'
import type { Commit, Game } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { chainKey } from '../../engine/luck/chain.ts'
import { pack } from '../../engine/luck/log.ts'
import { drawsNamed, hmacLuck } from '../../engine/luck/stream.ts'
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

/**
 * Maximum number of commands whose commits share a log row, so that one busy game does not delay
 * others.
 */
const COMMANDS_PER_ROW_MAX = 16
const COMMANDS_WAITING_MAX = 1_024
const TRIES_MAX = 3

export interface CommandContext {
  readonly live: LiveGame
  readonly game: Game
  readonly now: number
  append(commit: Commit, auditId?: string): Commit
  resultOfKey(seat: number, moveId: string): KeyedResult | undefined
}

/**
 * A function that is called with the newest state of the game. The returned function creates the
 * answer after the log row has been stored; `head` is the hash of the row.
 */
export type Command<T> = (command: CommandContext) => (head: string) => T

interface Waiting {
  readonly command: Command<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  tries: number
}
interface Decided {
  readonly waiting: Waiting
  readonly answer: (head: string) => unknown
  /** Sends the answer. The answer may be rendered before the log row is stored. */
  tell?: () => void
}
interface Flight {
  readonly decided: readonly Decided[]
  readonly commits: readonly Commit[]
  readonly auditIds: readonly string[] | null
}

export interface LiveListeners {
  readonly onAdvance: (live: LiveGame) => void
  readonly onStored: (commits: readonly Commit[]) => void
  readonly onIdle: (live: LiveGame) => void
  readonly onLostRace: () => void
  readonly onRewound: () => void
  readonly onTrouble: (live: LiveGame) => void
}

/**
 * A game that has started, kept in memory. Commands run one at a time. The commits of several
 * commands form one log row, and only one row is being stored at a time. A command without commits,
 * such as a read or a refused move, waits until the log has been checked. If another node has
 * stored a row first, the commands run again with the new state.
 */
export class LiveGame {
  readonly rules: Ruleset
  readonly table: Table
  readonly luck: Luck
  readonly packWeight: number
  /**
   * Seats of bots that declined an optional decision after the last required decision was answered.
   */
  readonly botsThatPassed = new Set<number>()
  readonly #store: LiveStore
  readonly #listeners: LiveListeners
  readonly #folded: FoldedLog
  #record: SecretGameRecord
  #trouble: Error | null = null
  #queue: Waiting[] = []
  #busy = false
  #rung = 0
  followers = 0
  showsEnd: boolean
  keptWeight = 0

  constructor(
    record: SecretGameRecord,
    { rules, table, packWeight }: Pick<GameContent, 'rules' | 'table' | 'packWeight'>,
    { rows, epoch }: { rows: readonly StoredRow[]; epoch: number },
    store: LiveStore,
    listeners: LiveListeners,
  ) {
    this.#record = record
    this.showsEnd = record.lot === null
    this.rules = rules
    this.table = table
    this.packWeight = packWeight
    const draws = drawsNamed({ game: record.id, lot: record.lot })
    this.luck = hmacLuck(record.seed, draws, entropyOf(record))
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
  get version(): number {
    return this.#folded.known.version
  }
  /** The array of stored commits, which callers must not modify. */
  get commits(): readonly Commit[] {
    return this.#folded.known.commits
  }
  get versions(): readonly number[] {
    return this.#folded.known.versions
  }
  get isHeld(): boolean {
    return this.#store.isHeld()
  }
  get waiting(): number {
    return this.#queue.length
  }
  get isBusy(): boolean {
    return this.#busy || this.#queue.length > 0
  }
  /** The current game; null while a log row is being stored or if the game is unusable. */
  get settled(): Game | null {
    return this.isBusy || this.#trouble ? null : this.#folded.game
  }
  get isOver(): boolean {
    return this.#folded.isOver
  }
  get ended(): Ended | null {
    return this.isOver ? endedIn(this.rules, this.#folded.game) : null
  }
  get isStale(): boolean {
    return this.#folded.isDoubtful
  }
  get rewinds(): number {
    return this.#folded.rewinds
  }
  get trouble(): Error | null {
    return this.#trouble
  }

  updateRecord(record: SecretGameRecord): void {
    this.#record = record
  }

  reload(): void {
    this.#folded.spoil()
  }

  run<T>(command: Command<T>): Promise<T> {
    if (this.#trouble) return Promise.reject(this.#trouble)
    if (this.#queue.length >= COMMANDS_WAITING_MAX) return Promise.reject(serviceError('busy'))
    return new Promise<T>((resolve, reject) => {
      const resolveAny = resolve as (value: unknown) => void
      this.#queue.push({ command, resolve: resolveAny, reject, tries: 0 })
      if (!this.#busy) void this.#run()
    })
  }

  /** After each required decision, bots may answer their optional decisions once more. */
  resetBots(): void {
    // The size of the set is checked first, because clearing an empty set takes as long as clearing
    // a full set.
    if (this.botsThatPassed.size > 0) this.botsThatPassed.clear()
  }

  notifyVersion(version: number): void {
    if (version <= this.version || this.#trouble) return
    this.#rung = Math.max(this.#rung, version)
    if (!this.#busy) void this.#run()
  }

  headOf(version: number): string {
    return this.#folded.known.headOf(version)
  }

  requireStillHeld(version: number, rewinds: number): number {
    if (this.#trouble) throw this.#trouble
    return this.#folded.requireStillHeld(version, rewinds)
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

  #decide(): Flight {
    const next = this.#queue
    this.#queue = next.length > COMMANDS_PER_ROW_MAX ? next.splice(COMMANDS_PER_ROW_MAX) : []
    return this.#runCommands(next)
  }

  #runCommands(waitingCommands: readonly Waiting[]): Flight {
    const { game } = this.#folded
    const decided: Decided[] = []
    const commits: Commit[] = []
    let auditIds: string[] | null = null
    const append = (commit: Commit, auditId?: string) => {
      commits.push(commit)
      if (auditId !== undefined) auditIds = [...(auditIds ?? []), auditId]
      return commit
    }
    // The database clock may be set back, but timestamps in a log must not decrease.
    const now = Math.max(this.#store.now(), game.at)
    const moveKeys = new MoveKeys(this, this.#folded.known, commits)
    const resultOfKey = (seat: number, moveId: string) => moveKeys.find(seat, moveId)
    for (const waiting of waitingCommands) {
      try {
        const answer = waiting.command({ live: this, game, now, append, resultOfKey })
        decided.push({ waiting, answer })
      } catch (error) {
        if (!isExpectedError(error)) {
          // A bug may have left the state half-changed, so the state is recomputed before the
          // remaining commands run.
          this.#folded.spoil()
          waiting.reject(error)
          return this.#runCommands(waitingCommands.filter((one) => one !== waiting))
        }
        const answer = () => {
          throw error
        }
        decided.push({ waiting, answer })
      }
    }
    return { decided, commits, auditIds }
  }

  async #send({ decided, commits, auditIds }: Flight): Promise<void> {
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
      auditIds,
    }
    const epoch = this.#store.epoch()
    const stored = this.#store.append(row)
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
      // The log has just been read, so a command that makes no commit can answer from the current
      // state.
      const again = this.#runCommands(flight.decided.map(({ waiting }) => waiting))
      if (again.commits.length > 0) await this.#send(again)
      else this.#settle(again.decided)
      return
    }
    // If this node does not find a row that a notification announced, the row was not stored, or
    // another notification for the row will follow.
    this.#rung = 0
    this.#settle(flight.decided)
  }

  #settle(decided: readonly Decided[]): void {
    const { head } = this.#folded.known
    for (const one of decided) (one.tell ?? prepared(one, head))()
  }

  async #catchUp(): Promise<boolean> {
    try {
      const found = await this.#folded.catchUp()
      if (found === 'rewound') this.#listeners.onRewound()
      return found !== 'nothing'
    } catch (error) {
      const failure = asUnreadable(error)
      if (isOfLog(failure)) this.#trouble = failure
      throw failure
    }
  }

  /**
   * The game record is read together with the log, because the database may have lost the recorded
   * end of the game.
   */
  async #readAgain(): Promise<StoredRow[]> {
    const [record, rows] = await Promise.all([
      this.#store.record(this.id),
      this.#store.tail(this.id, 0),
    ])
    this.#record = record ?? this.#record
    return rows
  }

  #again(decided: readonly Decided[]): void {
    const again: Waiting[] = []
    for (const { waiting } of decided) {
      waiting.tries += 1
      if (waiting.tries > TRIES_MAX) waiting.reject(serviceError('busy'))
      else again.push(waiting)
    }
    this.#queue = [...again, ...this.#queue]
  }

  /**
   * The log row may or may not have been stored, so the log must be read before the next command
   * runs.
   */
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
