import { adminOperationViews as everyAct } from '../app/admin/operations/index.ts'
import type { AdminOperationView } from '../app/core/admin-schema.ts'
import { mode } from '../app/monitoring/schema.ts'
import { helpOf, nounsOf, operationNamed, requestFrom } from './admin-operations.ts'
import { runCommand, UsageError } from './arguments.ts'
import { ask } from './ask.ts'

/**
 * Operations that upload or download files are excluded from the general command, because they have
 * separate commands.
 */
const operations = everyAct.filter(({ file }) => file === null)

const localCommands: Readonly<Record<string, readonly [file: string, says: string]>> = {
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
  arena: ['arena.js', 'let models play sealed deals'],
  serve: ['../bin/server.js', 'start the service'],
  'new-game': ['new-game.js', 'write a new game into a folder'],
  build: ['build.js', 'build a game'],
  dev: ['../bin/dev.js', 'play a game while you write it'],
  conform: ['conform.js', 'check a game'],
}

const HELP = `usage: touchline NOUN VERB [ID] [--FIELD VALUE]…

Operates the Touchline service at TOUCHLINE_URL (default http://localhost:3000).
TOUCHLINE_TOKEN or TOUCHLINE_TOKEN_FILE holds your token.

${nounsOf(operations)}

Local commands:

${Object.entries(localCommands)
  .map(([name, [, summary]]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

  --json       print one line of JSON
  --dry-run    show the effect and change nothing
  --help       this text; after NOUN VERB: its options
  --version    print the version

exit code: 0 ok, 1 refused, 2 usage error, 3 could not reach the service`

const [noun = '', ...words] = withModeVerb(process.argv.slice(2))
if (Object.hasOwn(localCommands, noun)) {
  process.argv.splice(2, 1)
  await import(new URL(localCommands[noun]![0], import.meta.url).href)
} else {
  const operation = operationNamed(operations, noun, words[0])
  await runCommand(operation ? helpOf(operation) : HELP, () => command(operation))
}

/** Accepts `mode drain` as a short form of `mode set --mode drain`. */
function withModeVerb(words: readonly string[]): readonly string[] {
  const [noun, value = '', ...rest] = words
  const isMode = noun === 'mode' && mode.safeParse(value).success
  return isMode ? [noun, 'set', '--mode', value, ...rest] : words
}

async function command(operation: AdminOperationView | null): Promise<number> {
  if (operation === null) {
    if (noun !== '' && !noun.startsWith('-'))
      throw new UsageError(
        `unknown command: ${[noun, words[0]].join(' ').trim()}. See touchline --help.`,
      )
    console.log(HELP)
    return 0
  }
  const isVerb = words[0] === operation.name.split('.')[1]
  return ask(operation, requestFrom(operation, isVerb ? words.slice(1) : words))
}
