import { z } from 'zod'
import { accountState, gameNews } from '../service/shapes/account-news.ts'
import { version } from '../service/shapes/common.ts'
import { seenEvent, tryMoveInput } from '../service/shapes/games.ts'
import { problem } from './problems/problem.ts'

/** The key of a move comes in a header, the rest of its input in the query. */
export const moveBody = tryMoveInput

export const streamEnd = z.strictObject({ version, over: z.literal(true) })
export const streamItem = z.union([seenEvent, streamEnd, problem])

export const accountItem = z.union([accountState, gameNews, problem])
