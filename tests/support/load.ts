import type { Caller } from '../../src/app/core/caller.ts'
import { ServiceError } from '../../src/app/core/errors.ts'
import { observe, readyMove, send } from './players.ts'
import type { Node } from './service.ts'

/** A move that the node acknowledged and that must therefore never be lost. */
export interface Answered {
  readonly game: string
  readonly moveId: string
  readonly version: number
  readonly head: string
}

export interface Load {
  readonly games: readonly string[]
  readonly callers: readonly Caller[]
  readonly isOver: () => boolean
  readonly onAnswer: (answered: Answered) => void
  readonly onError: (error: unknown) => void
}

/** Plays all games at the same time, and retries each failed move with the same idempotency key. */
export async function play(node: Node, load: Load): Promise<void> {
  await Promise.all(load.games.map((game) => playGame(node, game, load)))
}

let sent = 0

async function playGame(node: Node, game: string, load: Load): Promise<void> {
  const { callers, isOver, onAnswer, onError } = load
  while (!isOver()) {
    try {
      const { outcome, decisions, others } = await observe(node, callers[0]!, game)
      if (outcome) return
      const mover = callers[decisions[0]?.seat ?? others[0]!.seat]!
      sent += 1
      const moveId = `${process.pid} ${sent}`
      const input = { ...(await readyMove(node, mover, game)), moveId }
      const { version, head } = await retried(() => send(node, mover, game, input), load)
      onAnswer({ game, moveId, version, head })
    } catch (error) {
      onError(error)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const TRIES_MAX = 500

async function retried<T>(call: () => Promise<T>, { onError, isOver }: Load): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const isBusy = error instanceof ServiceError && error.kind === 'busy'
      if (!isBusy || isOver() || tries === TRIES_MAX) throw error
      onError(error)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
