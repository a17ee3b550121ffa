import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { checkLog } from '../src/engine/certify/lawful.ts'
import { lawsOf } from '../src/engine/certify/laws.ts'
import { todaysContent } from '../src/engine/kernel/content.ts'
import type { Commit } from '../src/engine/kernel/game.ts'
import { replay } from '../src/engine/kernel/game.ts'
import { verify } from '../src/engine/kernel/verify.ts'
import { ChainChecker } from '../src/engine/luck/chain-checker.ts'
import { logHeader, logRow, tableIn } from '../src/engine/luck/log.ts'
import { hmacLuck } from '../src/engine/luck/stream.ts'
import { registry } from '../src/engine/rulesets/index.ts'
import { keptLogOf, keptLogsOf, writeKeptLog } from './kept-log.ts'

for (const rules of Object.values(registry))
  t.test(`${rules.id}: logs of every version replay`, async (t) => {
    const today = keptLogOf(rules)
    if (!existsSync(today)) t.fail(`npm run playthroughs writes ${today.pathname}`)
    else t.equal(readFileSync(today, 'utf8'), writeKeptLog(rules), 'it is written as before')

    for (const file of keptLogsOf(rules)) {
      const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
      const header = logHeader.parse(JSON.parse(first))
      const rows = lines.map((line) => logRow.parse(JSON.parse(line)))
      const chain = new ChainChecker(header, header.seed!)
      const all: Commit[] = rows.flatMap((row) => chain.take(row))
      t.match(chain.report, { commitmentHolds: true, broken: null })
      const table = tableIn(
        header,
        rules.content.parse(todaysContent(rules, header.contentPack.content)),
      )
      t.ok(replay(rules, table, all).over, 'it replays to its end')
      t.doesNotThrow(() => checkLog(rules, table, all, lawsOf(rules.id)), 'it keeps all laws')
      const { difference, foldedOnly } = verify(rules, table, all, [
        hmacLuck(header.seed!, header.game),
      ])
      const isOfToday = all[0]!.rules === rules.version
      t.same(
        { difference, foldedOnly },
        { difference: null, foldedOnly: isOfToday ? 0 : all.length },
      )
    }
  })
