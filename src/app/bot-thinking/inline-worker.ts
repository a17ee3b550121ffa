import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { ThinkWorker } from './question.ts'
import { TimedSearch } from './timed-search.ts'

const SLICE_MILLISECONDS = 5

export const inlineWorker = (rulesOf: (ruleset: string) => Ruleset): ThinkWorker => ({
  ready: Promise.resolve(),
  isAlive: true,
  async think(question) {
    const thought = new TimedSearch(rulesOf(question.question.ruleset), question)
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      const until = performance.now() + SLICE_MILLISECONDS
      do {
        const answer = thought.next()
        if (answer) return answer
      } while (performance.now() < until)
    }
  },
  async close() {},
})
