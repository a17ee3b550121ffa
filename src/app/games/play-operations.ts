import { operation, runningGameErrors } from '../core/operation.ts'
import { anything } from '../core/schema.ts'
import { saveInput } from '../runtime/save-schema.ts'
import { moments } from './beat-schema.ts'
import { decisionsAnswer, decisionsInput } from './decision-schema.ts'
import { listMoments as list } from './list-moments.ts'
import { resignSeat } from './resign-seat.ts'
import { saveGame as save } from './save-game.ts'
import {
  type MoveAnswer,
  type MoveResponse,
  moveInput,
  moveResponse,
  tryMoveInput,
  undoInput,
} from './schema.ts'
import { showDecisions } from './show-decisions.ts'
import { submitMove as submit } from './submit-move.ts'
import { tryMove as tryIt } from './try-move.ts'
import { undoMove as takeBack } from './undo-move.ts'

export const listDecisions = operation({
  summary: 'List the open decisions of a game',
  description:
    'For your seat, returns the legal moves (or a larger set that may include illegal moves), ' +
    'their number, a JSON Schema and examples. For visible decisions of other seats, returns ' +
    'the seat, kind and deadline. `include=words` adds the question as a sentence, the meaning ' +
    'of each example and a summary of your position.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: decisionsInput,
  answer: decisionsAnswer,
  errors: runningGameErrors,
  run: (context, { caller, id, input }) => showDecisions(context, caller, id, input),
})

export const listMoments = operation({
  summary: 'List the highlights of a game',
  description:
    'Returns the most important steps (beats) that you may see, at most 60, in order of play: ' +
    'goals, results and titles, then cards and purchases. After the game has ended, the list ' +
    'no longer changes.',
  rateLimit: 'games',
  scope: 'sight',
  subject: 'game',
  answer: moments,
  errors: ['game-unknown'],
  run: (context, { caller, id }) => list(context, caller, id),
})

export const submitMove = operation({
  summary: 'Answer a decision',
  description:
    'An accepted move is stored durably. With an `Idempotency-Key` or `moveId` (unique per ' +
    'game and seat), a retry returns the first answer. If you send `after`, the response ' +
    'contains all events since that version. `include` adds the view, the view as text, ' +
    'sentences about the events, or (with `decisions`) everything you need to answer your next ' +
    'decisions.',
  rateLimit: 'moves',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: moveInput,
  answer: moveResponse,
  errors: [
    'game-unknown',
    'not-seated',
    'game-not-started',
    'game-cancelled',
    'idempotency-mismatch',
    'move-undone',
    'busy',
  ],
  refusals: 'move',
  bodyLimit: 'move',
  run: (context, { caller, id, input, render = moveResponseOf }) =>
    submit(context, caller, id, input, render as typeof moveResponseOf),
})

/**
 * Checking a move costs about as much as making a move, so the two operations have the same rate
 * limit.
 */
export const tryMove = operation({
  summary: 'Check whether a move is legal',
  description:
    'Checks the move without making it. The service makes no random draws, stores nothing and ' +
    'sends nothing.',
  rateLimit: 'moves',
  scope: 'play',
  subject: 'game',
  input: tryMoveInput,
  errors: ['game-unknown', 'not-seated', 'game-not-started', 'game-cancelled', 'busy'],
  refusals: 'move',
  bodyLimit: 'move',
  run: (context, { caller, id, input }) => tryIt(context, caller, id, input),
})

export const resign = operation({
  summary: 'Resign',
  description:
    "You can resign even without an open decision. After you have resigned, your seat's " +
    'decisions receive default answers.',
  rateLimit: 'moves',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  idempotent: true,
  answer: moveResponse,
  errors: [
    'game-unknown',
    'not-seated',
    'game-not-started',
    'game-cancelled',
    'idempotency-mismatch',
    'busy',
  ],
  refusals: 'move',
  run: (context, { caller, id, key }) => resignSeat(context, caller, id, { key }),
})

export const undoMove = operation({
  summary: 'Undo your last move',
  description:
    'Works only in games that allow `undo`. Takes back your answer to `decisionId` and all ' +
    'later bot moves. The decision reopens with the same id and the remaining time. Reload the ' +
    'view after an undo.',
  rateLimit: 'moves',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: undoInput,
  idempotent: true,
  answer: moveResponse,
  errors: [
    'game-unknown',
    'not-seated',
    'game-not-started',
    'game-cancelled',
    'idempotency-mismatch',
    'busy',
  ],
  refusals: 'move',
  run: (context, { caller, id, input, key }) => takeBack(context, caller, id, input, { key }),
})

export const saveGame = operation({
  summary: 'Save a game',
  description:
    'Works only for rulesets that support saves. Pass the returned document as `save` to ' +
    "`createGame`. The document's `seal` lets this service check that the document is " +
    'unchanged. After the end of the game, the document also contains the `causes` and the ' +
    'seed, so any service can verify the game by replaying it.',
  rateLimit: 'games',
  scope: 'read',
  subject: 'game',
  input: saveInput,
  answer: anything,
  errors: runningGameErrors,
  refusals: 'save',
  run: (context, { caller, id, input }) => save(context, caller, id, input),
})

const moveResponseOf = (answer: MoveAnswer, replayed: boolean): MoveResponse => ({
  ...answer,
  replayed,
})
