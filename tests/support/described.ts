interface Described {
  readonly description?: string
}

/** The properties without a description, at any depth, each with all that it stands in. */
export function silentIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'example' || keyword === 'examples') return []
    if (keyword !== 'properties') return silentIn(value, pathOf(schema, keyword, path))
    return Object.entries<Described>(value).flatMap(([name, property]) => [
      ...(property.description ? [] : [`${path}.${name}`]),
      ...silentIn(property, `${path}.${name}`),
    ])
  })
}

/** Keywords are no part of what a field is called. */
const pathOf = (schema: object, keyword: string, path: string): string =>
  Array.isArray(schema) || 'type' in schema || 'anyOf' in schema ? path : `${path}/${keyword}`

/** All descriptions, at any depth. */
export function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { description } = schema as Described
  const own = typeof description === 'string' ? [description] : []
  return [...own, ...Object.values(schema).flatMap(descriptionsIn)]
}
