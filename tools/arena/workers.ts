import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Arena, type ArenaGame, type Duel, playGame } from './game.ts'

export interface ArenaGameJob {
  readonly duel: Duel
  readonly deal: number
  readonly place: number
}

export interface ArenaWorkers {
  readonly play: readonly ((job: ArenaGameJob) => Promise<ArenaGame>)[]
  close(): Promise<unknown>
}

/**
 * Data for a worker thread. The rules of the game are omitted, because functions cannot be sent to
 * threads.
 */
export interface ArenaWorkerData extends Omit<Arena, 'rules' | 'table'> {
  readonly ruleset: string
  readonly table: Omit<Arena['table'], 'content'>
}

export function arenaWorkers(arena: Arena, threads: number): ArenaWorkers {
  if (threads === 1) {
    const play = async ({ duel, deal, place }: ArenaGameJob) => playGame(arena, duel, deal, place)
    return { play: [play], close: async () => {} }
  }
  const { rules, table, ...terms } = arena
  const { content: _, ...seated } = table
  const workerData: ArenaWorkerData = { ...terms, ruleset: rules.id, table: seated }
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./thread.js', import.meta.url), { workerData }),
  )
  return {
    play: workers.map((worker) => async (job) => {
      worker.postMessage(job)
      const [game] = await once(worker, 'message')
      return game
    }),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}
