import { type Commit, fold, type Game, isFromLater, replay } from '../../engine/kernel/game.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import type { ChainKey } from '../../engine/luck/chain.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { CachedLog } from './cached-log.ts'
import { rewoundTo } from './cursor.ts'
import type { ServerEpoch, StoredRow } from './port.ts'

interface LogReader {
  tail(from: number): Promise<StoredRow[]>
  again(): Promise<StoredRow[]>
  epoch(): number
}

interface FoldRules {
  readonly gameId: string
  readonly key: ChainKey
  readonly rules: Ruleset
  readonly table: Table
}

export type CatchUpResult = 'nothing' | 'more' | 'rewound'

/**
 * The cached log of a game together with its computed state. Commands can change the state before
 * their commits are stored. After an outage, the database may have lost the end of the log, so the
 * cached log is not used until its last row has been found in the database.
 */
export class FoldedLog {
  readonly #played: FoldRules
  readonly #reader: LogReader
  #known: CachedLog
  #game: Game
  #isOver: boolean
  /**
   * True if the state may differ from the stored log, either because another node stored a row
   * first or because of a bug.
   */
  #isStale = false
  #epoch: number
  #server: ServerEpoch | null = null
  /** The last version that remained in the log after each loss of rows. */
  readonly #rewinds: number[] = []

  constructor(played: FoldRules, reader: LogReader, rows: readonly StoredRow[], epoch: number) {
    this.#played = played
    this.#reader = reader
    this.#epoch = epoch
    this.#known = this.#read(rows)
    this.#game = this.#replayed()
    this.#isOver = this.#game.over
  }

  get known(): CachedLog {
    return this.#known
  }
  /**
   * The current game, including commits that are not stored yet. After a failure, the game is
   * recomputed from the stored log.
   */
  get game(): Game {
    if (this.#isStale) this.#foldAgain()
    return this.#game
  }
  get isOver(): boolean {
    return this.#isOver
  }
  get isDoubtful(): boolean {
    return this.#epoch !== this.#reader.epoch()
  }
  get rewinds(): number {
    return this.#rewinds.length
  }

  spoil(): void {
    this.#isStale = true
  }

  get server(): ServerEpoch | null {
    return this.isDoubtful ? null : this.#server
  }

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

  async catchUp(): Promise<CatchUpResult> {
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
   * Throws if any loss of rows after the first `rewinds` losses removed `version` from the log.
   * Returns the total number of losses.
   */
  requireStillHeld(version: number, rewinds: number): number {
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

  async #rewind(): Promise<CatchUpResult> {
    const epoch = this.#reader.epoch()
    const log = this.#read(await this.#reader.again())
    const kept = this.#known.commonWith(log)
    // If the cached log and the stored log have no row in common, the cached game cannot be kept:
    // even the seats may have changed, or the game may not have started.
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

  /** Throws if a commit was made with newer rules, because this node cannot apply such commits. */
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
  ...['history-rewound', 'game-from-newer-version', 'ruleset-not-loaded', 'game-unreadable'],
])

export const isOfLog = (error: Error): boolean =>
  error instanceof ServiceError && codesOfLogs.has(error.code)
