import type { Bot } from '../../../kernel/bot.ts'
import type { Move } from '../moves.ts'
import type { Superclub } from '../types.ts'
import { clubAnswers } from './club.ts'
import { weighed } from './consider.ts'
import { matchAnswers } from './play.ts'
import type { Turn } from './turn.ts'

const answers = { ...clubAnswers, ...matchAnswers }

export const bot: Bot<Superclub> = (turn) => {
  return answerTo(turn) ?? (turn.decision.standing === true ? null : turn.suggest())
}

/** Returns the bot's move; null means a random move or, for an optional decision, no answer. */
export const answerTo = (turn: Turn): Move | null => answers[turn.decision.kind]?.(turn) ?? null

const OTHERS_MAX = 3

export function considers(turn: Turn): Move[] {
  const { kind } = turn.decision
  const answer = answerTo(turn)
  const others = weighed[kind]?.(turn) ?? []
  return [...(answer === null ? [] : [answer]), ...others.slice(0, OTHERS_MAX)]
}
