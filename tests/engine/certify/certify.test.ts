import t from 'tap'
import { lawsOf, startsOf } from '../../../src/engine/certify/laws.ts'
import { search } from '../../../src/engine/certify/search.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { caught, planted, within } from './planted.ts'

const COMMITS = process.env.SOAK ? 200_000 : 1_200

for (const [id, rules] of Object.entries(registry))
  t.test(`no law of ${id} is broken in a search`, async (t) => {
    const goesOn = (commits: number, failures: number) => commits < COMMITS && failures === 0
    const { found, commits } = search(rules, lawsOf(id), { seed: 1, starts: startsOf(id), goesOn })
    const said = found.map(({ failure, seed }) => `seed ${seed} ${failure.signature}`)
    t.same(said, [])
    t.ok(commits >= COMMITS)
    t.not(lawsOf(id).length, 0)
  })

t.test('a planted bug is found, and its game shrinks to a few chosen causes', async (t) => {
  for (const bug of [planted[0]!, planted[6]!]) {
    const { signature, shrunk, before } = caught(bug, within(4))
    t.ok(signature, bug.says)
    t.ok(shrunk && shrunk.steps.length <= before, `${before} causes`)
    t.equal(shrunk?.run.commits.length, shrunk?.steps.length, 'its log ends with the failure')
  }
})
