import type { ListedGames } from '../../src/app/runtime/port.ts'
import { countHosted, gamesListed, gamesUnfinishedOf } from '../../src/postgres/games/game-lists.ts'
import { dueGames, LAST_ID } from '../../src/postgres/log/wake-ups.ts'
import type { SqlQuery } from './plans.ts'

const PAGE = 50
const SWEEP_MILLISECONDS = 3_000

/** List queries; the host hosts many of the games, and the guest plays in them. */
export function questionsOfAll([host, guest]: readonly [string, string]): Record<string, SqlQuery> {
  const list = (query: Partial<ListedGames>) =>
    gamesListed({
      status: null,
      ruleset: null,
      mine: null,
      seenBy: guest,
      before: null,
      forks: false,
      limit: PAGE + 1,
      ...query,
    })
  const now = Date.now()
  return {
    'all that I may see': list({}),
    'open ones': list({ status: 'open' }),
    'open ones of a ruleset': list({ status: 'open', ruleset: 'superclub' }),
    'mine, a tenth of all': list({ mine: guest }),
    'mine that run': list({ mine: guest, status: 'running' }),
    'what I have not finished': gamesUnfinishedOf(guest),
    'how many I host': { text: countHosted, values: [host] },
    'who is due by now': { text: dueGames, values: [now - SWEEP_MILLISECONDS, LAST_ID, now] },
    'who was ever due, a step': { text: dueGames, values: [0, LAST_ID, now] },
  }
}
