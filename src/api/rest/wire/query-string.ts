import { z } from 'zod'

type Read = (query: Readonly<Record<string, unknown>>) => Record<string, unknown>

/**
 * Converts query values from text to the types in the schema. A value that is not clearly of the
 * required type stays a string, so the schema refuses the value.
 */
export function textReader(schema: z.ZodObject): Read {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const types = new Map(
    Object.entries(properties as Record<string, { type?: string }>).map(([name, { type }]) => [
      name,
      type,
    ]),
  )
  return (query) =>
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, meant(types.get(name), value)]),
    )
}

function meant(type: string | undefined, value: unknown): unknown {
  if (type === 'array') return [value].flat().flatMap((text) => String(text).split(','))
  if (typeof value !== 'string') return value
  if (type === 'integer' || type === 'number') return numberOf(value)
  if (type === 'boolean') return booleanOf(value)
  return value
}

const numberOf = (text: string): unknown =>
  /^-?\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : text

function booleanOf(text: string): unknown {
  if (text === '' || text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : text
}
