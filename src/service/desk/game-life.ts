import type { Cause } from '../../kernel/game.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import type { LiveGame, Turn } from '../live/live-game.ts'
import { mustHaveStarted } from '../live/stored-log.ts'
import { isBot } from '../live/wake.ts'
import { befall } from '../play/befall.ts'
import type { Befallen } from '../shapes/life.ts'
import type { Warrant } from './warrant.ts'

/** What operators do to a game as a whole, as it goes into the log. */
export type Done = Extract<
  Cause,
  { readonly kind: 'cancel' | 'pause' | 'resume' | 'extend' | 'hand-over' }
>

/** One of the causes of operators; what was due goes first. */
export async function befallGame(
  context: Context,
  warrant: Warrant,
  gameId: string,
  cause: Done,
): Promise<Befallen> {
  warrant.serve(gameId)
  const live = await startedGame(context, gameId)
  if ('seat' in cause && !live.record.seats[cause.seat]) throw no('seat-unknown')
  const deed = warrant.isWhole ? warrant.entry.id : undefined
  return live.do((turn) => {
    if (cause.kind === 'cancel' && cause.reason === 'abandoned') mustBeAbandoned(turn)
    return befall(turn, cause, deed)
  })
}

async function startedGame({ live, ports }: Context, gameId: string): Promise<LiveGame> {
  const running = await live.of(gameId)
  if (running) return running
  const record = await ports.games.find(gameId)
  if (!record) throw no('game-unknown')
  mustHaveStarted(record)
  throw no('game-not-started')
}

/** Nobody plays there any more: whoever did has resigned, or a bot sits in. */
function mustBeAbandoned({ live: { record }, game }: Turn): void {
  const isHere = ({ seat }: { readonly seat: number }) =>
    !game.resigned[seat] && !isBot(game, record, seat)
  const here = record.seats.filter(isHere).map(({ seat }) => seat)
  if (here.length > 0) throw no('not-abandoned', { facts: { seats: here } })
}
