import { fileURLToPath } from 'node:url'
import t from 'tap'
import { readPackFile, reportOn } from '../../src/cli/packs.ts'
import { simulate } from '../../src/cli/simulation.ts'
import { bots } from '../../src/engine/bots/index.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { readPackFiles } from '../../src/postgres/packs/pack-files.ts'

const FOLDER = fileURLToPath(new URL('../../../examples/packs/', import.meta.url))
const MOVES_MAX = 100_000

t.test('every game has a small pack of its own among the examples, and it is played', async (t) => {
  const files = await readPackFiles(FOLDER)
  t.same(
    files.map(({ ruleset }) => ruleset),
    Object.keys(registry),
  )
  for (const { ruleset, name, path } of files) {
    const rules = registry[ruleset]!
    const content = await readPackFile(path)
    t.same(reportOn(rules, content), { faults: [], warnings: [] }, path)
    t.match(content, { id: name }, 'a file is called as its pack')

    const seats = rules.seats.min
    const contestants = Array.from({ length: seats }, () => ({
      name: 'heuristic',
      bot: bots.heuristic!(rules),
    }))
    const played = simulate(
      {
        rules,
        contestants,
        games: 2,
        seed: 1,
        rotate: false,
        movesMax: MOVES_MAX,
        table: buildTable(rules, { seats, content }),
      },
      () => {},
    )

    t.match(played, { games: 2, refused: 0 }, ruleset)
    t.notOk('unfinished' in played.outcomes, 'to its end')
  }
})
