import type { Game } from '../../kernel/game.ts'
import { isBlocking } from '../../kernel/open.ts'
import { decisionsFor } from '../../kernel/seen.ts'
import type { Viewer } from '../../kernel/types.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, runningFor } from '../context.ts'
import { ServiceError } from '../errors.ts'
import { mustHave } from '../live/folded-log.ts'
import type { LiveGame } from '../live/live-game.ts'
import { viewerOf } from '../play/observe-game.ts'
import { decisionBrief, outcomeOf, seenEvents } from '../play/shown.ts'
import type { WaitAnswer, WaitInput } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import type { Followers } from './follow-game.ts'

/** Long poll: until this seat must act, something changed, the game is over, or time is up. */
export async function waitForTurn(
  context: Context,
  followers: Followers,
  caller: Caller,
  gameId: string,
  { input, signal }: { input: WaitInput; signal?: AbortSignal | undefined },
): Promise<WaitAnswer> {
  need(caller, 'read')
  const live = await runningFor(context, caller, gameId)
  const viewer = viewerOf(caller, live.record)
  const timeOut = AbortSignal.timeout(Math.ceil(input.timeoutSeconds * 1_000))
  const stopped = signal ? AbortSignal.any([signal, timeOut]) : timeOut
  context.live.hold(live)
  try {
    for (let { rewinds } = live; ; ) {
      const answer = await askInTime(live, ({ game }) => {
        const { after = game.version } = input
        mustHave(game.version, after)
        rewinds = live.mustStillHold(after, rewinds)
        return waited(live, game, viewer, { ...input, after })
      })
      // Whose token has ended is not told what they waited for.
      if (signal?.reason instanceof ServiceError) throw signal.reason
      const isLate = stopped.aborted || followers.isLeaving || input.timeoutSeconds === 0
      if (answer.reason !== 'time-up' || isLate) return answer
      // Without a version to go from, the first look gave one.
      input = { ...input, after: input.after ?? answer.version }
      await followers.changed(live, { version: answer.version, rewinds }, stopped)
    }
  } finally {
    context.live.release(live)
  }
}

function waited(
  live: LiveGame,
  game: Game,
  viewer: Viewer,
  { after, until, limit }: WaitInput & { after: number },
): (head: string) => WaitAnswer {
  const { version, over } = game
  const own = decisionsFor(game.open, viewer).own
  const mustAct = typeof viewer === 'number' && own.some(isBlocking)
  const decisions = own.map(decisionBrief)
  const outcome = outcomeOf(live.rules, game)
  const change = version > after ? 'change' : 'time-up'
  const reason = over ? 'over' : mustAct ? 'turn' : until === 'change' ? change : 'time-up'
  const range = { after, upTo: version, over, most: limit }
  return () => ({ reason, version, events: seenEvents(live, viewer, range), decisions, outcome })
}
