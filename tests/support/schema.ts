import type { GraphQLSchema } from 'graphql'
import { schemaOf } from '../../src/api/graphql/schema.ts'
import { describe } from '../../src/engine/kernel/describe.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { registry as everyRuleset } from '../../src/engine/rulesets/index.ts'

type Registry = Readonly<Record<string, Ruleset>>

const made = new WeakMap<Registry, GraphQLSchema>()

export function schemaOver(registry: Registry = everyRuleset): GraphQLSchema {
  const schema = made.get(registry) ?? schemaOf(Object.values(registry).map(describe))
  made.set(registry, schema)
  return schema
}
