import type { z } from 'zod'

/**
 * The part of a Zod schema that the kernel uses. It is narrow on purpose: for the events and moves
 * of five games, comparing all methods of `z.ZodType<T>` takes the compiler minutes.
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
  readonly keys?: readonly string[]
  /** All allowed values. */
  readonly values?: readonly unknown[]
  /** Tags of the cases, if the value has none of them. */
  readonly options?: readonly unknown[]
  /** The errors of each case. */
  readonly errors?: readonly (readonly SchemaIssue[])[]
}

export type OutputOf<S extends Schema> = S['_zod']['output']

/** All methods of the schema. The cast is safe because Zod makes all our schemas. */
export const asZod = (schema: Schema): z.ZodType => schema as unknown as z.ZodType
