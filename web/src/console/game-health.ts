import type { OperatorPaths } from 'touchline-client'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, read } from './admin-client.ts'

type Failing =
  OperatorPaths['/v1/admin/failing-games']['get']['responses'][200]['content']['application/json']

/**
 * Reason why a game cannot continue. The reason is null if the game runs, or if the operator has no
 * right to read it.
 */
export interface GameHealth {
  readonly why: 'failing' | 'aside'
  readonly reason: string
}

// The API document guarantees this type.
export const failingGames = () => read('game.failing') as Promise<Failing>

/**
 * Returns the health of a game on the node that responds. The health is reloaded when `key`
 * changes.
 */
export function useGameHealth(game: string, key: string): GameHealth | null {
  const { data } = useQuery(operationNamed('game.failing') && key, failingGames)
  const aside = data?.aside.find((one) => one.game === game)
  if (aside) return { why: 'aside', reason: aside.reason }
  const failing = data?.items.find((one) => one.game === game)
  return failing ? { why: 'failing', reason: failing.reason } : null
}
