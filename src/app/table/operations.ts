import {
  type Caller,
  type OptionalCaller,
  requireReadAccess,
  requireScope,
} from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { operation, type StreamRequest, streamOperation } from '../core/operation.ts'
import { moveResponse } from '../games/schema.ts'
import { findGameRecord, seatOf } from '../runtime/game-access.ts'
import { claimSeat as claim } from './claim-seat.ts'
import { claimInput, type ReactionName, reactInput, tableState } from './schema.ts'

export const showTable = operation({
  summary: 'Get presence and reactions in a game',
  description:
    "Returns players' presence, spectators and recent reactions. Presence and reactions are not " +
    "in the game's log.",
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  answer: tableState,
  errors: ['game-unknown'],
  async run(context, { caller, id }) {
    requireReadAccess(caller)
    await findGameRecord(context, caller, id)
    return context.tables.state(id)
  },
})

export const followTable = streamOperation({
  summary: 'Stream presence and reactions in a game',
  description:
    'Sends the full state when you connect and after each change, even before the game starts ' +
    'and after it ends. While you are connected to the stream, you count as present.',
  rateLimit: 'streams',
  scope: 'sight',
  errors: ['game-unknown'],
  open: (context, { caller, id, input }: StreamRequest<OptionalCaller, { signal: AbortSignal }>) =>
    context.tables.follow(caller, id, input.signal),
})

export const react = operation({
  summary: 'Send a reaction',
  description:
    'Sends one of ten reactions to everyone viewing the game. Only players can send reactions.',
  rateLimit: 'talk',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: reactInput,
  answer: tableState,
  errors: ['game-unknown', 'not-seated'],
  run: (context, { caller, id, input }) => reactAs(context, caller, id, input.reaction),
})

async function reactAs(context: Context, caller: Caller, id: string, reaction: ReactionName) {
  requireScope(caller, 'play')
  const seat = seatOf(caller, await findGameRecord(context, caller, id))
  if (seat === null) throw serviceError('not-seated')
  const { ports } = context
  await ports.tables.react(id, seat, reaction, ports.clock.now())
  return context.tables.state(id)
}

export const claimSeat = operation({
  summary: 'Claim a win against an absent opponent, or let a bot play',
  description: 'In a rated game, a claim counts as a loss for the absent player.',
  rateLimit: 'talk',
  scope: 'play',
  effect: 'changes',
  subject: 'game',
  input: claimInput,
  answer: moveResponse,
  errors: [
    ...(['game-unknown', 'not-seated', 'seat-unknown', 'game-not-started'] as const),
    ...(['game-cancelled', 'not-absent', 'claims-bot-only', 'busy'] as const),
  ],
  refusals: 'move',
  run: (context, { caller, id, input }) => claim(context, caller, id, input),
})
