import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '../app/core/ports.ts'
import type { GameVerifier, VerifiedGame, VerifyOptions } from '../app/verification/verify-game.ts'

export interface ThreadAsk {
  readonly game: string
  readonly terms: VerifyOptions
}
export type ThreadAnswer =
  | { readonly judged: VerifiedGame }
  | { readonly problem: string; readonly isAway: boolean }

export interface VerificationPool {
  readonly verifyGame: GameVerifier
  close(): Promise<void>
}

const THREADS_MAX = 2

/**
 * Returns the number of verification threads. By default, one CPU core remains free for players if
 * there is more than one core.
 */
export const threadsFor = (wanted: number | undefined): number =>
  wanted ?? Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1))

export function verificationPool(
  count: number,
  url: string,
  games: readonly string[],
): VerificationPool {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting: ((worker: Worker) => void)[] = []

  function started(): Worker {
    const worker = new Worker(new URL('./verification-worker.js', import.meta.url), {
      workerData: { url, games },
      // The verification thread needs only the service keys from the environment. If the
      // environment contained the database URL, the thread would print the configuration warnings a
      // second time.
      env: { ...process.env, DATABASE_URL: '' },
    })
    const lost = () => {
      all.delete(worker)
      const place = idle.indexOf(worker)
      if (place !== -1) idle.splice(place, 1)
    }
    all.add(worker)
    worker.on('error', lost).on('exit', lost)
    return worker
  }

  function taken(): Promise<Worker> {
    const worker = idle.pop() ?? (all.size < count ? started() : null)
    if (worker) return Promise.resolve(worker)
    return new Promise((resolve) => waiting.push(resolve))
  }

  function free(worker: Worker): void {
    const isAlive = all.has(worker)
    const next = waiting.shift()
    if (next) next(isAlive ? worker : started())
    else if (isAlive) idle.push(worker)
  }

  return {
    async verifyGame(game, terms) {
      const worker = await taken()
      try {
        return await verifyIn(worker, { game, terms })
      } finally {
        free(worker)
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

function verifyIn(worker: Worker, ask: ThreadAsk): Promise<VerifiedGame> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', answered)
      worker.off('error', failed)
      worker.off('exit', left)
    }
    const answered = (answer: ThreadAnswer) => {
      done()
      if ('judged' in answer) resolve(answer.judged)
      else reject(answer.isAway ? new Unavailable(answer.problem) : new Error(answer.problem))
    }
    const failed = (error: Error) => {
      done()
      reject(error)
    }
    const left = () => failed(new Error('the worker thread of the verification was lost'))
    worker.on('message', answered)
    worker.on('error', failed)
    worker.on('exit', left)
    worker.postMessage(ask)
  })
}
