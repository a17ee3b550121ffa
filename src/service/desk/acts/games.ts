import { z } from 'zod'
import { ofRunning } from '../../operations/operation.ts'
import {
  adminLog,
  adminLogInput,
  adminRows,
  adminRowsInput,
  adminState,
  adminStateInput,
  failingGames,
} from '../../shapes/admin.ts'
import { anything, PAGE_SIZE_MAX, seatNumber } from '../../shapes/common.ts'
import { lookReasons, tableReasons } from '../../shapes/desk.ts'
import { created, observation, observeInput } from '../../shapes/games.ts'
import { gameRefusals, mostRefused, mostRefusedInput } from '../../shapes/refusals.ts'
import { saveInput } from '../../shapes/saves.ts'
import { foundGames, searchInput } from '../../shapes/search.ts'
import { receiptInput, verification } from '../../shapes/verify.ts'
import { act } from '../act.ts'
import { readLog, readRows, saveWhole, showGame, showState, verifyGame } from '../read-games.ts'
import { listMostRefused, refusalsOf } from '../refusals.ts'
import { freeSeat, startTable } from '../run-tables.ts'
import { searchGames } from '../search-games.ts'

const byLook = 'While the game runs it takes a look, of which its players see when it has ended.'

export const gameActs = {
  games: act({
    name: 'game.list',
    at: 'GET games',
    says: 'All games, private ones too, newest first',
    notes:
      'By all that is asked for at once. Where no index knows all of it a page looks at 1,000 ' +
      'games, may then be short or empty, and says how far it has come: go on with `next`.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: searchInput,
    answer: foundGames,
    errors: ['invalid-cursor', 'busy'],
    perform: ({ context }, { caller, input }, warrant) =>
      searchGames(context, caller, warrant, input),
  }),

  game: act({
    name: 'game.show',
    at: 'GET games/{game}',
    says: 'A game as its spectators see it, private or not, with its invite code',
    bucket: 'reads',
    right: 'support',
    of: 'game',
    reason: lookReasons,
    input: observeInput,
    answer: observation,
    errors: ['invalid-version', 'busy'],
    perform: ({ context }, { id, input }, warrant) => showGame(context, warrant, id, input),
  }),

  log: act({
    name: 'game.log',
    at: 'GET games/{game}/log',
    says: 'The log of a game, nothing hidden',
    notes: `Commit by commit, with causes. ${byLook}`,
    bucket: 'reads',
    right: 'operator',
    of: 'game',
    look: true,
    input: adminLogInput,
    answer: adminLog,
    errors: ofRunning,
    perform: ({ context }, { id, input }, warrant) => readLog(context, warrant, id, input),
  }),

  state: act({
    name: 'game.state',
    at: 'GET games/{game}/state',
    says: 'The state of a game at any version, nothing hidden',
    notes: byLook,
    bucket: 'reads',
    right: 'operator',
    of: 'game',
    look: true,
    input: adminStateInput,
    answer: adminState,
    errors: [...ofRunning, 'invalid-version'],
    perform: ({ context }, { id, input }, warrant) => showState(context, warrant, id, input),
  }),

  rows: act({
    name: 'game.rows',
    at: 'GET games/{game}/rows',
    says: 'The rows of a game as they are stored',
    notes: `Also where nothing can be made of them. ${byLook}`,
    bucket: 'reads',
    right: 'operator',
    of: 'game',
    look: true,
    input: adminRowsInput,
    answer: adminRows,
    errors: ofRunning,
    perform: ({ context }, { id, input }, warrant) => readRows(context, warrant, id, input),
  }),

  save: act({
    name: 'game.save',
    at: 'GET games/{game}/save',
    says: 'A save with all that is hidden, where the ruleset has saves',
    notes: byLook,
    bucket: 'games',
    right: 'operator',
    of: 'game',
    look: true,
    input: saveInput,
    answer: anything,
    errors: ofRunning,
    judged: 'save',
    perform: ({ context }, { id, input }, warrant) => saveWhole(context, warrant, id, input),
  }),

  /** Plays the whole game again. */
  verify: act({
    name: 'game.verify',
    at: 'GET games/{game}/verify',
    says: 'Whether the log is what the rules and the seed make of its causes',
    notes:
      'Folds the chain of hashes, judges every cause again, and compares what else is stored of ' +
      'the game. `head` and `version`, as somebody has kept them from an answer, show whether ' +
      'the log has lost what they were told. While the game runs a difference is only named. Of ' +
      'a game that has come as a file it says by which key, and whether that is known now.',
    bucket: 'games',
    right: 'support',
    of: 'game',
    input: receiptInput,
    answer: verification,
    errors: ofRunning,
    perform: ({ context }, { id, input }, warrant) => verifyGame(context, warrant, id, input),
  }),

  refusals: act({
    name: 'game.refusals',
    at: 'GET games/{game}/refusals',
    says: 'What was refused in a game: the last 50 of 30 days, without the moves',
    notes: 'Written down every few seconds; nothing of who sends far too many.',
    bucket: 'reads',
    right: 'support',
    of: 'game',
    answer: gameRefusals,
    errors: ['busy'],
    perform: ({ context }, { id }, warrant) => refusalsOf(context, warrant, id),
  }),

  mostRefused: act({
    name: 'game.most-refused',
    at: 'GET refusals',
    says: 'Games of a ruleset in which the most was refused, of 30 days, page by page',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: mostRefusedInput,
    answer: mostRefused,
    errors: ['invalid-cursor', 'busy'],
    perform: ({ context }, { input }, warrant) => listMostRefused(context, warrant, input),
  }),

  failingGames: act({
    name: 'game.failing',
    at: 'GET failing-games',
    says: 'Games that this node cannot play on by itself, with their reasons',
    notes:
      'Unreadable, or a bug of their rules or bots: they are put aside, and tried again after a ' +
      'pause that grows. Others are served meanwhile. What operators have put aside waits for ' +
      'them.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: failingGames,
    errors: [],
    perform: async ({ context, failing }) => ({
      ...failing(),
      aside: context.modes.aside.slice(0, PAGE_SIZE_MAX),
    }),
  }),

  startGame: act({
    name: 'game.start',
    at: 'POST games/{game}/start',
    writes: 'begins',
    says: 'Start a game with those who are there, as its host might',
    bucket: 'games',
    right: 'operator',
    of: 'game',
    reason: tableReasons,
    answer: created,
    errors: ['game-started', 'game-cancelled', 'too-few-seats'],
    perform: async (desk, { caller, id }, warrant) => {
      const started = await startTable(desk.context, caller, warrant, id)
      desk.askBots(id)
      return started
    },
  }),

  freeSeat: act({
    name: 'game.free-seat',
    at: 'POST games/{game}/seats/{seat}/free',
    says: 'Free a seat before the game starts, as its host might',
    bucket: 'games',
    right: 'operator',
    of: 'game',
    reason: tableReasons,
    input: z.strictObject({ seat: seatNumber }),
    errors: ['game-started', 'game-cancelled', 'seat-unknown', 'not-your-seat'],
    perform: ({ context }, { id, input }, warrant) => freeSeat(context, warrant, id, input.seat),
  }),
}
