import {
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

type Fields = Readonly<Record<string, Pick<GraphQLInputFieldConfig, 'type' | 'extensions'>>>

export function sent(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sent(value, type.ofType)
  if (value === null || value === undefined) return value
  if (isListType(type)) return (value as unknown[]).map((item) => sent(item, type.ofType))
  if (!isInputObjectType(type) || type.isOneOf) return value
  return sentFields(value as Readonly<Record<string, unknown>>, type.getFields())
}

export function sentFields(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
): Record<string, unknown> {
  const properties: [string, unknown][] = []
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    const { property, takesNull } = field?.extensions ?? {}
    if (!field || property === undefined || (value === null && !takesNull)) continue
    properties.push([property as string, sent(value, field.type)])
  }
  return Object.fromEntries(properties)
}
