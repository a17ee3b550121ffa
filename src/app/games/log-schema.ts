import { z } from 'zod'
import { decisionBrief } from '../core/game-schema.ts'
import { cursor, cursorShown, EVENTS_PAGE_MAX, time, version } from '../core/schema.ts'
import { facts, outcome, visibleEvent, worded } from './schema.ts'
export const eventsInput = z.strictObject({
  after: cursor.default(0),
  limit: z.int().min(1).max(EVENTS_PAGE_MAX).default(200),
  include: worded,
})
export interface EventsInput extends z.infer<typeof eventsInput> {}
const causeShown = z.strictObject({
  version,
  at: time,
  rules: z.int(),
  cause: z.looseObject({ kind: z.string() }),
})
export const eventsAnswer = z.strictObject({
  items: z.array(visibleEvent),
  next: version.nullable(),
  cursor: cursorShown,
  version,
  over: z.boolean(),
  causes: z.array(causeShown).nullable(),
})
export interface EventsAnswer extends z.infer<typeof eventsAnswer> {}

export const followedEvent = visibleEvent.extend({ cursor: cursorShown })
export interface FollowedEvent extends z.infer<typeof followedEvent> {}
export const followInput = z.strictObject({ after: cursor.default(0), include: worded })

export const WAIT_SECONDS_MAX = 60
export const waitInput = z.strictObject({
  after: cursor.optional(),
  timeoutSeconds: z.number().min(0).max(WAIT_SECONDS_MAX).default(25),
  /** `turn`: until this seat must act; `change`: until there is any new event. */
  until: z.enum(['turn', 'change']).default('turn'),
  limit: z.int().min(1).max(EVENTS_PAGE_MAX).default(200),
  include: worded,
})
export interface WaitInput extends z.infer<typeof waitInput> {}
export const waitAnswer = z.strictObject({
  reason: z.enum(['turn', 'change', 'over', 'time-up']),
  version,
  cursor: cursorShown,
  more: z.boolean(),
  events: z.array(visibleEvent),
  decisions: z.array(decisionBrief),
  outcome: outcome.nullable(),
  facts,
})
export interface WaitAnswer extends z.infer<typeof waitAnswer> {}
