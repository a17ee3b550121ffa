import type { Policy } from '../../../kernel/evaluation.ts'
import { answersTo } from '../bot/bot.ts'
import type { Starplayer } from '../types.ts'

/** The normal bot uses only public information, so the bot needs no view. */
export const quick: Policy<Starplayer> = ({ table, state: { shared } }, question) => {
  const [answer = null] = answersTo({ table, state: { shared } }, question)
  return answer
}
