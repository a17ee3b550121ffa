interface Generator {
  typesOf(document: string): Promise<unknown>
  astToString(ast: unknown): string
}

export async function clientTypes(file: string, document: string): Promise<string> {
  const { astToString, typesOf } = await generator()
  const types = astToString(await typesOf(document)).replaceAll(/^(?: {4})+/gm, halved)
  return `// Generated from ${file}.\n${types}`
}

/**
 * Halves the indentation, because openapi-typescript indents with four spaces and this repository
 * uses two.
 */
const halved = (spaces: string): string => spaces.slice(spaces.length / 2)

/**
 * The module name is in a variable, because TypeScript 7 cannot read the types of
 * openapi-typescript, which a constant name would load.
 */
async function generator(): Promise<Generator> {
  const name = 'client-types'
  return import(name) as Promise<Generator>
}
