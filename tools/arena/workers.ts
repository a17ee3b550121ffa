import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Arena, type ArenaGame, type Duel, playGame } from './game.ts'

/** One game of an arena. */
export interface GameAsked {
  readonly duel: Duel
  readonly deal: number
  readonly place: number
}

/** Those who play the games of an arena: one game each at a time. */
export interface ArenaWorkers {
  readonly play: readonly ((asked: GameAsked) => Promise<ArenaGame>)[]
  close(): Promise<unknown>
}

/** What a thread is told of its arena: the rules have functions, which go nowhere. */
export interface ArenaTold extends Omit<Arena, 'rules' | 'table'> {
  readonly ruleset: string
  readonly table: Omit<Arena['table'], 'content'>
}

/** So many threads; a single one is this one. */
export function arenaWorkers(arena: Arena, threads: number): ArenaWorkers {
  if (threads === 1) {
    const play = async ({ duel, deal, place }: GameAsked) => playGame(arena, duel, deal, place)
    return { play: [play], close: async () => {} }
  }
  const { rules, table, ...terms } = arena
  const { content: _, ...seated } = table
  const workerData: ArenaTold = { ...terms, ruleset: rules.id, table: seated }
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./thread.js', import.meta.url), { workerData }),
  )
  return {
    play: workers.map((worker) => async (asked) => {
      worker.postMessage(asked)
      const [game] = await once(worker, 'message')
      return game
    }),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}
