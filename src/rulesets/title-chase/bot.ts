import type { Bot } from '../../kernel/bot.ts'
import type { TitleChase } from './types.ts'
export const bot: Bot<TitleChase> = ({ suggest }) => suggest()
