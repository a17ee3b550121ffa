// The command line of the whole service: what operators do there, and what needs no service.
import { adminOperationViews as everyAct } from '../app/admin/operations/index.ts'
import type { AdminOperationView } from '../app/core/admin-schema.ts'
import { mode } from '../app/monitoring/schema.ts'
import { helpOf, nounsOf, operationNamed, requestFrom } from './admin-operations.ts'
import { runCommand, UsageError } from './arguments.ts'
import { ask } from './ask.ts'

/** Files have commands with words of their own. */
const actsShown = everyAct.filter(({ file }) => file === null)

/** Commands with words of their own. */
const own: Readonly<Record<string, readonly [file: string, says: string]>> = {
  import: ['import.js', 'brings games of a file into a service'],
  migrate: ['../bin/migrate.js', 'brings a database up to date'],
  verify: ['../bin/verify-games.js', 'verifies games in files, or all of a database'],
  export: ['export.js', 'brings games of the service into a file'],
  archive: ['../bin/archive-games.js', 'brings games that ended long ago into files'],
  simulate: ['simulate.js', 'bots play whole games against each other'],
  play: ['play.js', 'you play against bots in the terminal'],
  replay: ['replay.js', 'shows a playthrough'],
  review: ['review.js', 'thinks again about a game that has ended'],
  pack: ['pack.js', 'checks a content pack'],
}

const HELP = `usage: touchline NOUN VERB [ID] [--FIELD VALUE]…

What operators do at the service that TOUCHLINE_URL names (http://localhost:3000), with the token in
TOUCHLINE_TOKEN, or in the file TOUCHLINE_TOKEN_FILE:

${nounsOf(actsShown)}

Without a service, or without its doors:

${Object.entries(own)
  .map(([name, [, says]]) => `  ${name.padEnd(10)} ${says}`)
  .join('\n')}

  --json       one line of JSON
  --dry-run    what would come of it: nothing is done
  --help       this text; after NOUN VERB: what that takes
  --version    the version

exit code: 0 done, 1 refused, 2 called wrongly, 3 the service could not be asked`

const [noun = '', ...words] = sayingMode(process.argv.slice(2))
if (Object.hasOwn(own, noun)) {
  process.argv.splice(2, 1)
  await import(new URL(own[noun]![0], import.meta.url).href)
} else {
  const act = operationNamed(actsShown, noun, words[0])
  await runCommand(act ? helpOf(act) : HELP, () => command(act))
}

/** `mode drain` is how one says it. */
function sayingMode(words: readonly string[]): readonly string[] {
  const [noun, said = '', ...rest] = words
  const isMode = noun === 'mode' && mode.safeParse(said).success
  return isMode ? [noun, 'set', '--mode', said, ...rest] : words
}

async function command(act: AdminOperationView | null): Promise<number> {
  if (act === null) {
    if (noun !== '' && !noun.startsWith('-'))
      throw new UsageError(`there is no command ${[noun, words[0]].join(' ').trim()}`)
    console.log(HELP)
    return 0
  }
  const isVerb = words[0] === act.name.split('.')[1]
  return ask(act, requestFrom(act, isVerb ? words.slice(1) : words))
}
