// Simulates a ruleset version that is newer than the logs. A test preloads this module as
// `later-rules.js?ID`, where ID is the id of the ruleset.
import { registry } from '../../src/engine/rulesets/index.ts'

const id = new URL(import.meta.url).search.slice(1)
const rules = registry[id]!
Object.assign(registry, { [id]: { ...rules, version: rules.version + 1 } })
