import { serviceError } from '../core/errors.ts'
import type { Ports } from '../core/ports.ts'
import { ancestorsOf } from '../runtime/ancestry.ts'
import type { GameRecord } from '../runtime/port.ts'

const LOOKS_MAX = 1_000

export async function requireNoHiddenStateAccess(
  { hiddenStateSessions }: Pick<Ports, 'hiddenStateSessions'>,
  games: readonly string[],
  accounts: readonly string[],
): Promise<void> {
  for (const game of games) {
    const taken = await hiddenStateSessions.into(game, LOOKS_MAX)
    if (taken.some(({ account }) => accounts.includes(account)))
      throw serviceError('has-looked', { facts: { game } })
  }
}

export async function logsOf(
  { games }: Pick<Ports, 'games'>,
  record: GameRecord,
): Promise<string[]> {
  return [...(await ancestorsOf(games, record)).map(({ game }) => game), record.id]
}
