import type { Bot } from '../../kernel/bot.ts'
import type { Goalscorer } from './types.ts'

export const bot: Bot<Goalscorer> = ({ suggest }) => suggest()
