interface Generator {
  typesOf(document: string): Promise<unknown>
  astToString(ast: unknown): string
}

/** The types of a document of the REST API. */
export async function clientTypes(file: string, document: string): Promise<string> {
  const { astToString, typesOf } = await generator()
  const types = astToString(await typesOf(document)).replaceAll(/^(?: {4})+/gm, halved)
  return `// Generated from ${file}.\n${types}`
}

/** Two spaces instead of four, as everywhere in this repository. */
const halved = (spaces: string): string => spaces.slice(spaces.length / 2)

/** The generator's types need TypeScript 5 syntax that TypeScript 7 cannot read. */
async function generator(): Promise<Generator> {
  const name = 'client-types'
  return import(name) as Promise<Generator>
}
