interface Generator {
  typesOf(document: string): Promise<unknown>
  astToString(ast: unknown): string
}

/** `packages/client/src/schema.ts`: the types of the REST API, from its document. */
export async function clientTypes(document: string): Promise<Map<string, string>> {
  const { astToString, typesOf } = await generator()
  const types = astToString(await typesOf(document))
  return new Map([['packages/client/src/schema.ts', `// Generated from openapi.yaml.\n${types}`]])
}

/** The generator's types need TypeScript 5 syntax that TypeScript 7 cannot read. */
async function generator(): Promise<Generator> {
  const name = 'client-types'
  return import(name) as Promise<Generator>
}
