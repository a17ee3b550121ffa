import { Worker } from 'node:worker_threads'
import type { Answer, ThinkWorker, TimedQuestion } from './question.ts'
import { WorkerPacks } from './worker-packs.ts'

/** `content` is sent only if the worker thread does not have the content pack yet. */
export interface ThreadAsk extends Omit<TimedQuestion, 'content'> {
  readonly content?: unknown
}
export type ThreadAnswer = 'ready' | Answer | { readonly problem: string }

interface Waiting<T> {
  resolve(value: T): void
  reject(error: Error): void
}

/** The thread that runs searches must never receive the state of a game, an account or a secret. */
export class ThinkWorkerHandle implements ThinkWorker {
  readonly #packs = new WorkerPacks<true>()
  readonly #worker: Worker
  readonly ready: Promise<void>
  #lost: Error | null = null
  #starting: Waiting<void> | null = null
  #waiting: Waiting<Answer> | null = null

  /**
   * `games` lists the game packages that the thread loads, because a thread has no environment
   * variables.
   */
  constructor(games: readonly string[] = []) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), {
      env: {},
      workerData: { games },
    })
    this.ready = new Promise((resolve, reject) => {
      this.#starting = { resolve, reject }
    })
    this.#worker.on('message', (answer: ThreadAnswer) => this.#told(answer))
    this.#worker.on('error', (error) => this.#lose(error))
    this.#worker.on('exit', () => this.#lose(new Error('a worker thread for bots was lost')))
  }

  get isAlive(): boolean {
    return this.#lost === null
  }

  think({ content, ...question }: TimedQuestion): Promise<Answer> {
    if (this.#lost) return Promise.reject(this.#lost)
    const { pack } = question.question
    const isThere = this.#packs.has(pack)
    if (!isThere) this.#packs.keep(pack, true)
    const ask: ThreadAsk = isThere ? question : { ...question, content }
    this.#worker.postMessage(ask)
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #told(answer: ThreadAnswer): void {
    if (answer === 'ready') {
      this.#starting?.resolve()
      return
    }
    const waiting = this.#waiting
    this.#waiting = null
    if ('problem' in answer) waiting?.reject(new Error(answer.problem))
    else waiting?.resolve(answer)
  }

  #lose(error: Error): void {
    this.#lost ??= error
    this.#starting?.reject(error)
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}
