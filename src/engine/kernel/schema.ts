import type { z } from 'zod'

/**
 * All that the kernel asks of a Zod schema. A narrow face on purpose: holding a schema against
 * `z.ZodType<T>` makes the compiler compare every method of both, which for the events and moves of
 * five games costs it minutes; against this it compares a result.
 */
export interface Schema<out T = unknown> {
  readonly _zod: { readonly output: T }
  parse(input: unknown): T
  safeParse(input: unknown): Parsed<T>
}

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | {
      readonly success: false
      readonly error: { readonly issues: readonly SchemaIssue[] }
    }

export interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** Names that are unknown. */
  readonly keys?: readonly string[]
  /** All that may stand there. */
  readonly values?: readonly unknown[]
  /** The tags of the cases, where that of the value is of none. */
  readonly options?: readonly unknown[]
  /** Of each case what is wrong with it. */
  readonly errors?: readonly (readonly SchemaIssue[])[]
}

export type OutputOf<S extends Schema> = S['_zod']['output']

/** The same schema with all its methods: every schema of ours is made by Zod. */
export const asZod = (schema: Schema): z.ZodType => schema as unknown as z.ZodType
