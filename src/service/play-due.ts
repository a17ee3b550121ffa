import { expire, handOver } from '../kernel/game.ts'
import { nextDue } from '../kernel/open.ts'
import type { Turn } from './live-game.ts'
import { isBot } from './wake.ts'

/** A game in which more time-outs than this are due at once goes on with the next one who looks. */
const TIME_OUTS_MAX = 200

/**
 * Plays what is overdue, one time-out after the other, each time asking anew who is due: whoever
 * touches a game does this first. Gives how many there were.
 */
export function playDue({ live, game, now, keep }: Turn): number {
  const { rules, luck, record } = live
  let played = 0
  for (; played < TIME_OUTS_MAX && !game.over; played += 1) {
    const due = nextDue(game.open, now)
    if (!due) break
    const { seat } = due
    keep(expire(rules, game, due, luck, now))
    live.spoken.clear()
    const isGivenUp = record.absence === 'bot' && !isBot(game, record, seat)
    if (isGivenUp && !game.over && !game.resigned[seat])
      keep(handOver(rules, game, seat, 'bot', luck, now))
  }
  return played
}
