import { causeWhenDue } from '../../engine/kernel/due-cause.ts'
import { nextDue } from '../../engine/kernel/open-decisions.ts'
import { showsAbsence } from '../../engine/kernel/pace.ts'
import { handOver, perform } from '../../engine/kernel/perform.ts'
import { ServiceError } from '../core/errors.ts'
import { holidayCause } from './holiday-cause.ts'
import type { Command, CommandContext, LiveGame } from './live-game.ts'
import { isBot } from './wake-time.ts'

/**
 * Maximum number of overdue time-outs that are processed together. The remaining time-outs are
 * processed when the game is next accessed.
 */
const TIME_OUTS_MAX = 200

/**
 * Games in which processing a time-out failed because of a bug. Only the deadline scheduler reports
 * bugs in the processing of time-outs.
 */
const broken = new WeakSet<LiveGame>()

/**
 * Processes overdue time-outs before the query, so that the answer contains no overdue decision. If
 * processing the time-outs fails, the query still runs.
 */
export async function runAfterExpiry<T>(live: LiveGame, ask: Command<T>): Promise<T> {
  if (broken.has(live)) return live.run(ask)
  try {
    return await live.run((command) => {
      expireOverdue(command)
      return ask(command)
    })
  } catch (error) {
    const isBug = !(error instanceof ServiceError)
    if (isBug) broken.add(live)
    else if (error.code !== 'busy') throw error
    return live.run(ask)
  }
}

/**
 * Processes the overdue time-outs of a game, and derives the open decisions after each of them.
 * Call this function before every access to the game. A game that is quarantined or paused by the
 * service mode does not change.
 */
export function expireOverdue(command: CommandContext): void {
  const { live, game, now } = command
  if (!live.isHeld && nextDue(game.open, now) !== null) playOverdue(command)
}

function playOverdue({ live, game, now, append }: CommandContext): void {
  const { rules, luck, record } = live
  const away = new Set<number>()
  const { paces } = rules
  let played = 0
  for (; played < TIME_OUTS_MAX && !game.over; played += 1) {
    const due = nextDue(game.open, now)
    if (!due) break
    const holiday = holidayCause(live, game, due, now)
    append(perform(rules, game, holiday ?? causeWhenDue(rules, game, due), luck, now))
    if (holiday) continue
    live.resetBots()
    if (game.bank === null && showsAbsence({ paces, table: game.table }, due)) away.add(due.seat)
  }
  // Bots take over for absent players only after all overdue time-outs, because time-outs must be
  // processed before any other change.
  const mayHandOver = record.absence === 'bot' && played < TIME_OUTS_MAX
  for (const seat of mayHandOver ? away : [])
    if (!game.over && !game.resigned[seat] && !isBot(game, record, seat))
      append(handOver(rules, game, seat, 'bot', luck, now))
}
