import { type OperationSpec, operation, runningGameErrors } from '../core/operation.ts'
import { eventsAnswer, eventsInput, waitAnswer, waitInput } from '../games/schema.ts'
import { chainCheck, receiptInput } from '../runtime/verify-schema.ts'

export const readEvents = operation({
  summary: 'The log, as I may see it',
  description:
    'What I may not know is null and keeps its number. Once the game has ended the log is whole, ' +
    'with causes. `include=words` says in a sentence what happened.',
  bucket: 'reads',
  scope: 'sight',
  of: 'game',
  input: eventsInput,
  answer: eventsAnswer,
  errors: runningGameErrors,
  run: ({ games }, { caller, id, input }) => games.events(caller, id, input),
})

/** All rows are read and hashed. */
export const verifyChain = operation({
  summary: 'Whether what I have kept is from this log',
  description:
    'Hand in the `head` of an answer, its `version`, or both: `receipt` says whether they are ' +
    'from the log as it is stored now, or why not. Nothing before a head was changed, added or ' +
    'taken away where its chain holds.',
  bucket: 'games',
  scope: 'read',
  of: 'game',
  input: receiptInput,
  answer: chainCheck,
  errors: runningGameErrors,
  run: ({ games }, { caller, id, input }) => games.verify(caller, id, input),
})

/** Each door has its own way to send what comes. */
export const followGame = {
  summary: 'The log, live',
  description:
    'From the version `after` on, and then as it is played, until the game has ended: nothing is ' +
    'lost or doubled. What I may not know comes as an event that is null and keeps its number. ' +
    '`include=words` says in a sentence what happened.',
  bucket: 'streams',
  scope: 'sight',
  errors: runningGameErrors,
} as const satisfies OperationSpec

export const followAccount = {
  summary: 'My games, live',
  description:
    'First my games that are not over, as they stand, then what is news of them: whose turn it ' +
    'is, who has joined, what has started or ended, to what I am invited. Each message has an ' +
    '`id`, which says what the state came to: who comes back with the last one is sent the state ' +
    'again where it is another, and nothing where nothing was missed. What happens within a ' +
    'moment is one message.',
  bucket: 'streams',
  scope: 'read',
  errors: ['busy'],
} as const satisfies OperationSpec

export const waitForGame = operation({
  summary: 'Wait until I must act',
  description:
    'Answers when this seat is asked something (`until=turn`) or anything has happened after ' +
    'the version `after` (`until=change`), when the game has ended, or when time is up. Where ' +
    'there are `more` events than fit, its version is that of the last one. `include=words` ' +
    'says in sentences what happened and what is asked.',
  bucket: 'reads',
  scope: 'sight',
  of: 'game',
  input: waitInput,
  answer: waitAnswer,
  errors: runningGameErrors,
  run: ({ games }, { caller, id, input, signal }) => games.wait(caller, id, input, signal),
})
