// Preloaded by commands as `later-rules.js?ID`. Raises the version of ruleset ID above that of the
// logs.
import { registry } from '../../src/engine/rulesets/index.ts'

const id = new URL(import.meta.url).search.slice(1)
const rules = registry[id]!
Object.assign(registry, { [id]: { ...rules, version: rules.version + 1 } })
