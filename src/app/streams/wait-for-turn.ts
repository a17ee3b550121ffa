import type { Game } from '../../engine/kernel/game.ts'
import { isBlocking, type OpenDecision } from '../../engine/kernel/open-decisions.ts'
import type { Viewer } from '../../engine/kernel/types.ts'
import { gameVisibleTo, ownDecisions } from '../../engine/kernel/visibility.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import type { Cursor } from '../core/schema.ts'
import { viewerOf } from '../games/observe-game.ts'
import {
  askedDecisions,
  outcomeOf,
  presentFacts,
  seenEvents,
  wantsWords,
} from '../games/present.ts'
import type { WaitAnswer, WaitInput } from '../games/schema.ts'
import { cursorAt, requireCursor } from '../runtime/cursor.ts'
import { runAfterExpiry } from '../runtime/expire-overdue.ts'
import { canSeeGame, requireRunningGame } from '../runtime/game-access.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import './follow-game.ts'
import { timeoutSignal } from './timeout-signal.ts'

export interface Waiting {
  readonly after?: Cursor | undefined
  readonly timeoutSeconds: number
  readonly until?: WaitInput['until']
}
interface Waited {
  readonly live: LiveGame
  readonly game: Game
  readonly now: number
  readonly viewer: Viewer
  readonly after: number
  readonly reason: WaitAnswer['reason']
}

interface TurnCheck<T> {
  readonly version: number
  readonly upTo: number
  readonly result: { readonly answer: T } | null
}

export const waitForTurn = (
  context: Context,
  who: OptionalCaller,
  gameId: string,
  request: { input: WaitInput; signal?: AbortSignal | undefined },
): Promise<WaitAnswer> =>
  waitUntil(context, who, gameId, request, (seen) => waited(seen, request.input))

export async function waitUntil<T>(
  context: Context,
  who: OptionalCaller,
  gameId: string,
  { input, signal }: { input: Waiting; signal?: AbortSignal | undefined },
  tell: (seen: Waited) => () => T,
): Promise<T> {
  requireReadAccess(who)
  const { timeoutSeconds, until = 'turn' } = input
  const live = await requireRunningGame(context, who, gameId, { isAwaited: true })
  const { signal: stopped, off } = timeoutSignal(timeoutSeconds, signal)
  const isLate = () => stopped.aborted || context.followers.isLeaving || timeoutSeconds === 0
  context.live.retain(live)
  const leave = context.tables.enter(live.id, viewerOf(who, live.record))
  try {
    for (let { after } = input, { rewinds } = live; ; ) {
      if (!canSeeGame(who, live.record)) throw serviceError('game-unknown')
      const viewer = viewerOf(who, live.record)
      const seen = await runAfterExpiry<TurnCheck<T>>(live, ({ game: ahead, now }) => {
        const game = gameVisibleTo(ahead, viewer)
        const [{ version }, { version: upTo }] = [game, ahead]
        const from = after === undefined ? version : requireCursor(live, version, after)
        rewinds = live.requireStillHeld(from, rewinds)
        const reason = reasonFor(live, game, { viewer, until, after: from })
        if (reason === 'time-up' && !isLate()) return () => ({ version, upTo, result: null })
        const render = tell({ live, game, now, viewer, after: from, reason })
        return () => ({ version, upTo, result: { answer: render() } })
      })
      // If the caller's token has expired or been revoked in the meantime, the caller gets an error
      // instead of an answer.
      if (signal?.reason instanceof ServiceError) throw signal.reason
      if (seen.result) return seen.result.answer
      after ??= seen.version
      await context.followers.changed(live, { version: seen.upTo, rewinds }, stopped)
    }
  } finally {
    leave()
    off()
    context.live.release(live)
  }
}

function reasonFor(
  { record }: LiveGame,
  { open, over, paused, version }: Game,
  { viewer, until, after }: Pick<Waited, 'viewer' | 'after'> & Pick<WaitInput, 'until'>,
): WaitAnswer['reason'] {
  const isOwn = ({ seat }: OpenDecision) => seat === viewer || record.seats[seat]?.kind === 'host'
  const own = viewer === 'spectator' ? [] : ownDecisions(open, viewer).filter(isOwn)
  const mustAct = paused === null && own.some(isBlocking)
  if (over) return 'over'
  if (mustAct && until !== 'news') return 'turn'
  return until !== 'turn' && version > after ? 'change' : 'time-up'
}

function waited(
  { live, game, viewer, after, reason }: Waited,
  { limit, include }: WaitInput,
): () => WaitAnswer {
  const { over, version: upTo } = game
  const words = wantsWords(include)
  const own = ownDecisions(game.open, viewer)
  const decisions = askedDecisions(live, game, own, include)
  const facts =
    over && !live.showsEnd ? { facts: [] } : presentFacts(live.rules, game, viewer, words)
  const outcome = outcomeOf(live.rules, game)
  return () => {
    const events = seenEvents(live, viewer, { after, upTo, over, most: limit, words })
    const last = events.at(-1)?.version ?? upTo
    const [cursor, more] = [cursorAt(live, last), last < upTo]
    return { reason, version: last, cursor, more, events, decisions, outcome, ...facts }
  }
}
