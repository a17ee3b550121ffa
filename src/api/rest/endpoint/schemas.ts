import { z } from 'zod'
import { version } from '../../../app/core/schema.ts'
import {
  moveAnswer as answerOfMove,
  followedEvent,
  tryMoveInput,
  waitAnswer,
} from '../../../app/games/schema.ts'
import { accountState, gameUpdate } from '../../../app/streams/schema.ts'
import { problem } from '../problems/problem.ts'

export const moveBody = tryMoveInput.pick({ decisionId: true, move: true })
export const moveAnswer = answerOfMove.extend({
  next: waitAnswer
    .optional()
    .describe('Your next turn. Present only with `wait`, unless the wait failed.'),
})

export const streamEnd = z.strictObject({ version, over: z.literal(true) })
export const streamItem = z.union([followedEvent, streamEnd, problem])

export const accountItem = z.union([accountState, gameUpdate, problem])
