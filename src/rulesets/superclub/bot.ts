import type { Bot } from '../../kernel/bot.ts'
import type { Superclub } from './superclub.ts'

export const bot: Bot<Superclub> = ({ suggest }) => suggest()
