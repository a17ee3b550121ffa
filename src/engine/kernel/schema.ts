import type { z } from 'zod'

/**
 * The part of a Zod schema that the kernel uses. The interface is small on purpose: to compare all
 * methods of `z.ZodType<T>` for the events and moves of five games, the compiler would need
 * minutes.
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
  /** The allowed tags, if the value has an unknown tag. */
  readonly options?: readonly unknown[]
  /** The errors of each case, if the schema is a union. */
  readonly errors?: readonly (readonly SchemaIssue[])[]
}

export type OutputOf<S extends Schema> = S['_zod']['output']

/** Gives access to all Zod methods. The cast is safe, because Zod creates all our schemas. */
export const asZod = (schema: Schema): z.ZodType => schema as unknown as z.ZodType
