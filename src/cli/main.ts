// The command line: admin operations of a service, and local commands.
import { adminOperationViews as everyAct } from '../app/admin/operations/index.ts'
import type { AdminOperationView } from '../app/core/admin-schema.ts'
import { mode } from '../app/monitoring/schema.ts'
import { helpOf, nounsOf, operationNamed, requestFrom } from './admin-operations.ts'
import { runCommand, UsageError } from './arguments.ts'
import { ask } from './ask.ts'

/** Operations on files are local commands. */
const actsShown = everyAct.filter(({ file }) => file === null)

/** Local commands. */
const own: Readonly<Record<string, readonly [file: string, says: string]>> = {
  import: ['import.js', 'import games from a file'],
  migrate: ['../bin/migrate.js', 'run database migrations'],
  verify: ['../bin/verify-games.js', 'verify games in files or in a database'],
  export: ['export.js', 'export games to a file'],
  archive: ['../bin/archive-games.js', 'archive old games to files'],
  simulate: ['simulate.js', 'simulate games between bots'],
  play: ['play.js', 'play against bots in the terminal'],
  replay: ['replay.js', 'replay a game'],
  review: ['review.js', 'analyse a finished game'],
  pack: ['pack.js', 'check a content pack'],
}

const HELP = `usage: touchline NOUN VERB [ID] [--FIELD VALUE]…

Operate a Touchline service. TOUCHLINE_URL is its address (default http://localhost:3000);
TOUCHLINE_TOKEN or TOUCHLINE_TOKEN_FILE holds your token.

${nounsOf(actsShown)}

Local commands:

${Object.entries(own)
  .map(([name, [, says]]) => `  ${name.padEnd(10)} ${says}`)
  .join('\n')}

  --json       print one line of JSON
  --dry-run    show the effect and change nothing
  --help       this text; after NOUN VERB: its options
  --version    print the version

exit code: 0 ok, 1 refused, 2 usage error, 3 could not reach the service`

const [noun = '', ...words] = sayingMode(process.argv.slice(2))
if (Object.hasOwn(own, noun)) {
  process.argv.splice(2, 1)
  await import(new URL(own[noun]![0], import.meta.url).href)
} else {
  const act = operationNamed(actsShown, noun, words[0])
  await runCommand(act ? helpOf(act) : HELP, () => command(act))
}

/** Accepts `mode drain` for `mode set --mode drain`. */
function sayingMode(words: readonly string[]): readonly string[] {
  const [noun, said = '', ...rest] = words
  const isMode = noun === 'mode' && mode.safeParse(said).success
  return isMode ? [noun, 'set', '--mode', said, ...rest] : words
}

async function command(act: AdminOperationView | null): Promise<number> {
  if (act === null) {
    if (noun !== '' && !noun.startsWith('-'))
      throw new UsageError(
        `unknown command: ${[noun, words[0]].join(' ').trim()}. See touchline --help.`,
      )
    console.log(HELP)
    return 0
  }
  const isVerb = words[0] === act.name.split('.')[1]
  return ask(act, requestFrom(act, isVerb ? words.slice(1) : words))
}
