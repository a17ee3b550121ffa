import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { registry } from '../src/rulesets/index.ts'
import {
  fileOf,
  filesOf,
  playthroughsOf,
  readPlaythrough,
  writePlaythrough,
} from './playthrough.ts'

for (const [id, rules] of Object.entries(registry))
  t.test(`${id}: the golden games`, (t) => {
    for (const which of playthroughsOf(rules)) {
      const file = fileOf(which)
      if (!existsSync(file)) t.fail(`npm run playthroughs writes ${file.pathname}`)
      else t.equal(readFileSync(file, 'utf8'), writePlaythrough(rules, which), 'played the same')
    }
    for (const file of filesOf(id)) {
      const { game, outcome } = readPlaythrough(rules, file)
      t.same(rules.outcome(game.state, game.table), outcome, 'the old log replays to its end')
    }
    t.end()
  })
