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
import { rematch as playAgain } from './rematch.ts'
import {
  createdOnce,
  createGameInput,
  gameSummary,
  joinInput,
  listGamesInput,
  observation,
  observeInput,
  rematchInput,
} from './schema.ts'
import { showInvitation as invite } from './show-invitation.ts'
import { answerStarted, startGame as start } from './start-game.ts'

export const createGame = operation({
  summary: 'Create a game or load a save',
  description:
    '`seats` lists the player of each seat in order: `me`, `open` (anyone can join), `bot`, or ' +
    'the `account` for which the seat is reserved. A game without open seats starts at once. ' +
    '`commitment` is the SHA-256 of the secret seed; the seed is published when the game ends. ' +
    "`save` is a document from `saveGame`. Open seats are reserved for the save's original " +
    'players; the seats of players who had left stay empty. Send `unsealed` to load a save ' +
    'that cannot be verified; everyone in the game can see that the save was not verified. A ' +
    'game that continues a save cannot be rated.',
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
    'same-owner',
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
  summary: 'List open games, or your own games',
  description:
    'Returns the newest games first. `awaits` lists the seats whose turn it is. `awaitsMe` ' +
    'returns only games where it is your turn.',
  rateLimit: 'reads',
  scope: 'read',
  input: listGamesInput,
  answer: page(gameSummary),
  errors: ['invalid-cursor', 'busy'],
  run: (context, { caller, input }) => list(context, caller, input),
})

export const showInvitation = operation({
  summary: 'Get a game by its invite code',
  description:
    'Returns only the host, seats and terms, even if the game is private. After too many wrong ' +
    'codes, further requests are refused.',
  rateLimit: 'reads',
  scope: 'none',
  bySecret: true,
  input: invitationInput,
  answer: invitation,
  errors: ['game-unknown'],
  run: (context, { input }) => invite(context, input),
})

export const observeGame = operation({
  summary: 'Get the visible state of a game',
  description:
    "Returns the status, seats, your view, your open decisions, and others' decisions that you " +
    'may see. Set `at` to get an earlier version. Set `text` to also get the view as text.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: observeInput,
  answer: observation,
  errors: ['game-unknown', 'invalid-version', 'not-your-seat'],
  run: (context, { caller, id, input }) => observe(context, caller, id, input),
})

/**
 * Joining a game has the same rate limit as creating a game, because the game starts when its last
 * player joins.
 */
export const joinGame = operation({
  summary: 'Join a game',
  description:
    'You get your reserved seat if you have one, otherwise the seat you name or the first open ' +
    'seat. A private game requires its invite code. If a bot has replaced you, you get your ' +
    "seat back. The SHA-256 of `entropy` is mixed into the game's randomness.",
  rateLimit: 'games',
  scope: 'play',
  // The effect is `changes` and not `starts`, because players may return to their seats while the
  // node is about to shut down. When a player joins, a separate check decides whether the game may
  // start.
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
    'player-removed',
    'same-owner',
    'idempotency-mismatch',
    'busy',
  ],
  refusals: 'table',
  run: async (context, { caller, id, input, key }) =>
    answerStarted(context, await join(context, caller, id, input, { key })),
})

export const rematchGame = operation({
  summary: 'Create a rematch of an ended game',
  description:
    'The first call creates a game with the same terms, and every player moves to the next ' +
    'seat. If all your opponents are bots, the game starts at once. If the rematch already ' +
    'exists, the call adds you to it.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  subject: 'game',
  input: rematchInput,
  idempotent: true,
  answer: createdOnce,
  errors: [
    ...(['game-unknown', 'game-not-over', 'not-seated', 'already-seated', 'seat-left'] as const),
    ...(['game-started', 'game-full', 'pack-unknown', 'pack-withdrawn', 'not-ratable'] as const),
    ...(['same-owner'] as const),
    ...(['unknown-level', 'too-many-games', 'too-many-thinking-games'] as const),
    ...(['account-unknown', 'player-removed', 'idempotency-mismatch', 'busy'] as const),
  ],
  refusals: 'table',
  run: async (context, { caller, id, input, key }) =>
    answerStarted(context, await playAgain(context, caller, id, input, { key })),
})

export const leaveSeat = operation({
  summary: 'Leave a seat before the game starts',
  description: 'The host can free any seat. After the game has started, resign instead.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: z.strictObject({ seat: seatNumber }),
  errors: ['game-unknown', 'seat-unknown', 'not-your-seat', 'game-started', 'game-cancelled'],
  run: (context, { caller, id, input }) => leave(context, caller, id, input.seat),
})

export const cancelGame = operation({
  summary: 'Cancel a game',
  description:
    'Only the host can cancel a game, and only while no other account has a seat. The game has ' +
    'no winner; its log and seed are published. A running rated game cannot be cancelled.',
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

export const forkGame = operation({
  summary: 'Fork a finished game at an earlier version',
  description:
    'Creates a private game with the same log up to the given version. After the given version, ' +
    'the fork has its own seed and seats. Resigned seats stay resigned. The clocks of the fork ' +
    'start with the full time limit. Lists of games omit forks by default.',
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
  summary: 'Start a game and remove its open seats',
  description:
    'Only the host can start the game. Open seats are removed, so seat numbers may change.',
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
