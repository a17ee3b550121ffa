import { clientTypes } from './client.ts'
import { errorsPage } from './errors.ts'
import { examplesFile } from './examples.ts'
import { graphqlFile } from './graphql.ts'
import { openApiFile } from './openapi.ts'
import { packSchemas, rulesetSchemas } from './rulesets.ts'

export async function generated(): Promise<Map<string, string>> {
  const document = openApiFile()
  const types = await clientTypes([...document.values()].join())
  return new Map([
    ...[...rulesetSchemas(), ...packSchemas(), ...document, ...types],
    ...[...graphqlFile(), ...errorsPage(), ...examplesFile()],
  ])
}
