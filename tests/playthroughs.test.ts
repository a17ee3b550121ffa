import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { registry } from '../src/engine/rulesets/index.ts'
import {
  commentaryFileOf,
  fileOf,
  filesOf,
  playGolden,
  playthroughsOf,
  readPlaythrough,
  writeCommentary,
  writePlaythrough,
} from './playthrough.ts'

for (const [id, rules] of Object.entries(registry))
  t.test(`${id}: the golden games are current`, (t) => {
    const games = playthroughsOf(rules).map((which) => playGolden(rules, which))
    for (const game of games)
      t.equal(written(fileOf(game.which)), writePlaythrough(game), 'the same game')
    t.equal(written(commentaryFileOf(rules)), writeCommentary(games), 'the same commentary')
    for (const file of filesOf(id)) {
      const { game, outcome } = readPlaythrough(rules, file)
      t.same(rules.outcome(game.state, game.table), outcome, 'the old log replays to its end')
    }
    t.end()
  })

function written(file: URL): string {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return `npm run playthroughs writes ${file.pathname}`
}
