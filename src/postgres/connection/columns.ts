// Column definitions of entities. Ports use milliseconds, tables use `timestamptz`.
import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'

type Column = EntitySchemaColumnOptions

/**
 * Converts milliseconds into a parameter of type `timestamptz`. Our pools return such columns as
 * milliseconds.
 */
export const dateOf = (milliseconds: number): Date => new Date(milliseconds)
export const dateOrNull = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : dateOf(milliseconds)
/** SQL for milliseconds in JSON that the database creates. */
export const millisecondsOf = (column: string): string =>
  `(extract(epoch from ${column}) * 1000)::bigint`

const dates: ValueTransformer = {
  to: (value: number | null | undefined) => (typeof value === 'number' ? dateOf(value) : value),
  from: (value: number | null) => value,
}

const column =
  (type: Column['type'], common: Partial<Column> = {}) =>
  (name?: string, options: Partial<Column> = {}): Column => ({
    type: type!,
    ...(name !== undefined && { name }),
    ...common,
    ...options,
  })

export const text = column('text')
export const uuid = column('uuid')
export const time = column('timestamp with time zone', { transformer: dates })
export const bool = column('boolean')
export const json = column('json')
export const integer = column('integer')
export const bytes = column('bytea')
export const float = column('double precision')
/** Column for counts, which our pools return as numbers. */
export const bigint = column('bigint')

export const NULLABLE = { nullable: true }
/** Options for columns that are not part of the port's record. */
export const HIDDEN = { select: false }

export const key = (type: Column['type'] = 'uuid', name?: string): Column => ({
  ...column(type)(name),
  primary: true,
})

/** The account to which a row belongs. */
export const holder = {
  type: 'many-to-one',
  target: 'account',
  joinColumn: { name: 'account_id' },
} as const
