import { adminOperation } from '../../core/admin-operation.ts'
import { hiddenStateReasons } from '../../core/admin-schema.ts'
import { runningGameErrors } from '../../core/operation.ts'
import { PAGE_SIZE_MAX } from '../../core/schema.ts'
import { observation, observeInput } from '../../games/schema.ts'
import { failingGames } from '../../monitoring/schema.ts'
import { receiptInput, verification } from '../../runtime/verify-schema.ts'
import { readLog, readRows, showGame, showState, verifyGame } from '../read-games.ts'
import { refusalsOf } from '../refusals.ts'
import {
  adminLog,
  adminLogInput,
  adminRows,
  adminRowsInput,
  adminState,
  adminStateInput,
} from '../schemas/admin-games.ts'
import { gameRefusals } from '../schemas/refusals.ts'
import { foundGames, searchInput } from '../schemas/search.ts'
import { searchGames } from '../search-games.ts'

const byLook = 'While the game runs it takes a look, of which its players see when it has ended.'

export const gameOperations = {
  games: adminOperation({
    name: 'game.list',
    at: 'GET games',
    summary: 'All games, private ones too, newest first',
    description:
      'By all that is asked for at once. Where no index knows all of it a page looks at 1,000 ' +
      'games, may then be short or empty, and says how far it has come: go on with `next`.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: searchInput,
    answer: foundGames,
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { caller, input }, warrant) => searchGames(context, caller, warrant, input),
  }),

  game: adminOperation({
    name: 'game.show',
    at: 'GET games/{game}',
    summary: 'A game as its spectators see it, private or not, with its invite code',
    rateLimit: 'reads',
    right: 'support',
    subject: 'game',
    reason: hiddenStateReasons,
    input: observeInput,
    answer: observation,
    errors: ['invalid-version', 'busy'],
    execute: (context, { id, input }, warrant) => showGame(context, warrant, id, input),
  }),

  log: adminOperation({
    name: 'game.log',
    at: 'GET games/{game}/log',
    summary: 'The log of a game, nothing hidden',
    description: `Commit by commit, with causes. ${byLook}`,
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    look: true,
    input: adminLogInput,
    answer: adminLog,
    errors: runningGameErrors,
    execute: (context, { id, input }, warrant) => readLog(context, warrant, id, input),
  }),

  state: adminOperation({
    name: 'game.state',
    at: 'GET games/{game}/state',
    summary: 'The state of a game at any version, nothing hidden',
    description: byLook,
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    look: true,
    input: adminStateInput,
    answer: adminState,
    errors: [...runningGameErrors, 'invalid-version'],
    execute: (context, { id, input }, warrant) => showState(context, warrant, id, input),
  }),

  rows: adminOperation({
    name: 'game.rows',
    at: 'GET games/{game}/rows',
    summary: 'The rows of a game as they are stored',
    description: `Also where nothing can be made of them. ${byLook}`,
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    look: true,
    input: adminRowsInput,
    answer: adminRows,
    errors: runningGameErrors,
    execute: (context, { id, input }, warrant) => readRows(context, warrant, id, input),
  }),

  /** Plays the whole game again. */
  verify: adminOperation({
    name: 'game.verify',
    at: 'GET games/{game}/verify',
    summary: 'Whether the log is what the rules and the seed make of its causes',
    description:
      'Folds the chain of hashes, judges every cause again, and compares what else is stored of ' +
      'the game. `head` and `version`, as somebody has kept them from an answer, show whether ' +
      'the log has lost what they were told. While the game runs a difference is only named. Of ' +
      'a game that has come as a file it says by which key, and whether that is known now.',
    rateLimit: 'games',
    right: 'support',
    subject: 'game',
    input: receiptInput,
    answer: verification,
    errors: runningGameErrors,
    execute: (context, { id, input }, warrant) => verifyGame(context, warrant, id, input),
  }),

  refusals: adminOperation({
    name: 'game.refusals',
    at: 'GET games/{game}/refusals',
    summary: 'What was refused in a game: the last 50 of 30 days, without the moves',
    description: 'Written down every few seconds; nothing of who sends far too many.',
    rateLimit: 'reads',
    right: 'support',
    subject: 'game',
    answer: gameRefusals,
    errors: ['busy'],
    execute: (context, { id }, warrant) => refusalsOf(context, warrant, id),
  }),

  failingGames: adminOperation({
    name: 'game.failing',
    at: 'GET failing-games',
    summary: 'Games that this node cannot play on by itself, with their reasons',
    description:
      'Unreadable, or a bug of their rules or bots: they are put aside, and tried again after a ' +
      'pause that grows. Others are served meanwhile. What operators have put aside waits for ' +
      'them.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: failingGames,
    errors: [],
    execute: async (context) => ({
      ...context.failingGames.shown(),
      aside: context.maintenance.aside.slice(0, PAGE_SIZE_MAX),
    }),
  }),
}
