import type { z } from 'zod'

/**
 * The part of Zod's schema type that the engine uses. The compiler would need minutes to compare
 * all methods of `z.ZodType<T>` for the events and moves of five games, so this interface is small.
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
  readonly values?: readonly unknown[]
  /** Tags that the union type allows; present if the value has an unknown tag. */
  readonly options?: readonly unknown[]
  /** Errors for each member of a union type; present if the schema is a union type. */
  readonly errors?: readonly (readonly SchemaIssue[])[]
}

export type OutputOf<S extends Schema> = S['_zod']['output']

/**
 * Gives access to all methods of a Zod schema. The cast is safe, because all schemas of this
 * project are Zod schemas.
 */
export const asZod = (schema: Schema): z.ZodType => schema as unknown as z.ZodType
