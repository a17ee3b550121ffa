import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'

type Column = EntitySchemaColumnOptions

/**
 * Converts milliseconds to a parameter of type `timestamptz`. The connection pools convert columns
 * of type `timestamptz` to milliseconds.
 */
export const dateOf = (milliseconds: number): Date => new Date(milliseconds)
export const dateOrNull = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : dateOf(milliseconds)
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
export const bigint = column('bigint')

export const NULLABLE = { nullable: true }
export const HIDDEN = { select: false }

export const key = (type: Column['type'] = 'uuid', name?: string): Column => ({
  ...column(type)(name),
  primary: true,
})

export const holder = {
  type: 'many-to-one',
  target: 'account',
  joinColumn: { name: 'account_id' },
} as const
