import type pg from 'pg'
import { type MatchClaim, MatchClaimLost } from '../../app/runtime/port.ts'

/** In the transaction that creates the game. Throws if the claim has expired meanwhile. */
export async function fulfilMatchRequests(
  client: pg.PoolClient,
  { id, wishes }: MatchClaim,
  game: string,
): Promise<void> {
  const fulfil = 'update pairings set game_id = $2 where claim = $1 and game_id is null'
  const { rowCount } = await client.query(fulfil, [id, game])
  if (rowCount !== wishes) throw new MatchClaimLost()
}
