import t from 'tap'
import { playOut } from '../../../src/engine/certify/checks/suite.ts'
import { tablesOf } from '../../../src/engine/certify/checks/tables.ts'
import type { EventSpec, Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

const GAMES_MAX = 40

/** The rules with an event that shows everyone what a seat has sealed. */
function leaking(rules: Ruleset, type: string): Ruleset {
  const spec = rules.events[type] as EventSpec
  const leaky: EventSpec = { ...spec, mask: (event) => event, masked: spec.schema }
  return { ...rules, events: { ...rules.events, [type]: leaky } }
}

for (const [field, type, options] of [
  ['lineUp', 'lineup.submitted', {}],
  ['amount', 'lot.sealed', { auctionMode: 'sealed' }],
] as const)
  t.test(`the conformance suite finds a mask that shows ${field}`, async (t) => {
    const rules = leaking(registry.superclub!, type)
    const tables = tablesOf(rules).filter((table) =>
      Object.entries(options).every(
        ([name, value]) => (table.options as Record<string, unknown>)[name] === value,
      ),
    )
    const play = () => {
      for (let seed = 0; seed < GAMES_MAX; seed += 1)
        playOut(rules, tables[seed % tables.length]!, seed, { stride: 3 })
    }
    t.throws(play, /the masks tell/)
  })
