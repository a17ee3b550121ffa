import type { z } from 'zod'
import { gameBase } from '../../../app/games/schema.ts'
import { type Components, refTo } from './components.ts'
import type { JsonSchema } from './json-schema.ts'

const bases: Readonly<Record<string, z.ZodType>> = { GameBase: gameBase }

/**
 * If an object schema in `parts` contains all fields of a base schema, replaces these fields with a
 * reference to the base schema.
 */
export function extendBases(components: Components, parts: readonly unknown[]): void {
  for (const [name, schema] of Object.entries(bases)) {
    const base = components.of(schema, 'output')
    const fields = Object.entries(base.properties as JsonSchema).map(
      ([field, shape]) => [field, JSON.stringify(shape)] as const,
    )
    for (const part of parts) extend(part, name, new Map(fields))
    components.schemas[name] = base
  }
}

function extend(part: unknown, name: string, fields: ReadonlyMap<string, string>): void {
  if (typeof part !== 'object' || part === null) return
  for (const inner of Object.values(part)) extend(inner, name, fields)
  const schema = part as JsonSchema
  const properties = schema.properties as JsonSchema | undefined
  const isExtension =
    properties !== undefined &&
    [...fields].every(([field, shape]) => JSON.stringify(properties[field]) === shape)
  if (!isExtension) return
  const own = Object.entries(properties).filter(([field]) => !fields.has(field))
  const required = (schema.required as string[]).filter((field) => !fields.has(field))
  for (const keyword of ['type', 'properties', 'required']) delete schema[keyword]
  schema.allOf = [refTo(name), { type: 'object', properties: Object.fromEntries(own), required }]
}
