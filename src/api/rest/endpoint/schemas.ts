import { z } from 'zod'
import { version } from '../../../app/core/schema.ts'
import { followedEvent } from '../../../app/games/log-schema.ts'
import { tryMoveInput } from '../../../app/games/schema.ts'
import { accountState, gameUpdate } from '../../../app/streams/schema.ts'
import { problem } from '../problems/problem.ts'

export const moveBody = tryMoveInput

export const streamEnd = z.strictObject({ version, over: z.literal(true) })
export const streamItem = z.union([followedEvent, streamEnd, problem])

export const accountItem = z.union([accountState, gameUpdate, problem])
