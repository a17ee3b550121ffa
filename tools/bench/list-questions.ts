import type { ListedGames } from '../../src/app/runtime/port.ts'
import { countHosted, gamesListed, gamesUnfinishedOf } from '../../src/postgres/games/game-lists.ts'
import { dueGames, LAST_ID } from '../../src/postgres/log/wake-ups.ts'
import type { SqlQuery } from './plans.ts'

const PAGE = 50
const SWEEP_MILLISECONDS = 3_000

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
    'all visible games': list({}),
    'open games': list({ status: 'open' }),
    'open games of a ruleset': list({ status: 'open', ruleset: 'superclub' }),
    'my games (a tenth of all games)': list({ mine: guest }),
    'my running games': list({ mine: guest, status: 'running' }),
    'my unfinished games': gamesUnfinishedOf(guest),
    'number of unfinished games that I host': { text: countHosted, values: [host] },
    'games with a due deadline': {
      text: dueGames,
      values: [now - SWEEP_MILLISECONDS, LAST_ID, now],
    },
    'one step of the scheduler through 2,000 past deadlines': {
      text: dueGames,
      values: [0, LAST_ID, now],
    },
  }
}
