import { writeFileSync } from 'node:fs'
import { registry } from '../src/engine/rulesets/index.ts'
import { keptLogOf, writeKeptLog } from './kept-log.ts'
import {
  commentaryFileOf,
  fileOf,
  playGolden,
  playthroughsOf,
  writeCommentary,
  writePlaythrough,
} from './playthrough.ts'

/**
 * `npm run playthroughs` writes the golden games of the current versions again, with commentary and
 * logs.
 */
for (const rules of Object.values(registry)) {
  const games = playthroughsOf(rules).map((which) => playGolden(rules, which))
  for (const game of games) writeFileSync(fileOf(game.which), writePlaythrough(game))
  writeFileSync(commentaryFileOf(rules), writeCommentary(games))
  writeFileSync(keptLogOf(rules), writeKeptLog(rules))
}
