import { decisionsFor, gameVisibleTo } from '../../engine/kernel/visibility.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { cursorAt } from '../runtime/cursor.ts'
import { runAfterExpiry } from '../runtime/expire-overdue.ts'
import { requireRunningGame } from '../runtime/game-access.ts'
import type { DecisionsAnswer, DecisionsInput } from './decision-schema.ts'
import { viewerOf } from './observe-game.ts'
import { presentDecision, presentDecisions, presentFacts, wantsWords } from './present.ts'

export async function showDecisions(
  context: Context,
  who: OptionalCaller,
  gameId: string,
  { include }: DecisionsInput,
): Promise<DecisionsAnswer> {
  const words = wantsWords(include)
  requireReadAccess(who)
  const live = await requireRunningGame(context, who, gameId)
  const viewer = viewerOf(who, live.record)
  return runAfterExpiry(live, ({ game: ahead, now }) => {
    const game = gameVisibleTo(ahead, viewer)
    const { others, awaited } = presentDecisions(game, viewer)
    const { own } = decisionsFor(game.open, viewer)
    const decisions = own.map((decision) => presentDecision(live, game, decision, words))
    const facts = presentFacts(live.rules, game, viewer, words)
    const answer = { version: game.version, others, awaited, ...facts, serverTime: now }
    // The decisions are copied, because they may share objects with the game's state, and the state
    // may change while the answer is being sent.
    const whole = structuredClone(decisions)
    return () => ({ ...answer, cursor: cursorAt(live, answer.version), decisions: whole })
  })
}
