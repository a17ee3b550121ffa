// Columns of entities. Ports use milliseconds, tables `timestamptz`.
import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'

type Column = EntitySchemaColumnOptions

/** A parameter of the type `timestamptz`, which our pools read as milliseconds. */
export const dateOf = (milliseconds: number): Date => new Date(milliseconds)
export const dateOrNull = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : dateOf(milliseconds)
/** Milliseconds in JSON that the database itself writes. */
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
/** Counts, which our pools read as numbers. */
export const bigint = column('bigint')

export const NULLABLE = { nullable: true }
/** Not part of the port's record. */
export const HIDDEN = { select: false }

/** A primary key, or a part of one. */
export const key = (type: Column['type'] = 'uuid', name?: string): Column => ({
  ...column(type)(name),
  primary: true,
})

/** The account of a row. */
export const holder = {
  type: 'many-to-one',
  target: 'account',
  joinColumn: { name: 'account_id' },
} as const
