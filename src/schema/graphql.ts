import { printSchema } from 'graphql'
import { schemaOf } from '../graphql/schema.ts'
import { describe } from '../kernel/describe.ts'
import { registry } from '../rulesets/index.ts'

/** `schema/schema.graphql`: the GraphQL door, with the moves, events and views of every ruleset. */
export function graphqlFile(): Map<string, string> {
  const schema = schemaOf(Object.values(registry).map((rules) => describe(rules)))
  return new Map([['schema/schema.graphql', `${printSchema(schema)}\n`]])
}
