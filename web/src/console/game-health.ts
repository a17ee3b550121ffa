import type { OperatorPaths } from 'touchline-client'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, read } from './admin-client.ts'

type Failing =
  OperatorPaths['/v1/admin/failing-games']['get']['responses'][200]['content']['application/json']

/**
 * Why a game cannot continue; null if the game works, or if the operator lacks the right to see the
 * reason.
 */
export interface GameHealth {
  readonly why: 'failing' | 'aside'
  readonly reason: string
}

// The type follows from the API document.
export const failingGames = () => read('game.failing') as Promise<Failing>

/** Health of a game on the answering node; loaded again when the key changes. */
export function useGameHealth(game: string, key: string): GameHealth | null {
  const { data } = useQuery(operationNamed('game.failing') && key, failingGames)
  const aside = data?.aside.find((one) => one.game === game)
  if (aside) return { why: 'aside', reason: aside.reason }
  const failing = data?.items.find((one) => one.game === game)
  return failing ? { why: 'failing', reason: failing.reason } : null
}
