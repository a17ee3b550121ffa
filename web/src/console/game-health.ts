import type { paths } from 'touchline-client'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed, read } from './admin-client.ts'

type Failing =
  paths['/v1/admin/failing-games']['get']['responses'][200]['content']['application/json']

/** Why nobody plays a game on; null: it goes on, or nobody here may know. */
export interface GameHealth {
  readonly why: 'failing' | 'aside'
  readonly reason: string
}

// The act answers what the document says of it.
export const failingGames = () => read('game.failing') as Promise<Failing>

/** How it stands with a game at the node that answers, asked for anew with each key. */
export function useGameHealth(game: string, key: string): GameHealth | null {
  const { told } = useQuery(operationNamed('game.failing') && key, failingGames)
  const aside = told?.aside.find((one) => one.game === game)
  if (aside) return { why: 'aside', reason: aside.reason }
  const failing = told?.items.find((one) => one.game === game)
  return failing ? { why: 'failing', reason: failing.reason } : null
}
