import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { registry } from '../../games/loaded.ts'
import type { Answer } from './question.ts'
import { TimedSearch } from './timed-search.ts'
import type { ThreadAnswer, ThreadAsk } from './worker-handle.ts'
import { WorkerPacks } from './worker-packs.ts'

// On systems other than Linux, `setPriority` would change the priority of all threads of the
// process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const packs = new WorkerPacks<unknown>()

parentPort!.on('message', (ask: ThreadAsk) => {
  parentPort!.postMessage(answered(ask))
})
const ready: ThreadAnswer = 'ready'
parentPort!.postMessage(ready)

function answered(ask: ThreadAsk): ThreadAnswer {
  try {
    return thought(ask)
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function thought({ content, ...ask }: ThreadAsk): Answer {
  const { ruleset, pack } = ask.question
  if (content !== undefined) packs.keep(pack, content)
  const rules = registry[ruleset]
  if (!rules) throw new Error(`this thread has not loaded the ruleset ${ruleset}`)
  const timed = new TimedSearch(rules, { ...ask, content: packs.of(pack) })
  for (;;) {
    const answer = timed.next()
    if (answer) return answer
  }
}
