import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '../../engine/kernel/game.ts'
import type { KernelCause } from '../../engine/kernel/kernel-causes.ts'
import { archiveGames } from '../archive/archive-games.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { TooManyListQueries, Unavailable } from '../core/ports.ts'
import { writeExportSlice } from '../exchange/write-export-slice.ts'
import { applyGameChange } from '../games/apply-game-change.ts'
import type { JobFinding, JobProgress, Slice } from '../jobs/port.ts'
import type { JobKind } from '../jobs/schema.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { VerifiedGames } from '../verification/verified-games.ts'
import type { GameVerifier } from '../verification/verify-game.ts'

/** A job that another node was asked for is begun here within it. */
const LOOK_MILLISECONDS = 5_000
/** Also while one game takes long, others hear that somebody works on it. */
const HOLD_MILLISECONDS = 20_000
/** A season is not waited for: its slice is taken again when the lease has ended. */
const CLOSE_MILLISECONDS_MAX = 5_000

/** Counted up game by game. */
type Count = { -readonly [Sum in keyof JobProgress]: number }
const nothing: JobProgress = { games: 0, rows: 0, events: 0, bad: 0, unjudged: 0, skipped: 0 }

/** A slice on which this node works. */
interface Work {
  readonly slice: Slice
  readonly sums: Count
  readonly told: JobFinding[]
}

/** What a worker does, and how much of it at once. */
interface Trade {
  readonly kinds: readonly JobKind[]
  readonly atOnce: number
}

/**
 * Works off jobs, slice by slice. A slice is held for a minute, and said again to be held before
 * each game: so a node that is lost holds up nothing, and a job that is called off ends at once.
 */
export class JobRunner {
  readonly #context: Context
  readonly #judge: GameVerifier
  readonly #verdicts: VerifiedGames
  readonly #kinds: readonly JobKind[]
  readonly #atOnce: number
  readonly #node = randomUUID()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | null = null
  #closed = false

