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
  const late = new Set<number>()
  let played = 0
  for (; played < TIME_OUTS_MAX && !game.over; played += 1) {
    const due = nextDue(game.open, now)
    if (!due) break
    keep(expire(rules, game, due, luck, now))
    live.spoken.clear()
    late.add(due.seat)
  }
  // Time-outs go first, all of them: nothing else may happen while one is due.
  const mayHandOver = record.absence === 'bot' && played < TIME_OUTS_MAX
  for (const seat of mayHandOver ? late : [])
    if (!game.over && !game.resigned[seat] && !isBot(game, record, seat))
      keep(handOver(rules, game, seat, 'bot', luck, now))
  return played
}
