interface Generator {
  typesOf(document: string): Promise<unknown>
  astToString(ast: unknown): string
}

/** The types of a document of the REST API. */
export async function clientTypes(file: string, document: string): Promise<string> {
  const { astToString, typesOf } = await generator()
  const types = astToString(await typesOf(document))
  return `// Generated from ${file}.\n${types}`
}

/** The generator's types need TypeScript 5 syntax that TypeScript 7 cannot read. */
async function generator(): Promise<Generator> {
  const name = 'client-types'
  return import(name) as Promise<Generator>
}
