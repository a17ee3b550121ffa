import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, sentenceOf } from './arguments.ts'
import { buildGame } from './build-game.ts'

const HELP = `usage: touchline build [FOLDER]

Builds a game: dist/game.js for the service, dist/rules.js and dist/board.js for the pages.

  FOLDER    the folder of the game (default: the working directory)
  --help    this text

exit code: 0 ok, 1 the game cannot be built, 2 usage error`

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  return sentenceOf(() => buildGame(path.resolve(positionals[0] ?? '.')))
})
