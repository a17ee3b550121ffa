import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import { TooManyListQueries, Unavailable } from '../core/ports.ts'
import { noProgress, type Slice, type SliceWork } from '../jobs/port.ts'
import type { JobKind } from '../jobs/schema.ts'
import type { JobWorkers } from './job-workers.ts'

/** Longest delay before this node notices a job that was requested on another node. */
const POLL_MILLISECONDS = 5_000
/**
 * Interval at which a job's lease is renewed while a game is being processed, because a single game
 * may take a long time.
 */
const RENEW_MILLISECONDS = 20_000
/**
 * Maximum time that a node waits, during a shutdown, for the job slice that the node is processing.
 * If processing the slice takes longer, another node can take over the slice when the lease ends.
 */
const CLOSE_MILLISECONDS_MAX = 5_000

interface JobRunnerOptions {
  readonly kinds: readonly JobKind[]
  readonly atOnce: number
}

/**
 * Processes background jobs in slices. A node leases each slice for one minute and renews the lease
 * before each game, so that the loss of a node or the cancellation of a job is noticed soon.
 */
export class JobRunner {
  readonly #context: Context
  readonly #workers: JobWorkers
  readonly #options: JobRunnerOptions
  readonly #node = randomUUID()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | null = null
  #closed = false

  constructor(context: Context, workers: JobWorkers, options: JobRunnerOptions) {
    this.#context = context
    this.#workers = workers
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MILLISECONDS).unref()
  }

  wake(): void {
    this.work().catch((error) => {
      if (!isTransient(error)) this.#context.report('jobs are not processed', error)
    })
  }

  work(): Promise<void> {
    this.#working ??= this.#workAll().finally(() => {
      this.#working = null
    })
    return this.#working
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    const stopped = this.#working?.catch(() => {})
    await Promise.race([stopped, sleep(CLOSE_MILLISECONDS_MAX, undefined, { ref: false })])
  }

  get #isStopped(): boolean {
    return this.#closed || this.#context.maintenance.isReadOnly
  }

  async #workAll(): Promise<void> {
    const all = Array.from({ length: this.#options.atOnce }, () => this.#takeAll())
    const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  async #takeAll(): Promise<void> {
    const { jobs, clock } = this.#context.ports
    while (!this.#isStopped) {
      const slice = await jobs.take(this.#node, this.#options.kinds, clock.now())
      if (!slice) return
      await this.#process(slice)
    }
  }

  async #process(slice: Slice): Promise<void> {
    const { report, ports } = this.#context
    const { jobs, clock } = ports
    const work: SliceWork = { slice, sums: { ...noProgress }, told: [] }
    const renew = () => jobs.hold(slice, work.sums, clock.now())
    const renewing = setInterval(() => void renew().catch(() => {}), RENEW_MILLISECONDS)
    let isOurs = true
    try {
      await this.#workers[slice.kind](work, await jobs.gamesIn(slice), async () => {
        isOurs &&= !this.#isStopped && (await renew())
        return isOurs
      })
      if (isOurs) await jobs.finish(slice, work.sums, work.told, clock.now())
      else await jobs.giveBack(slice, null)
    } catch (error) {
      // During a database outage the job slice cannot be released, so its lease is left to expire.
      if (error instanceof Unavailable) throw error
      // A full query queue is not the fault of the job slice, so the attempt does not count towards
      // the maximum number of attempts.
      const isCounted = !(error instanceof TooManyListQueries)
      if (isCounted) report(`slice ${slice.no} of job ${slice.job} failed`, error)
      await jobs.giveBack(slice, isCounted ? String(error) : null)
      if (!isCounted) throw error
    } finally {
      clearInterval(renewing)
    }
  }
}

const isTransient = (error: unknown): boolean =>
  error instanceof Unavailable || error instanceof TooManyListQueries
