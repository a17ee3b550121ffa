import type { Bot } from '../kernel/bot.ts'

export const randomBot: Bot = (turn) => turn.suggest()
