import type { Answer, Question, ThinkWorker } from './question.ts'

/** `milliseconds` is the expected duration of the search on an idle core. */
export interface ThinkRequest {
  readonly question: Question
  readonly content: unknown
  readonly tries: number
  readonly milliseconds: number
  readonly patienceMilliseconds: number
}

export interface ThinkResult extends Pick<Answer, 'move'> {
  readonly tries: number
  readonly cutAfter?: number
}

export interface Pending {
  readonly thought: Promise<ThinkResult | null>
  cancel(): void
}

interface Effort {
  readonly tries: number
  readonly takes: number
}

interface Job extends ThinkRequest, Effort {
  readonly flag: Int32Array
  readonly until: number
  readonly resolve: (thought: ThinkResult | null) => void
  readonly timer: NodeJS.Timeout
  began: number
}

export interface ThinkWorkers {
  readonly count: number
  readonly start: () => ThinkWorker
}
interface PoolOptions extends ThinkWorkers {
  readonly report: (problem: string, error: unknown) => void
}

/**
 * Minimum number of simulations per search, because a shorter search is too weak to be worth the
 * wait in the queue.
 */
const TRIES_MIN = 20
const LEARNING = 0.1
const QUESTIONS_WAITING_MAX = 1_000
/** Delay after the deadline of a search before a worker that is still searching counts as stuck. */
const STUCK_MILLISECONDS = 500
const IDLE_MILLISECONDS = 60_000

/**
 * A queue of searches, shortest first, for worker threads that start on demand. A search that would
 * finish late gets fewer simulations or none, so that each request is answered in time even if a
 * worker fails.
 */
export class ThinkingPool {
  readonly #terms: PoolOptions
  readonly #idle: ThinkWorker[] = []
  readonly #busy = new Map<Job, ThinkWorker>()
  readonly #starting = new Set<ThinkWorker>()
  #waiting: Job[] = []
  readonly #paces = new Map<string, number>()
  #idling: NodeJS.Timeout | null = null
  #closed = false

  constructor(terms: PoolOptions) {
    this.#terms = terms
  }

