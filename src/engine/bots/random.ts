import type { Bot } from '../kernel/bot.ts'

/** The baseline for every heuristic. */
export const randomBot: Bot = (turn) => turn.suggest()
