import { parseArgs } from 'node:util'
import { todaysContent } from '../engine/kernel/content.ts'
import { registry } from '../games/loaded.ts'
import { rulesetNamed, runCommand, UsageError } from './arguments.ts'
import { brief } from './minimal-pack.ts'
import { readPackFile, reportOn, rulesetOf } from './packs.ts'

const HELP = `usage: npm run pack -- check FILE…
       npm --silent run pack -- new RULESET > FILE

Content packs: boards, cards, players and prices of a game. See docs/packs.md.

  check FILE…    list errors and warnings with their positions
  new RULESET    print a minimal pack to start from
                 (${Object.keys(registry).join(', ')})
  --help         this text

exit code: 0 ok, 1 a pack has an error, 2 usage error`

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, ...named] = positionals
  if (command === 'check' && named.length > 0) return await check(named)
  if (command === 'new' && named.length === 1) return startFrom(named[0])
  throw new UsageError('use: check FILE…, or new RULESET')
})

async function check(files: readonly string[]): Promise<number> {
  let wrong = 0
  for (const file of files) {
    const content = await readPackFile(file)
    const rules = rulesetOf(content)
    const { faults, warnings } = reportOn(rules, content)
    for (const fault of faults) console.log(`${file}: ${fault}`)
    for (const warning of warnings) console.log(`${file}: warning: ${warning}`)
    if (faults.length === 0) console.log(`${file}: valid ${rules.title} pack`)
    else wrong += 1
  }
  return wrong === 0 ? 0 : 1
}

function startFrom(id: string | undefined): number {
  const rules = rulesetNamed(id)
  const own = { id: 'my-pack', title: 'My pack', version: '1' }
  const whole = { ...(rules.packs[0] as object), ...own }
  const short = brief(whole, (content) => rules.content.parse(todaysContent(rules, content)))
  console.log(JSON.stringify(short, null, 2))
  return 0
}
