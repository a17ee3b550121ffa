import { writeFileSync } from 'node:fs'
import { registry } from '../src/rulesets/index.ts'
import { keptLogOf, writeKeptLog } from './kept-log.ts'
import { fileOf, playthroughsOf, writePlaythrough } from './playthrough.ts'

/**
 * `npm run playthroughs`: writes golden games and logs anew; those of older versions stay as they
 * are.
 */
for (const rules of Object.values(registry)) {
  for (const which of playthroughsOf(rules))
    writeFileSync(fileOf(which), writePlaythrough(rules, which))
  writeFileSync(keptLogOf(rules), writeKeptLog(rules))
}
