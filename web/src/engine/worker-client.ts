export type Numbered<Question> = Question & { readonly id: number }
export interface WorkerResponse<Result> {
  readonly id: number
  /** Result that the worker computed; null if the worker failed. */
  readonly result: Result | null
}

/**
 * Client of a worker that responds once to each request; the response is null if the request fails.
 */
export class WorkerClient<Question extends object, Result> {
  readonly #thread: Worker
  readonly #pending = new Map<number, (result: Result | null) => void>()
  #last = 0

  constructor(thread: Worker) {
    this.#thread = thread
    thread.addEventListener('message', ({ data }: MessageEvent<WorkerResponse<Result>>) => {
      this.#pending.get(data.id)?.(data.result)
      this.#pending.delete(data.id)
    })
    thread.addEventListener('error', () => this.close())
  }

  ask(question: Question): Promise<Result | null> {
    this.#last += 1
    const id = this.#last
    this.#thread.postMessage({ id, ...question })
    return new Promise((resolve) => this.#pending.set(id, resolve))
  }

  close(): void {
    this.#thread.terminate()
    for (const answer of this.#pending.values()) answer(null)
    this.#pending.clear()
  }
}
