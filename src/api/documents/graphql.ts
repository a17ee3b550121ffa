import { printSchema } from 'graphql'
import { describe } from '../../engine/kernel/describe.ts'
import { registry } from '../../engine/rulesets/index.ts'
import { schemaOf } from '../graphql/schema.ts'

export function graphqlFile(): Map<string, string> {
  const schema = schemaOf(Object.values(registry).map((rules) => describe(rules)))
  return new Map([['schema/schema.graphql', `${printSchema(schema)}\n`]])
}
