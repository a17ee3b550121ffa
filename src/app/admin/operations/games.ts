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

export const gameOperations = {
  games: adminOperation({
    name: 'game.list',
    at: 'GET games',
    summary: 'List all games, including private games, newest first',
    description:
      'Combines all filters. If no index covers the filters, each call searches 1,000 games, ' +
      'so a page may be short or empty. `searchedTo` is the creation time of the last game ' +
      'searched. Continue with `next`.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: searchInput,
    answer: foundGames,
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { caller, input }, capability) =>
      searchGames(context, caller, capability, input),
  }),

  game: adminOperation({
    name: 'game.show',
    at: 'GET games/{game}',
    summary: 'Get a game as a spectator sees it, with its invite code',
    rateLimit: 'reads',
    right: 'support',
    subject: 'game',
    reason: hiddenStateReasons,
    input: observeInput,
    answer: observation,
    errors: ['invalid-version', 'busy'],
    execute: (context, { id, input }, capability) => showGame(context, capability, id, input),
  }),

  log: adminOperation({
    name: 'game.log',
    at: 'GET games/{game}/log',
    summary: 'Get the full log of a game',
    description:
      'Returns each commit with its cause. Running games require a hidden-state session.',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    needsHiddenState: true,
    input: adminLogInput,
    answer: adminLog,
    errors: runningGameErrors,
    execute: (context, { id, input }, capability) => readLog(context, capability, id, input),
  }),

  state: adminOperation({
    name: 'game.state',
    at: 'GET games/{game}/state',
    summary: 'Get the full state of a game at any version',
    description: 'Running games require a hidden-state session.',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    needsHiddenState: true,
    input: adminStateInput,
    answer: adminState,
    errors: [...runningGameErrors, 'invalid-version'],
    execute: (context, { id, input }, capability) => showState(context, capability, id, input),
  }),

  rows: adminOperation({
    name: 'game.rows',
    at: 'GET games/{game}/rows',
    summary: 'Get the stored rows of a game',
    description:
      'Works even if the log cannot be read. Running games require a hidden-state session.',
    rateLimit: 'reads',
    right: 'operator',
    subject: 'game',
    needsHiddenState: true,
    input: adminRowsInput,
    answer: adminRows,
    errors: runningGameErrors,
    execute: (context, { id, input }, capability) => readRows(context, capability, id, input),
  }),

  verify: adminOperation({
    name: 'game.verify',
    at: 'GET games/{game}/verify',
    summary: 'Verify a game',
    description:
      "Checks the hash chain, re-runs every cause, and compares the game's other stored data. " +
      'To detect lost events, send the `head` and the `version` of an earlier response. While ' +
      'the game is running, differences are listed without their content. For an imported game, ' +
      'the response names the signing key and states whether that key is still trusted.',
    rateLimit: 'games',
    right: 'support',
    subject: 'game',
    input: receiptInput,
    answer: verification,
    errors: runningGameErrors,
    execute: (context, { id, input }, capability) => verifyGame(context, capability, id, input),
  }),

  refusals: adminOperation({
    name: 'game.refusals',
    at: 'GET games/{game}/refusals',
    summary: "List a game's refused moves",
    description:
      'Returns the last 50 refusals of the last 30 days, without the moves. Refusals are ' +
      'stored every few seconds; if a caller causes too many, only some of them are stored.',
    rateLimit: 'reads',
    right: 'support',
    subject: 'game',
    answer: gameRefusals,
    errors: ['busy'],
    execute: (context, { id }, capability) => refusalsOf(context, capability, id),
  }),

  failingGames: adminOperation({
    name: 'game.failing',
    at: 'GET failing-games',
    summary: 'List games that this node cannot continue',
    description:
      'A game fails if its log is unreadable, or its rules or bots have a bug. The node ' +
      'retries each failing game with increasing delays. A failing game does not affect other ' +
      'games. Quarantined games are listed until an operator retries them.',
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
