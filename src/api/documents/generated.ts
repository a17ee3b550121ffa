import { clientTypes } from './client.ts'
import { errorsPage } from './errors.ts'
import { examplesFile } from './examples.ts'
import { graphqlFile } from './graphql.ts'
import { documentFor, yamlOf } from './openapi.ts'
import { packageApi } from './package-api.ts'
import { pythonTypes } from './python.ts'
import { packSchemas, rulesetSchemas } from './rulesets.ts'

export async function generated(): Promise<Map<string, string>> {
  const document = documentFor('players')
  const [players, operators] = [yamlOf(document), yamlOf(documentFor('operators'))]
  return new Map([
    ...[...rulesetSchemas(), ...packSchemas()],
    ...[['openapi.yaml', players] as const, ['operators.yaml', operators] as const],
    ['packages/client/src/schema.ts', await clientTypes('openapi.yaml', players)],
    ['packages/client/src/operator-schema.ts', await clientTypes('operators.yaml', operators)],
    ['packages/python/touchline_client/_types.py', pythonTypes(document)],
    ...[...graphqlFile(), ...errorsPage(), ...examplesFile(), ...packageApi()],
  ])
}
