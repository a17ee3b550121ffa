import { errorsPage } from './errors.ts'
import { graphqlFile } from './graphql.ts'
import { openApiFile } from './openapi.ts'
import { packSchemas, rulesetSchemas } from './rulesets.ts'

/** Path and text of each file that is generated from the code and committed beside it. */
export const generated = async (): Promise<Map<string, string>> =>
  new Map([
    ...rulesetSchemas(),
    ...packSchemas(),
    ...openApiFile(),
    ...graphqlFile(),
    ...errorsPage(),
  ])
