import type { Bot } from '../kernel/bot.ts'

/** Any legal move: the baseline that every heuristic is held against. */
export const randomBot: Bot = (turn) => turn.suggest()
