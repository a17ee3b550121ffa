import t from 'tap'
import { explore } from '../../../src/engine/certify/explore.ts'
import { startsOf } from '../../../src/engine/certify/laws.ts'
import { gamesAt } from '../../../src/engine/certify/starts.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

for (const [id, rules] of Object.entries(registry))
  for (const start of startsOf(id).filter(({ isSmall }) => isSmall))
    t.test(`${id}: ${start.name} ends under all moves and dice`, async (t) => {
      const found = explore(rules, gamesAt(rules, start), () => true)

      t.ok(found.complete, JSON.stringify(found))
      t.comment(JSON.stringify(found))
      t.ok(found.ends > 0)
    })
