interface Generator {
  typesOf(document: string): Promise<unknown>
  astToString(ast: unknown): string
}

/** `packages/client/src/schema.ts`: the types of the REST door, as its document has them. */
export async function clientTypes(document: string): Promise<Map<string, string>> {
  const { astToString, typesOf } = await generator()
  const types = astToString(await typesOf(document))
  return new Map([['packages/client/src/schema.ts', `// Generated from openapi.yaml.\n${types}`]])
}

/** It has no types of its own that TypeScript 7 could read. */
async function generator(): Promise<Generator> {
  const name = 'client-types'
  return import(name) as Promise<Generator>
}
