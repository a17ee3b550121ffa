import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm'
import type { Scope } from '../../app/core/schema.ts'

/** Milliseconds since 1970 fit a number, though the driver does not know it. */
const milliseconds: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
}
export const time = (name: string): EntitySchemaColumnOptions => ({
  type: 'bigint',
  name,
  transformer: milliseconds,
})
/** Owners were called so before, and what nodes of before write is read as they mean it. */
const FORMER_OWNER = 'admin'
export const scopes: ValueTransformer = {
  to: (value: Scope[] | null) => value,
  from: (value: string[] | null) =>
    value && [...new Set(value.map((scope) => (scope === FORMER_OWNER ? 'owner' : scope)))],
}
/** The same in a query of our own. */
export const scopesIn = (column: string): string =>
  `array_replace(${column}, '${FORMER_OWNER}', 'owner')`
export const timeOrNull = (name: string): EntitySchemaColumnOptions => ({
  ...time(name),
  nullable: true,
})
export const id = (constraint: string): EntitySchemaColumnOptions => ({
  type: 'uuid',
  primary: true,
  primaryKeyConstraintName: constraint,
})
