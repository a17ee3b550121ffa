import type { Move } from '../moves.ts'
import type { Kind } from '../types.ts'
import { trainees } from './invest.ts'
import { leastBid, lotValue, purchases } from './market.ts'
import { lineUps } from './play.ts'
import { seenBy, type Turn } from './turn.ts'
import { draftPicks } from './value.ts'

export const weighed: Readonly<Partial<Record<Kind, (turn: Turn) => Move[]>>> = {
  'draft-pick': (turn) =>
    draftPicks(seenBy(turn), turn.seat).map((card) => ({ type: 'draft-pick', card })),
  training: (turn) => trainees(turn).map((card) => ({ type: 'train-roll', card })),
  'line-up': (turn) => lineUps(turn),
  'final-line-up': (turn) => lineUps(turn),
  'lot-bid': higherBids,
  market: purchases,
  'market-close': purchases,
}

const RAISES = [1, 5, 10]

function higherBids(turn: Turn): Move[] {
  const least = leastBid(turn)
  if (least === null) return []
  const most = lotValue(turn)
  return RAISES.flatMap((raise) =>
    least + raise <= most ? [{ type: 'auction-bid', amount: least + raise }] : [],
  )
}
