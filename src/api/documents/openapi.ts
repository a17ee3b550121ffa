import { stringify } from 'yaml'
import { describe } from '../../engine/kernel/describe.ts'
import { registry } from '../../engine/rulesets/index.ts'
import { openApi } from '../rest/document/openapi.ts'
import { endpoints } from '../rest/endpoints/index.ts'

/** `openapi.yaml`: the REST API with the moves, events and views of all rulesets. */
export function openApiFile(): Map<string, string> {
  const games = Object.values(registry).map((rules) => describe(rules))
  const text = stringify(openApi(endpoints, games), {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  })
  return new Map([['openapi.yaml', text]])
}