  think(wish: ThinkRequest): Pending {
    const effort = this.#affordable(wish)
    if (!effort) return { thought: Promise.resolve(null), cancel() {} }
    let cancel = () => {}
    const thought = new Promise<ThinkResult | null>((resolve) => {
      const job = this.#queued(wish, effort, resolve)
      cancel = () => this.#cancel(job)
    })
    this.#next()
    return { thought, cancel }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#idling) clearTimeout(this.#idling)
    for (const job of [...this.#waiting, ...this.#busy.keys()]) this.#cancel(job)
    const workers = [...this.#idle.splice(0), ...this.#busy.values(), ...this.#starting]
    await Promise.all(workers.map((brain) => brain.close()))
  }

  #affordable({
    question,
    tries,
    milliseconds,
    patienceMilliseconds,
  }: ThinkRequest): Effort | null {
    if (this.#closed || this.#waiting.length >= QUESTIONS_WAITING_MAX) return null
    const wait = this.#waitFor(milliseconds)
    const least = Math.min(tries, TRIES_MIN)
    const pace = this.#paces.get(question.ruleset) ?? milliseconds / tries
    let effort: Effort = { tries, takes: Math.min(milliseconds, tries * pace) }
    let borne = milliseconds
    while (borne < wait || wait + effort.takes > patienceMilliseconds) {
      effort = { tries: Math.floor(effort.tries / 2), takes: effort.takes / 2 }
      if (effort.tries < least) return null
      borne *= 2
    }
    return effort
  }

  /**
   * Inserts a search into the queue, which is sorted by time limit; a new search comes after the
   * searches with the same limit. Shortening a search does not change its position in the queue.
   */
  #queued(wish: ThinkRequest, effort: Effort, resolve: Job['resolve']): Job {
    const { milliseconds, patienceMilliseconds } = wish
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const until = performance.now() + patienceMilliseconds
    const timer = setTimeout(() => this.#cancel(job), patienceMilliseconds)
    const job: Job = { ...wish, ...effort, flag, until, resolve, timer, began: 0 }
    const place = this.#waiting.findIndex((one) => one.milliseconds > milliseconds)
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, job)
    return job
  }

  #waitFor(milliseconds: number): number {
    const { count } = this.#terms
    if (this.#busy.size + this.#waiting.length < count) return 0
    const now = performance.now()
    const left = [...this.#busy.keys()].map(({ began, takes }) => Math.max(0, began + takes - now))
    const before = this.#waiting.filter((one) => one.milliseconds <= milliseconds)
    const work = [...left, ...before.map(({ takes }) => takes)]
    return work.reduce((sum, one) => sum + one, 0) / count
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#idle.length > 0)
      void this.#work(this.#waiting.shift()!, this.#idle.pop()!)
    const { count, start } = this.#terms
    const isFull = this.#busy.size + this.#starting.size >= count
    if (this.#waiting.length > 0 && !isFull && !this.#closed) void this.#begin(start())
  }

  async #begin(brain: ThinkWorker): Promise<void> {
    this.#starting.add(brain)
    // If no worker starts, queued searches get no result, and the next search request tries again
    // to start a worker.
    const isReady = await brain.ready.then(
      () => true,
      (error: unknown) => {
        this.#terms.report('the worker threads for bots do not start', error)
        return false
      },
    )
    this.#starting.delete(brain)
    if (!isReady || this.#closed) return brain.close()
    this.#rest(brain)
    this.#next()
  }

  async #work(job: Job, brain: ThinkWorker): Promise<void> {
    clearTimeout(job.timer)
    this.#busy.set(job, brain)
    job.began = performance.now()
    const answer = await answered(brain, job).catch((error: unknown) => {
      this.#terms.report(`a bot search of ${job.question.ruleset} did not end in time`, error)
      return null
    })
    this.#busy.delete(job)
    if (answer) this.#learn(job, answer)
    if (this.#closed || !brain.isAlive || answer === null) await brain.close()
    else this.#rest(brain)
    job.resolve(answer && thoughtOf(job, answer))
    this.#next()
  }

  #learn({ question: { ruleset }, began }: Job, { tries }: Answer): void {
    if (tries < TRIES_MIN) return
    const pace = (performance.now() - began) / tries
    const before = this.#paces.get(ruleset) ?? pace
    this.#paces.set(ruleset, before + (pace - before) * LEARNING)
  }

  #rest(brain: ThinkWorker): void {
    this.#idle.push(brain)
    if (this.#idling) clearTimeout(this.#idling)
    const letGo = () => {
      for (const one of this.#idle.splice(0)) void one.close()
    }
    this.#idling = setTimeout(letGo, IDLE_MILLISECONDS).unref()
  }

  #cancel(job: Job): void {
    clearTimeout(job.timer)
    Atomics.store(job.flag, 0, 1)
    const place = this.#waiting.indexOf(job)
    if (place === -1) return
    this.#waiting.splice(place, 1)
    job.resolve(null)
  }
}

async function answered(brain: ThinkWorker, job: Job): Promise<Answer> {
  const { question, content, tries, flag, until, began } = job
  const milliseconds = Math.max(0, until - began)
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('the search exceeded its time limit'))
    timer = setTimeout(giveUp, milliseconds + STUCK_MILLISECONDS)
  })
  try {
    const thinking = brain.think({ question, content, tries, milliseconds, flag })
    return await Promise.race([thinking, stuck])
  } finally {
    clearTimeout(timer)
  }
}

const thoughtOf = ({ tries }: Job, { move, tries: tried, isCut }: Answer): ThinkResult => ({
  move,
  tries,
  ...(isCut ? { cutAfter: tried } : {}),
})
