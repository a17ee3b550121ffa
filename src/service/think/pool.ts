import type { Answer, Brain, Question } from './question.ts'

/** What is asked of the pool: so many tries, which take so long on an idle core. */
export interface Wish {
  readonly question: Question
  readonly content: unknown
  readonly tries: number
  readonly milliseconds: number
  /** After so long there is an answer, or none. */
  readonly patienceMilliseconds: number
}

/** What came of it. `tries` it set out to try; it stopped after `cutAfter` where it was cut short. */
export interface Thought extends Pick<Answer, 'move'> {
  readonly tries: number
  readonly cutAfter?: number
}

export interface Pending {
  /** Null: nobody had the time to think, or nothing came of it. */
  readonly thought: Promise<Thought | null>
  /** Nobody waits any more. */
  cancel(): void
}

interface Job extends Wish {
  readonly flag: Int32Array
  /** By when it must have come to its end. */
  readonly until: number
  readonly resolve: (thought: Thought | null) => void
  began: number
}

export interface Brains {
  /** So many questions are thought about at once. */
  readonly count: number
  readonly start: () => Brain
}
interface Terms extends Brains {
  readonly report: (problem: string, error: unknown) => void
}

/** Fewer tries than this are not worth a place in the queue. */
const TRIES_MIN = 20
const QUESTIONS_WAITING_MAX = 1_000
/** A single try that lasts longer than this after the time is up comes to no end at all. */
const STUCK_MILLISECONDS = 500
const IDLE_MILLISECONDS = 60_000

/**
 * Brains, which start when they are needed, and the queue before them: short questions go before
 * long ones. What would wait for longer than it takes is made shorter, down to nothing; and what is
 * asked always comes to an end in time, whatever becomes of the brain.
 */
export class Pool {
  readonly #terms: Terms
  readonly #idle: Brain[] = []
  readonly #busy = new Map<Job, Brain>()
  #waiting: Job[] = []
  #idling: NodeJS.Timeout | null = null
  #closed = false

  constructor(terms: Terms) {
    this.#terms = terms
  }

  think(wish: Wish): Pending {
    const effort = this.#affordable(wish)
    if (!effort) return { thought: Promise.resolve(null), cancel() {} }
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const until = performance.now() + wish.patienceMilliseconds
    let resolve: Job['resolve'] = () => {}
    const thought = new Promise<Thought | null>((settle) => {
      resolve = settle
    })
    const job: Job = { ...wish, ...effort, flag, until, resolve, began: 0 }
    const place = this.#waiting.findIndex((one) => one.milliseconds > job.milliseconds)
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, job)
    this.#next()
    return { thought, cancel: () => this.#cancel(job) }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#idling) clearTimeout(this.#idling)
    for (const job of [...this.#waiting, ...this.#busy.keys()]) this.#cancel(job)
    const brains = [...this.#idle.splice(0), ...this.#busy.values()]
    await Promise.all(brains.map((brain) => brain.close()))
  }

  /** Halved until it waits no longer than it was to take; null: there is no time for it at all. */
  #affordable({ tries, milliseconds, patienceMilliseconds }: Wish) {
    if (this.#closed || this.#waiting.length >= QUESTIONS_WAITING_MAX) return null
    const patience = Math.min(milliseconds, patienceMilliseconds)
    let effort = { tries, milliseconds }
    while (this.#waitFor(effort.milliseconds) > patience) {
      effort = { tries: Math.floor(effort.tries / 2), milliseconds: effort.milliseconds / 2 }
      if (effort.tries < TRIES_MIN) return null
    }
    return effort
  }

  /** How long one that takes so long would wait, where all others take as long as they should. */
  #waitFor(milliseconds: number): number {
    if (this.#busy.size < this.#terms.count) return 0
    const now = performance.now()
    const before = this.#waiting.filter((one) => one.milliseconds <= milliseconds)
    const left = [...this.#busy.keys()].map((one) =>
      Math.max(0, one.began + one.milliseconds - now),
    )
    const work = [...before.map((one) => one.milliseconds), ...left]
    return work.reduce((sum, one) => sum + one, 0) / this.#terms.count
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#terms.count) {
      const job = this.#waiting.shift()!
      void this.#work(job)
    }
  }

  async #work(job: Job): Promise<void> {
    const brain = this.#idle.pop() ?? this.#terms.start()
    this.#busy.set(job, brain)
    job.began = performance.now()
    const answer = await answered(brain, job).catch((error: unknown) => {
      this.#terms.report(`a bot of ${job.question.ruleset} came to no end of its thought`, error)
      return null
    })
    this.#busy.delete(job)
    if (this.#closed || !brain.isAlive || answer === null) await brain.close()
    else this.#rest(brain)
    job.resolve(answer && thoughtOf(job, answer))
    this.#next()
  }

  /** Who has nothing to do for long is let go. */
  #rest(brain: Brain): void {
    this.#idle.push(brain)
    if (this.#idling) clearTimeout(this.#idling)
    const letGo = () => {
      for (const one of this.#idle.splice(0)) void one.close()
    }
    this.#idling = setTimeout(letGo, IDLE_MILLISECONDS).unref()
  }

  #cancel(job: Job): void {
    Atomics.store(job.flag, 0, 1)
    const place = this.#waiting.indexOf(job)
    if (place === -1) return
    this.#waiting.splice(place, 1)
    job.resolve(null)
  }
}

/** Rejects where the brain is lost, or comes to no end. */
async function answered(brain: Brain, job: Job): Promise<Answer> {
  const { question, content, tries, flag, until, began } = job
  const milliseconds = Math.max(0, until - began)
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('it has long had no more time'))
    timer = setTimeout(giveUp, milliseconds + STUCK_MILLISECONDS)
  })
  try {
    const thinking = brain.think({ question, content, tries, milliseconds, flag })
    return await Promise.race([thinking, stuck])
  } finally {
    clearTimeout(timer)
  }
}

const thoughtOf = ({ tries }: Job, { move, tries: tried, isCut }: Answer): Thought => ({
  ...{ move, tries },
  ...(isCut ? { cutAfter: tried } : {}),
})
