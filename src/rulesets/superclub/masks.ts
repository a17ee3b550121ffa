import type { z } from 'zod'
import { tagged } from '../../kernel/define.ts'
import type { Tagged } from '../../kernel/types.ts'

/** The shape of what others see of an event, where it differs from the event's own. */
export const maskedAs = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) => ({
  masked: tagged(type, shape) as unknown as z.ZodType<Tagged>,
})
