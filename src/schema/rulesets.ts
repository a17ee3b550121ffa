import { describe } from '../kernel/describe.ts'
import { registry } from '../rulesets/index.ts'

/** `schema/rulesets/<id>.json` for every ruleset: what `GET /v1/rulesets/{id}` answers. */
export const rulesetSchemas = (): Map<string, string> =>
  new Map(
    Object.values(registry).map((rules) => [
      `schema/rulesets/${rules.id}.json`,
      `${JSON.stringify({ $schema: DIALECT, ...describe(rules) }, null, 2)}\n`,
    ]),
  )

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'
