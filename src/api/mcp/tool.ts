import { z } from 'zod'
import type { RateLimitBucket } from '../../app/core/rate-limits.ts'
import type { Session } from './session.ts'
import type { Answer } from './turn.ts'

interface ToolFacts {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly readOnly?: boolean
  /** True if a second call with the same input changes nothing more. Reading tools are. */
  readonly idempotent?: boolean
  /** True if it answers with a turn, for programs too. */
  readonly givesTurn?: boolean
  /** For hosts, such as the board that shows its answer. */
  readonly meta?: Readonly<Record<string, unknown>>
  /** The limit of its main call; further calls count as reads. */
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

/** Checks `run` against the schema, then erases the type for the list. */
export const tool = <I extends z.ZodObject>(one: ToolOf<I>): Tool => one as unknown as Tool

// The service reports an invalid game id or ruleset better than a pattern could.
/** Clients repeat it in a header, by which proxies choose the node. */
export const game = z.string().meta({ 'x-mcp-header': 'Game' })