  constructor(context: Context, judge: GameVerifier, { kinds, atOnce }: Trade) {
    this.#context = context
    this.#judge = judge
    this.#verdicts = new VerifiedGames(context.ports, context.packs.rulesets())
    this.#kinds = kinds
    this.#atOnce = atOnce
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_MILLISECONDS).unref()
  }

  /** There may be something to do; nobody waits for it. */
  wake(): void {
    this.work().catch((error) => {
      if (!isLater(error)) this.#context.report('jobs are not worked off', error)
    })
  }

  get #isIdle(): boolean {
    return this.#closed || this.#context.maintenance.isReadOnly
  }

  /** Until nothing is left. */
  work(): Promise<void> {
    this.#working ??= this.#workAll().finally(() => {
      this.#working = null
    })
    return this.#working
  }

  /** What is begun is left to others. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    const stopped = this.#working?.catch(() => {})
    await Promise.race([stopped, sleep(CLOSE_MILLISECONDS_MAX, undefined, { ref: false })])
  }

  async #workAll(): Promise<void> {
    const lanes = Array.from({ length: this.#atOnce }, () => this.#lane())
    const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  async #lane(): Promise<void> {
    const { jobs, clock } = this.#context.ports
    while (!this.#isIdle) {
      const slice = await jobs.take(this.#node, this.#kinds, clock.now())
      if (!slice) return
      await this.#workOn({ slice, sums: { ...nothing }, told: [] })
    }
  }

  async #workOn(work: Work): Promise<void> {
    const { report, ports } = this.#context
    const holding = setInterval(() => {
      this.#hold(work).catch(() => {})
    }, HOLD_MILLISECONDS)
    try {
      await this.#goThrough(work)
    } catch (error) {
      // The lease ends by itself.
      if (error instanceof Unavailable) throw error
      // Others read as many logs as may be read at once: that is no try.
      if (error instanceof TooManyListQueries) {
        await ports.jobs.giveBack(work.slice, null)
        throw error
      }
      report(`slice ${work.slice.no} of job ${work.slice.job} came to nothing`, error)
      await ports.jobs.giveBack(work.slice, String(error))
    } finally {
      clearInterval(holding)
    }
  }

  async #goThrough(work: Work): Promise<void> {
    const { slice, sums, told } = work
    const { jobs, clock } = this.#context.ports
    const games = await jobs.gamesIn(slice)
    if (slice.terms.file) return this.#write(work)
    if (slice.kind === 'archive') return this.#archive(work, games.length)
    const isShort = slice.kind === 'verify' && slice.terms.sinceLast
    const known = isShort ? await this.#verdicts.alreadyVerified(games) : new Set()
    for (const game of games) {
      if (this.#isIdle) return jobs.giveBack(slice, null)
      if (known.has(game)) sums.skipped += 1
      else if (await this.#hold(work)) await this.#perform(work, game)
      else return jobs.giveBack(slice, null)
      sums.games += 1
    }
    await jobs.finish(slice, sums, told, clock.now())
  }

  /** They leave file by file, and each file is a matter of its own. */
  async #archive(work: Work, games: number): Promise<void> {
    const { slice, sums, told } = work
    const { jobs, clock } = this.#context.ports
    const { ruleset, endedBefore } = slice.terms
    const range = { behind: slice.from, upTo: slice.to, gamesMax: games }
    const wanted = { ruleset, endedBefore: endedBefore ?? 0, ...range }
    let isWanted = true
    const why = { reason: null, job: slice.job }
    const { stayed } = await archiveGames(this.#context, wanted, why, {
      goesOn: async () => {
        isWanted &&= !this.#isIdle && (await this.#hold(work))
        return isWanted
      },
      onStep: (archived) => {
        sums.games = archived.games
        sums.rows = archived.rows
      },
    })
    if (!isWanted) return jobs.giveBack(slice, null)
    told.push(...stayed.map(({ game, why: fault }) => ({ game, fault })))
    sums.bad = stayed.length
    // Those of which a fork runs, or which somebody else has archived meanwhile.
    sums.skipped = Math.max(0, games - sums.games - sums.bad)
    sums.games = games
    await jobs.finish(slice, sums, told, clock.now())
  }

  async #write(work: Work): Promise<void> {
    const { slice, sums, told } = work
    const { jobs, clock } = this.#context.ports
    const goesOn = async () => !this.#isIdle && (await this.#hold(work))
    if (!(await writeExportSlice(this.#context, slice, work, goesOn)))
      return jobs.giveBack(slice, null)
    await jobs.finish(slice, sums, told, clock.now())
  }

  #hold({ slice, sums }: Work): Promise<boolean> {
    const { jobs, clock } = this.#context.ports
    return jobs.hold(slice, sums, clock.now())
  }

  #perform(work: Work, game: string): Promise<void> {
    const cause = causes[work.slice.kind]
    return cause ? this.#befall(work, game, cause) : this.#verify(work, game)
  }

  async #verify({ slice, sums, told }: Work, game: string): Promise<void> {
    const { chain } = slice.terms
    const judged = await this.#judge(game, { chain })
    const { found, fault } = judged
    sums.rows += found?.rows ?? 0
    sums.events += found?.events ?? 0
    if (found && found.foldedOnly + found.unjudged > 0) sums.unjudged += 1
    if (fault !== null) {
      sums.bad += 1
      told.push({ game, fault })
    }
    if (!chain) await this.#verdicts.keep(judged, slice.job)
  }

  async #befall({ slice, sums, told }: Work, game: string, cause: ClockCause): Promise<void> {
    try {
      const live = await this.#context.live.load(game)
      if (!live) return
      const isOfList = await live.run((turn) => {
        if (turn.game.paused && !isPausedByService(live)) return () => false
        // Whoever was lost may have done it: then it is of the list all the same.
        const isDone = slice.tries > 1 && isAfter(cause, turn.game.paused)
        if (!isDone) applyGameChange(turn, cause)
        return () => true
      })
      if (isOfList) told.push({ game, fault: null })
    } catch (error) {
      if (error instanceof Unavailable) throw error
      // It has ended meanwhile, or somebody else has paused it, or let it go on.
      if (error instanceof ServiceError && error.kind === 'conflict') return
      sums.bad += 1
      told.push({ game, fault: error instanceof Error ? error.message : String(error) })
    }
  }
}

/** Whoever looks again finds it as it was. */
const isLater = (error: unknown): boolean =>
  error instanceof Unavailable || error instanceof TooManyListQueries

type ClockCause = Extract<KernelCause, { readonly kind: 'pause' | 'resume' }>
const causes: Readonly<Partial<Record<JobKind, ClockCause>>> = {
  'pause-timed': { kind: 'pause', reason: 'maintenance', by: 'service' },
  'resume-timed': { kind: 'resume', by: 'service' },
}

/** What an operator has paused by hand stays so. */
function isPausedByService({ commits }: LiveGame): boolean {
  const pause = commits.findLast(({ cause }) => cause.kind === 'pause')?.cause
  return pause?.kind === 'pause' && pause.by === 'service'
}

const isAfter = (cause: ClockCause, paused: Game['paused']): boolean =>
  cause.kind === 'pause' ? paused?.reason === cause.reason : paused === null
