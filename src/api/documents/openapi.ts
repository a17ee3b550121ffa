import { stringify } from 'yaml'
import { describe } from '../../engine/kernel/describe.ts'
import { registry } from '../../engine/rulesets/index.ts'
import { type Audience, openApi } from '../rest/document/openapi.ts'
import { endpoints } from '../rest/endpoints/index.ts'

/** `openapi.yaml`: the REST API for players with the moves, events and views of all rulesets. */
export const openApiFile = (): string => textFor('players')

/** `operators.yaml`: the REST API for operators. */
export const operatorsFile = (): string => textFor('operators')

function textFor(audience: Audience): string {
  const games = Object.values(registry).map((rules) => describe(rules))
  return stringify(openApi(endpoints, games, audience), {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  })
}
