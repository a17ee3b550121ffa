import type { Bot } from '../../kernel/bot.ts'
import type { Starplayer } from './types.ts'

export const bot: Bot<Starplayer> = ({ suggest }) => suggest()
