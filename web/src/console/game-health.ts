import type { OperatorPaths } from 'touchline-client'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, read } from './admin-client.ts'

type Failing =
  OperatorPaths['/v1/admin/failing-games']['get']['responses'][200]['content']['application/json']

/**
 * Reason why a game cannot continue; null if the game continues or the operator may not read the
 * reason.
 */
export interface GameHealth {
  readonly why: 'failing' | 'aside'
  readonly reason: string
}

export const failingGames = () => read('game.failing') as Promise<Failing>

/**
 * Returns the health of a game as the responding node sees it. When `key` changes, the page reloads
 * the game's health.
 */
export function useGameHealth(game: string, key: string): GameHealth | null {
  const { data } = useQuery(operationNamed('game.failing') && key, failingGames)
  const aside = data?.aside.find((one) => one.game === game)
  if (aside) return { why: 'aside', reason: aside.reason }
  const failing = data?.items.find((one) => one.game === game)
  return failing ? { why: 'failing', reason: failing.reason } : null
}
