import { type Commit, fold, type Game, isFromLater, replay } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import type { ChainKey } from '../../engine/luck/chain.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { CachedLog } from './cached-log.ts'
import { rewoundTo } from './cursor.ts'
import type { ServerEpoch, StoredRow } from './port.ts'

/** How the log of a game is read. */
interface LogReader {
  /** The rows from a version on. */
  tail(from: number): Promise<StoredRow[]>
  /** The same from the first one on, where it is not the log that it was. */
  again(): Promise<StoredRow[]>
  /** See `EventLog`. */
  epoch(): number
}

interface Played {
  readonly gameId: string
  readonly key: ChainKey
  readonly rules: Ruleset
  readonly table: Table
}

export type Found = 'nothing' | 'more' | 'rewound'

/**
 * The log of one game as this node knows it, with its fold, which acts play ahead. After an outage
 * the database may be another one, a standby or a backup, that has lost the end of the log: then
 * nothing is believed until the log was asked for the very row on which this stands.
 */
export class FoldedLog {
  readonly #played: Played
  readonly #reader: LogReader
  #known: CachedLog
  #game: Game
  #isOver: boolean
  /** The fold is not that of the confirmed log: a race was lost, or a bug broke it. */
  #isStale = false
  /** Of the time at which the log was last known to be so. */
  #epoch: number
  /** Who has stored the last row; null: another node had it stored. */
  #server: ServerEpoch | null = null
  /** For each time that the log had lost its end: the version from which it went on. */
  readonly #rewinds: number[] = []

  constructor(played: Played, reader: LogReader, rows: readonly StoredRow[], epoch: number) {
    this.#played = played
    this.#reader = reader
    this.#epoch = epoch
    this.#known = this.#read(rows)
    this.#game = this.#replayed()
    this.#isOver = this.#game.over
  }

  /** Confirmed: stored, and known to be. */
  get known(): CachedLog {
    return this.#known
  }
  /** As acts have played it so far; from the log again where they spoiled it. */
  get game(): Game {
    if (this.#isStale) this.#foldAgain()
    return this.#game
  }
  /** Confirmed: the row that ends it is stored. */
  get isOver(): boolean {
    return this.#isOver
  }
  get isDoubtful(): boolean {
    return this.#epoch !== this.#reader.epoch()
  }
  get rewinds(): number {
    return this.#rewinds.length
  }

  /** What acts have played is not what is stored. */
  spoil(): void {
    this.#isStale = true
  }

  /** Who has the last row for certain. */
  get server(): ServerEpoch | null {
    return this.isDoubtful ? null : this.#server
  }

  /** What acts have played was stored, behind what is known, at a time of that epoch. */
  confirm(
    commits: readonly Commit[],
    head: string,
    by: { server: ServerEpoch; epoch: number },
  ): void {
    this.#known.add(commits, head)
    this.#isOver = this.#game.over
    this.#server = by.server
    this.#epoch = by.epoch
  }

  /** Takes in what was stored since. Throws where that cannot be gone on from. */
  async catchUp(): Promise<Found> {
    const epoch = this.#reader.epoch()
    const mustLookBack = this.#isStale || epoch !== this.#epoch
    const own = this.#known.lastRow
    const from = mustLookBack ? own.firstVersion : this.#known.version
    const found = await this.#reader.tail(from)
    const isThere = !mustLookBack || found[0]?.head === own.head
    const rows = mustLookBack ? found.slice(1) : found
    const [next] = rows
    if (!isThere || (next && !this.#known.isFollowedBy(next))) return this.#rewind()
    for (const row of rows) this.#take(row)
    this.#epoch = epoch
    if (!next) return 'nothing'
    if (this.#isStale) this.#foldAgain()
    return 'more'
  }

  /**
   * Throws where what somebody has of the game, up to a version, was rewound after so many rewinds.
   * Gives how many there were by now.
   */
  mustStillHold(version: number, rewinds: number): number {
    if (this.#rewinds.length > rewinds && version > Math.min(...this.#rewinds.slice(rewinds)))
      throw rewoundTo(this.#known.version)
    return this.#rewinds.length
  }

  #take(row: StoredRow): void {
    const commits = this.#commitsOf(row, this.#known)
    this.#server = null
    this.#known.add(commits, row.head)
    if (this.#isStale) return
    for (const commit of commits) fold(this.#played.rules, this.#game, commit)
    this.#isOver = this.#game.over
  }

  /** The log does not hold what is known of it. */
  async #rewind(): Promise<Found> {
    const epoch = this.#reader.epoch()
    const log = this.#read(await this.#reader.again())
    const kept = this.#known.commonWith(log)
    // Another start is another game, with other seats maybe, or one that has not started.
    if (kept === 0) throw rewoundTo(log.version)
    if (kept < this.#known.version) this.#rewinds.push(kept)
    this.#known = log
    this.#server = null
    this.#epoch = epoch
    this.#foldAgain()
    return 'rewound'
  }

  #read(rows: readonly StoredRow[]): CachedLog {
    const { gameId, key } = this.#played
    const log = new CachedLog(gameId, key)
    for (const row of rows) log.add(this.#commitsOf(row, log), row.head)
    return log
  }

  /** A fold of what one does not know would be another game. */
  #commitsOf(row: StoredRow, log: CachedLog): readonly Commit[] {
    const commits = log.check(row)
    if (commits.some((commit) => isFromLater(this.#played.rules, commit)))
      throw serviceError('game-from-newer-version')
    return commits
  }

  #foldAgain(): void {
    this.#game = this.#replayed()
    this.#isOver = this.#game.over
    this.#isStale = false
  }

  #replayed(): Game {
    const { rules, table } = this.#played
    return replay(rules, table, this.#known.commits)
  }
}

const codesOfLogs: ReadonlySet<string> = new Set([
  ...['history-rewound', 'game-from-newer-version', 'game-unreadable'],
])

/** Whether the log itself is why it cannot be gone on from. */
export const isOfLog = (error: Error): boolean =>
  error instanceof ServiceError && codesOfLogs.has(error.code)
