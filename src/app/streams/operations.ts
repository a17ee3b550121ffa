import type { Caller, OptionalCaller } from '../core/caller.ts'
import {
  operation,
  runningGameErrors,
  type StreamRequest,
  streamOperation,
} from '../core/operation.ts'
import type { Cursor } from '../core/schema.ts'
import { eventsAnswer, eventsInput, waitAnswer, waitInput } from '../games/schema.ts'
import { chainCheck, receiptInput } from '../runtime/verify-schema.ts'
import type { FollowAccountInput } from './account-feed.ts'
import { checkChain } from './check-chain.ts'
import { describeLog, describeTurnWhenReady, type TurnInput } from './describe-turn.ts'
import type { FollowInput } from './following.ts'
import { readEvents as read, readRows as rows } from './read-events.ts'
import { waitForTurn } from './wait-for-turn.ts'

export const readEvents = operation({
  summary: 'List the events of a game',
  description:
    'An event that is hidden from you is null and keeps its number. For ended games, returns ' +
    'the full log with the cause of each commit.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: eventsInput,
  answer: eventsAnswer,
  errors: runningGameErrors,
  run: (context, { caller, id, input }) => read(context, caller, id, input),
})

export const verifyChain = operation({
  summary: 'Check a receipt against the log',
  description:
    'Send the `head` or the `version` of an earlier response, or both. `receipt` is true if ' +
    'your values match the stored log. If `receipt` and `chainHolds` are true, the events ' +
    'before `head` are unchanged.',
  rateLimit: 'games',
  scope: 'read',
  subject: 'game',
  input: receiptInput,
  answer: chainCheck,
  errors: runningGameErrors,
  run: (context, { caller, id, input }) => checkChain(context, caller, id, input),
})

export const followGame = streamOperation({
  summary: 'Stream the events of a game',
  description:
    'Sends all events after version `after`, then new events until the game ends, each exactly ' +
    'once. An event that is hidden from you is null and keeps its number.',
  rateLimit: 'streams',
  scope: 'sight',
  errors: runningGameErrors,
  open: (context, { caller, id, input }: StreamRequest<OptionalCaller, FollowInput>) =>
    context.followers.follow(caller, id, input),
})

export const followAccount = streamOperation({
  summary: 'Stream updates of your games',
  description:
    'Sends the state of your unfinished games, then every turn, join, start, end and ' +
    'invitation. Each message has an `id`. If you reconnect with the last `id`, you receive ' +
    'the state only if you missed a change. Changes that follow each other quickly are ' +
    'combined into one message.',
  rateLimit: 'streams',
  scope: 'read',
  errors: ['busy'],
  open: (context, { caller, input }: StreamRequest<Caller, FollowAccountInput>) =>
    context.accountFeed.follow(caller, input),
})

export const followLobby = streamOperation({
  summary: 'Stream the open games',
  description:
    'Sends up to 500 open public games when you connect and after each change. Games with short ' +
    'clocks are omitted while their host is away.',
  rateLimit: 'streams',
  scope: 'sight',
  errors: [],
  open: async (
    context,
    { input }: StreamRequest<OptionalCaller, { readonly signal: AbortSignal }>,
  ) => context.lobbyFeed.follow(input.signal),
})

export const waitForGame = operation({
  summary: 'Wait for your turn',
  description:
    '`until=turn` waits for your decision, `until=news` for events after version `after`, and ' +
    '`until=change` for either. The call also returns when the game ends or the timeout expires. ' +
    'If `more` is true, `version` is that of the last returned event. `include=words` adds ' +
    'sentences about the events; `include=decisions` adds all you need to answer your ' +
    'decisions.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: waitInput,
  answer: waitAnswer,
  errors: runningGameErrors,
  run: (context, { caller, id, input, signal }) =>
    waitForTurn(context, caller, id, { input, signal }),
})

export const readRows = streamOperation({
  summary: readEvents.summary,
  rateLimit: readEvents.rateLimit,
  scope: readEvents.scope,
  errors: [...runningGameErrors, 'game-not-over'],
  open: (context, { caller, id }: StreamRequest<OptionalCaller, null>) => rows(context, caller, id),
})

export const readTurn = streamOperation({
  summary: waitForGame.summary,
  rateLimit: waitForGame.rateLimit,
  scope: 'read',
  errors: runningGameErrors,
  open: (context, { caller, id, input, signal }: StreamRequest<Caller, TurnInput>) =>
    describeTurnWhenReady(context, caller, id, { input, signal }),
})

export const readLog = streamOperation({
  summary: readEvents.summary,
  rateLimit: readEvents.rateLimit,
  scope: 'read',
  errors: runningGameErrors,
  open: (context, { caller, id, input }: StreamRequest<Caller, { readonly after: Cursor }>) =>
    describeLog(context, caller, id, input.after),
})
