interface Described {
  readonly description?: string
}

export function silentIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'example' || keyword === 'examples') return []
    if (keyword !== 'properties') return silentIn(value, path)
    return Object.entries<Described>(value).flatMap(([name, property]) => [
      ...(property.description ? [] : [`${path}.${name}`]),
      ...silentIn(property, `${path}.${name}`),
    ])
  })
}

export function descriptionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { description } = schema as Described
  const own = typeof description === 'string' ? [description] : []
  return [...own, ...Object.values(schema).flatMap(descriptionsIn)]
}
