import { z } from 'zod'
import type { RateLimitBucket } from '../../app/core/rate-limits.ts'
import type { Session } from './session.ts'
import type { Answer } from './turn.ts'

interface ToolFacts {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly readOnly?: boolean
  /**
   * True if a second call with the same input has no further effect. By default, a tool is
   * idempotent only if it is read-only.
   */
  readonly idempotent?: boolean
  readonly givesTurn?: boolean
  readonly meta?: Readonly<Record<string, unknown>>
  /**
   * The rate limit for the first operation that the tool runs; every further operation in the same
   * tool call counts as a read.
   */
  readonly bucket: RateLimitBucket
}

export interface Tool extends ToolFacts {
  readonly input: z.ZodObject
  run(session: Session, input: Record<string, unknown>): Promise<Answer>
  again?(session: Session, input: Readonly<Record<string, unknown>>): Promise<Answer>
}

interface ToolOf<I extends z.ZodObject> extends ToolFacts {
  readonly input: I
  run(session: Session, input: z.infer<I>): Promise<Answer>
  again?(session: Session, input: z.infer<I>): Promise<Answer>
}

/**
 * Erases the input type of a tool, so that all tools fit in one array. The compiler has already
 * checked `run` against the input schema.
 */
export const tool = <I extends z.ZodObject>(one: ToolOf<I>): Tool => one as unknown as Tool

// Id schemas have no pattern, because the service's errors for an invalid game id or ruleset are
// clearer than a schema error.
/**
 * MCP clients repeat the game id in a header, so that proxies can route the request to a node by
 * game id.
 */
export const game = z.string().meta({ 'x-mcp-header': 'Game' })
