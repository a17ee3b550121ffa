import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { page, seatNumber } from '../core/schema.ts'
import { cancelInput, forkInput, gameChange } from '../runtime/lifecycle-schema.ts'
import { cancelGame as cancel } from './cancel-game.ts'
import { createGame as create } from './create-game.ts'
import { forkGame as fork } from './fork-game.ts'
import { invitation, invitationInput } from './invitation-schema.ts'
import { joinGame as join } from './join-game.ts'
import { leaveGame as leave } from './leave-game.ts'
import { listGames as list } from './list-games.ts'
import { observeGame as observe } from './observe-game.ts'
import {
  createdOnce,
  createGameInput,
  gameSummary,
  joinInput,
  listGamesInput,
  observation,
  observeInput,
} from './schema.ts'
import { showInvitation as invite } from './show-invitation.ts'
import { answerStarted, startGame as start } from './start-game.ts'

export const createGame = operation({
  summary: 'Create a game, or go on from a save',
  description:
    'The seats in their order: `me`, `open` to whoever joins, `bot`, or kept for an `account`. ' +
    'A game without open seats starts by itself. The commitment is the SHA-256 of the seed ' +
    'from which all luck of the game follows; the seed is shown when the game has ended. ' +
    'A save is the document that `save` gave; its seats are those of the saved game: open ones ' +
    'are kept for the accounts that sat there, and nobody can have one whose player had left. ' +
    'A save whose seal does not hold, and whose causes do not lead to it, loads only with ' +
    '`unsealed`; everyone in the game can see that. No game from a save can be rated.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  input: createGameInput,
  idempotent: true,
  answer: createdOnce,
  errors: [
    'ruleset-unknown',
    'pack-unknown',
    'pack-withdrawn',
    'account-unknown',
    'already-seated',
    'seats-differ',
    'save-unsealed',
    'seat-left',
    'not-your-seat',
    'not-ratable',
    'unknown-level',
    'too-many-games',
    'too-many-thinking-games',
    'idempotency-mismatch',
  ],
  refusals: 'table',
  bodyLimit: 'save',
  run: async (context, { caller, input, key }) =>
    answerStarted(context, await create(context, caller, input, { key })),
})

export const listGames = operation({
  summary: 'The lobby, and my own games',
  description:
    'Newest first, page by page: hand in `next` as `after` until it is null. `awaits` says whose ' +
    'turn it is, `awaitsMe` asks for the games in which it is mine.',
  rateLimit: 'reads',
  scope: 'read',
  input: listGamesInput,
  answer: page(gameSummary),
  errors: ['invalid-cursor', 'busy'],
  run: (context, { caller, input }) => list(context, caller, input),
})

export const showInvitation = operation({
  summary: 'What an invite code invites to',
  description:
    'Host, seats and terms of the game, also of a private one, to who holds its code: nothing ' +
    'else of it. Wrong codes are counted as wrong tokens are.',
  rateLimit: 'reads',
  scope: 'none',
  bySecret: true,
  input: invitationInput,
  answer: invitation,
  errors: ['game-unknown'],
  run: (context, { input }) => invite(context, input),
})

export const observeGame = operation({
  summary: 'What I may see of a game',
  description:
    'Status, seats, my view, my open decisions and, where I may know of them, those of others. ' +
    '`at` shows it as it was at an earlier version, `text` adds the view as text.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: observeInput,
  answer: observation,
  errors: ['game-unknown', 'invalid-version', 'not-your-seat'],
  run: (context, { caller, id, input }) => observe(context, caller, id, input),
})

/** Whoever joins last makes the service deal: that costs as much as to create the game. */
export const joinGame = operation({
  summary: 'Take a seat',
  description:
    'The seat kept for me, else the one I name, else the first open one. Private games want ' +
    'their invite code. Whoever sits in a game takes the own seat back from the bot that plays ' +
    'it. `entropy` goes into the luck of the game by its SHA-256.',
  rateLimit: 'games',
  scope: 'play',
  // Starting a game is checked inside: a player may take their seat back while the node drains.
  effect: 'changes',
  subject: 'game',
  input: joinInput,
  idempotent: true,
  answer: createdOnce,
  errors: [
    'game-unknown',
    'seat-unknown',
    'game-started',
    'game-cancelled',
    'game-full',
    'seat-left',
    'already-seated',
    'not-your-seat',
    'idempotency-mismatch',
    'busy',
  ],
  refusals: 'table',
  run: async (context, { caller, id, input, key }) =>
    answerStarted(context, await join(context, caller, id, input, { key })),
})

export const leaveSeat = operation({
  summary: 'Give up a seat before the game starts',
  description: 'My own; the host may free any. Once the game runs, resign instead.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: z.strictObject({ seat: seatNumber }),
  errors: ['game-unknown', 'seat-unknown', 'not-your-seat', 'game-started', 'game-cancelled'],
  run: (context, { caller, id, input }) => leave(context, caller, id, input.seat),
})

export const cancelGame = operation({
  summary: 'Call a game off',
  description:
    'By its host, where no other account has a seat: of a game that waits as of one that runs. ' +
    'Nobody wins, and its log and its seed are shown as at any end. Rated games that run cannot ' +
    'be called off.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: cancelInput,
  answer: gameChange,
  errors: [
    'game-unknown',
    'not-host',
    'others-are-seated',
    'game-rated',
    'game-cancelled',
    'game-over',
    'busy',
  ],
  run: (context, { caller, id, input }) => cancel(context, caller, id, input),
})

/** Reads, folds and writes a whole log: that costs more than any other way to begin a game. */
export const forkGame = operation({
  summary: 'Play a game that has ended on from an earlier version',
  description:
    'As a new private game: its log begins with that of the other up to there, and goes on with ' +
    'a seed and seats of its own. Who had resigned stays so. The clocks begin at the pace of the ' +
    'fork. Lists leave forks out unless they are asked for.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  subject: 'game',
  input: forkInput,
  idempotent: true,
  answer: createdOnce,
  errors: [
    'game-unknown',
    'game-not-started',
    'game-cancelled',
    'game-not-over',
    'has-looked',
    'game-over',
    'invalid-version',
    'account-unknown',
    'already-seated',
    'unknown-level',
    'too-many-games',
    'too-many-thinking-games',
    'idempotency-mismatch',
    'busy',
  ],
  run: async (context, { caller, id, input, key }) =>
    answerStarted(context, await fork(context, caller, id, input, { key })),
})

export const startGame = operation({
  summary: 'Start a game without waiting for its open seats',
  description: 'By its host. Open seats are closed up: seat numbers may change.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  subject: 'game',
  idempotent: true,
  answer: createdOnce,
  errors: [
    'game-unknown',
    'not-host',
    'game-started',
    'game-cancelled',
    'too-few-seats',
    'idempotency-mismatch',
  ],
  refusals: 'table',
  run: async (context, { caller, id, key }) =>
    answerStarted(context, await start(context, caller, id, { key })),
})
