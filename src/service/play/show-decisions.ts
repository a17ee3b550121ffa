import { decisionsFor, heardBy } from '../../kernel/seen.ts'
import { needSight, type Onlooker } from '../caller.ts'
import { type Context, runningFor } from '../context.ts'
import type { DecisionsAnswer, DecisionsInput } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import { viewerOf } from './observe-game.ts'
import { decisionsShown, decisionWhole, factsShown, wantsWords } from './shown.ts'

/** What the caller’s seat is asked, with everything that answers it. */
export async function showDecisions(
  context: Context,
  who: Onlooker,
  gameId: string,
  { include }: DecisionsInput,
): Promise<DecisionsAnswer> {
  const words = wantsWords(include)
  needSight(who)
  const live = await runningFor(context, who, gameId)
  const viewer = viewerOf(who, live.record)
  return askInTime(live, ({ game: ahead, now }) => {
    const game = heardBy(ahead, viewer)
    const { others, awaited } = decisionsShown(game, viewer)
    const { own } = decisionsFor(game.open, viewer)
    const decisions = own.map((decision) => decisionWhole(live, game, decision, words))
    const facts = factsShown(live.rules, game, viewer, words)
    const answer = { version: game.version, others, awaited, ...facts, serverTime: now }
    // Spaces may hold parts of the state, which goes on while the answer is being written.
    const whole = structuredClone(decisions)
    return () => ({ ...answer, decisions: whole })
  })
}
