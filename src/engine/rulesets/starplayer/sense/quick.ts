import type { Policy } from '../../../kernel/evaluation.ts'
import { answersTo } from '../bot/bot.ts'
import type { Starplayer } from '../types.ts'

/**
 * The bot for simulated games uses only public information, so the bot can read the state of a
 * simulated game directly.
 */
export const quick: Policy<Starplayer> = ({ table, state: { shared } }, question) => {
  const [answer = null] = answersTo({ table, state: { shared } }, question)
  return answer
}
