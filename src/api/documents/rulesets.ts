import { describe, describeContent } from '../../engine/kernel/describe.ts'
import { registry } from '../../engine/rulesets/index.ts'

export const rulesetSchemas = (): Map<string, string> =>
  new Map(
    Object.values(registry).map((rules) => [
      `schema/rulesets/${rules.id}.json`,
      `${JSON.stringify({ $schema: DIALECT, ...describe(rules) }, null, 2)}\n`,
    ]),
  )

/** Editors use the generated JSON schemas to check and complete content packs. */
export const packSchemas = (): Map<string, string> =>
  new Map(
    Object.values(registry).map((rules) => {
      const head = { $schema: DIALECT, title: `A content pack of ${rules.title}` }
      const text = JSON.stringify({ ...head, ...describeContent(rules) }, null, 2)
      return [`schema/packs/${rules.id}.json`, `${text}\n`]
    }),
  )

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'
