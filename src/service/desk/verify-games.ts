import type { Context } from '../context.ts'
import { Unavailable } from '../ports.ts'
import type { VerificationShown } from '../shapes/verify.ts'
import { verifyLog } from './verify-log.ts'

/** Ids of one look. */
const GAMES_AT_ONCE = 500

export interface GameVerified {
  readonly game: string
  /** Null: nothing can be made of its log. */
  readonly found: VerificationShown | null
  /** What is wrong with it; null: nothing. */
  readonly fault: string | null
}

/** Every game that has begun, as it is stored, one after the other. Nothing is written. */
export async function* verifyGames(
  context: Pick<Context, 'ports' | 'packs'>,
): AsyncGenerator<GameVerified> {
  const { games } = context.ports
  let ids = await games.begun(null, GAMES_AT_ONCE)
  while (ids.length > 0) {
    for (const id of ids) yield await verifyGame(context, id)
    ids = await games.begun(ids.at(-1)!, GAMES_AT_ONCE)
  }
}

async function verifyGame(
  context: Pick<Context, 'ports' | 'packs'>,
  game: string,
): Promise<GameVerified> {
  try {
    const first = await foundIn(context, game)
    // It may have ended between the looks at its record and at its rows.
    const found = first.ok ? first : await foundIn(context, game)
    return { game, found, fault: found.ok ? null : faultOf(found) }
  } catch (error) {
    if (error instanceof Unavailable) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return { game, found: null, fault: `it cannot be read: ${reason}` }
  }
}

async function foundIn(
  context: Pick<Context, 'ports' | 'packs'>,
  game: string,
): Promise<VerificationShown> {
  const record = await context.ports.games.find(game)
  if (!record) throw new Error('it is gone')
  return verifyLog(context, record, {})
}

function faultOf({ commitmentHolds, broken, difference, altered }: VerificationShown): string {
  if (!commitmentHolds) return 'the seed is not the one that was committed to'
  if (broken) return `row ${broken.row}, after version ${broken.version}: ${broken.reason}`
  if (difference)
    return `commit ${difference.commit}, after version ${difference.version}, ${difference.reason}`
  return `what is stored beside its log is not what the log says: ${altered.join(', ')}`
}
