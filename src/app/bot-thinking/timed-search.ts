import { houseBotSearch } from '../../engine/bots/house-bot.ts'
import type { SteppedSearch } from '../../engine/bots/search.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Tagged } from '../../engine/kernel/types.ts'
import type { Answer, TimedQuestion } from './question.ts'

export class TimedSearch {
  readonly #thinking: SteppedSearch<Tagged>
  #isCut = false

  constructor(rules: Ruleset, { question, content, tries, milliseconds, flag }: TimedQuestion) {
    const until = performance.now() + milliseconds
    const isUp = () => {
      this.#isCut ||= Atomics.load(flag, 0) !== 0 || performance.now() > until
      return this.#isCut
    }
    const { decisionView, seed, table } = question
    this.#thinking = houseBotSearch(
      rules,
      { ...table, content },
      { ...decisionView, seed },
      { tries, isUp },
    )
  }

  next(): Answer | null {
    const { done, value } = this.#thinking.next()
    return done ? { move: value.move, tries: value.tries, isCut: this.#isCut } : null
  }
}
