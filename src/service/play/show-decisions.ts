import { decisionsFor } from '../../kernel/seen.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, runningFor } from '../context.ts'
import type { DecisionsAnswer } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import { viewerOf } from './observe-game.ts'
import { decisionsShown, decisionWhole } from './shown.ts'

/** What the caller's seat is asked, with everything that answers it. */
export async function showDecisions(
  context: Context,
  caller: Caller,
  gameId: string,
): Promise<DecisionsAnswer> {
  need(caller, 'read')
  const live = await runningFor(context, caller, gameId)
  const viewer = viewerOf(caller, live.record)
  return askInTime(live, ({ game, now }) => {
    const { others, awaited } = decisionsShown(game, viewer)
    const { own } = decisionsFor(game.open, viewer)
    const decisions = own.map((decision) => decisionWhole(live.rules, game, decision))
    const answer = { version: game.version, others, awaited, serverTime: now }
    // Spaces may hold parts of the state, which goes on while the answer is being written.
    const whole = structuredClone(decisions)
    return () => ({ ...answer, decisions: whole })
  })
}
