import { stringify } from 'yaml'
import { describe } from '../kernel/describe.ts'
import { ruleOf } from '../kernel/refusal.ts'
import { openApi } from '../rest/document/openapi.ts'
import { endpoints } from '../rest/endpoints/index.ts'
import { registry } from '../rulesets/index.ts'

/** `openapi.yaml`: the REST door, with the moves, events and views of every ruleset. */
export function openApiFile(): Map<string, string> {
  const games = Object.values(registry).map((rules) => {
    const { id, options, choice, moves, events, view } = describe(rules)
    const seen = events.flatMap(({ schema, masked }) =>
      masked === null ? [schema] : [schema, masked],
    )
    const codes = Object.keys(rules.refusals).map((code) => [code, ruleOf(rules.refusals, code)])
    return { id, options, choice, moves, events: seen, view, codes: Object.fromEntries(codes) }
  })
  const text = stringify(openApi(endpoints, games), {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  })
  return new Map([['openapi.yaml', text]])
}
