import type { Bot } from '../../../kernel/bot.ts'
import type { Superclub } from '../types.ts'
import { clubAnswers } from './club.ts'
import { matchAnswers } from './play.ts'

const answers = { ...clubAnswers, ...matchAnswers }

/** Plays by rules of thumb, from what its seat may see. */
export const bot: Bot<Superclub> = (turn) => {
  const { kind, standing } = turn.decision
  const move = answers[kind]?.(turn) ?? null
  return move ?? (standing === true ? null : turn.suggest())
}
