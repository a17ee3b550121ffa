import { stringify } from 'yaml'
import { describe } from '../../engine/kernel/describe.ts'
import { registry } from '../../engine/rulesets/index.ts'
import { type Audience, openApi } from '../rest/document/openapi.ts'
import { endpoints } from '../rest/endpoints/index.ts'

export function documentFor(audience: Audience): object {
  const games = Object.values(registry).map((rules) => describe(rules))
  return openApi(endpoints, games, audience)
}

export const yamlOf = (document: object): string =>
  stringify(document, { lineWidth: 100, aliasDuplicateObjects: false, indentSeq: false })
