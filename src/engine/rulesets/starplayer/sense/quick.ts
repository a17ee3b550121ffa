import type { Policy } from '../../../kernel/evaluation.ts'
import { answersTo } from '../bot/bot.ts'
import type { Starplayer } from '../types.ts'

/** The bot as it is: all that it looks at lies open, so that no view has to be made for it. */
export const quick: Policy<Starplayer> = ({ table, state: { shared } }, asked) => {
  const [answer = null] = answersTo({ table, state: { shared } }, asked)
  return answer
}
