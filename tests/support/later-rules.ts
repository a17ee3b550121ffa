// A command preloads `later-rules.js?ID`, which raises the version of ruleset ID above the version
// in the logs.
import { registry } from '../../src/engine/rulesets/index.ts'

const id = new URL(import.meta.url).search.slice(1)
const rules = registry[id]!
Object.assign(registry, { [id]: { ...rules, version: rules.version + 1 } })
