import type { Caller, OptionalCaller } from '../core/caller.ts'
import {
  operation,
  runningGameErrors,
  type StreamRequest,
  streamOperation,
} from '../core/operation.ts'
import { eventsAnswer, eventsInput, waitAnswer, waitInput } from '../games/schema.ts'
import { chainCheck, receiptInput } from '../runtime/verify-schema.ts'
import type { FollowAccountInput } from './account-feed.ts'
import { checkChain } from './check-chain.ts'
import { describeLog, describeTurnWhenReady, type TurnInput } from './describe-turn.ts'
import type { FollowInput } from './following.ts'
import { readEvents as read, readRows as rows } from './read-events.ts'
import { waitForTurn } from './wait-for-turn.ts'

export const readEvents = operation({
  summary: 'The log, as I may see it',
  description:
    'What I may not know is null and keeps its number. Once the game has ended the log is whole, ' +
    'with causes. `include=words` says in a sentence what happened.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: eventsInput,
  answer: eventsAnswer,
  errors: runningGameErrors,
  run: (context, { caller, id, input }) => read(context, caller, id, input),
})

/** All rows are read and hashed. */
export const verifyChain = operation({
  summary: 'Whether what I have kept is from this log',
  description:
    'Hand in the `head` of an answer, its `version`, or both: `receipt` says whether they are ' +
    'from the log as it is stored now, or why not. Nothing before a head was changed, added or ' +
    'taken away where its chain holds.',
  rateLimit: 'games',
  scope: 'read',
  subject: 'game',
  input: receiptInput,
  answer: chainCheck,
  errors: runningGameErrors,
  run: (context, { caller, id, input }) => checkChain(context, caller, id, input),
})

export const followGame = streamOperation({
  summary: 'The log, live',
  description:
    'From the version `after` on, and then as it is played, until the game has ended: nothing is ' +
    'lost or doubled. What I may not know comes as an event that is null and keeps its number. ' +
    '`include=words` says in a sentence what happened.',
  rateLimit: 'streams',
  scope: 'sight',
  errors: runningGameErrors,
  open: (context, { caller, id, input }: StreamRequest<OptionalCaller, FollowInput>) =>
    context.followers.follow(caller, id, input),
})

export const followAccount = streamOperation({
  summary: 'My games, live',
  description:
    'First my games that are not over, as they stand, then what is news of them: whose turn it ' +
    'is, who has joined, what has started or ended, to what I am invited. Each message has an ' +
    '`id`, which says what the state came to: who comes back with the last one is sent the state ' +
    'again where it is another, and nothing where nothing was missed. What happens within a ' +
    'moment is one message.',
  rateLimit: 'streams',
  scope: 'read',
  errors: ['busy'],
  open: (context, { caller, input }: StreamRequest<Caller, FollowAccountInput>) =>
    context.accountFeed.follow(caller, input),
})

export const waitForGame = operation({
  summary: 'Wait until I must act',
  description:
    'Answers when this seat is asked something (`until=turn`) or anything has happened after ' +
    'the version `after` (`until=change`), when the game has ended, or when time is up. Where ' +
    'there are `more` events than fit, its version is that of the last one. `include=words` ' +
    'says in sentences what happened and what is asked.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'game',
  input: waitInput,
  answer: waitAnswer,
  errors: runningGameErrors,
  run: (context, { caller, id, input, signal }) =>
    waitForTurn(context, caller, id, { input, signal }),
})

/** The log as it is stored, line by line: a header with seed, table and content pack, then rows. */
export const readRows = streamOperation({
  summary: readEvents.summary,
  rateLimit: readEvents.rateLimit,
  scope: readEvents.scope,
  errors: [...runningGameErrors, 'game-not-over'],
  open: (context, { caller, id }: StreamRequest<OptionalCaller, null>) => rows(context, caller, id),
})

/** What happened, and what the seat needs for its turn, in words. */
export const readTurn = streamOperation({
  summary: waitForGame.summary,
  rateLimit: waitForGame.rateLimit,
  scope: 'read',
  errors: runningGameErrors,
  open: (context, { caller, id, input, signal }: StreamRequest<Caller, TurnInput>) =>
    describeTurnWhenReady(context, caller, id, { input, signal }),
})

/** What happened after a version, in words, oldest first. */
export const readLog = streamOperation({
  summary: readEvents.summary,
  rateLimit: readEvents.rateLimit,
  scope: 'read',
  errors: runningGameErrors,
  open: (context, { caller, id, input }: StreamRequest<Caller, { readonly after: number }>) =>
    describeLog(context, caller, id, input.after),
})
