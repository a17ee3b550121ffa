// Exports the decisions of finished games as training data for bots.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { runCommand, timeOf, UsageError, wholeNumber } from '../src/cli/arguments.ts'
import { answered, queryOf } from '../src/cli/exported.ts'
import { type FiledGame, gamesIn } from '../src/cli/games-in.ts'
import { progressCount } from '../src/cli/progress.ts'
import { piecesOf } from '../src/cli/read-file.ts'
import { winsOf } from '../src/engine/bots/position-value.ts'
import { reviewed } from '../src/engine/bots/review.ts'
import { SEARCH_VERSION } from '../src/engine/bots/search.ts'
import { type Answer, answersIn } from '../src/engine/kernel/answers.ts'
import { replay } from '../src/engine/kernel/game.ts'
import { spacesOf } from '../src/engine/kernel/turn.ts'
import type { Outcome } from '../src/engine/kernel/types.ts'
import { VERSION } from '../src/version.ts'

const HELP = `usage: npm run export-decisions -- [FILE…] [--ruleset ID] [--since DATE]
         [--until DATE] [--considered N] [--out FILE]

Writes each decision of finished games as one line of JSON: the view of the seat, its legal moves,
its move, and the outcome of the game. The lines contain no accounts, times or game ids. The games
come from the service at TOUCHLINE_URL (for operators; TOUCHLINE_TOKEN, or the file at
TOUCHLINE_TOKEN_FILE), or from exported files.

  FILE…         exported games instead of the service's, also compressed; "-" reads standard input
  --ruleset ID  only games of this ruleset
  --since DATE  only games created on this day or later, such as 2026-01-31
  --until DATE  only games created before this day
  --considered N  add the moves considered by a bot with N tries per search, and its estimated
                chance to win: repeats the search for each decision, which takes long
  --out FILE    output file (default: touchline-decisions.ndjson.gz), compressed if it ends in .gz;
                FILE.manifest.json gets versions, counts and a hash; "-" writes to standard output,
                without a manifest
  --help        this text

exit code: 0 ok, 2 usage error`

/**
 * Version of the export format. Increase the version of the export format when the content or
 * meaning of a line changes.
 */
const FORMAT_VERSION = 1
const TRIES_MAX = 1_000_000
const CHANCE_DIGITS = 4

class Manifest {
  readonly #rulesets = new Map<string, number>()
  readonly #packs = new Set<string>()
  readonly #hash = createHash('sha256')
  readonly #leftOut = { games: 0, decisions: 0 }
  readonly #tries: number | null
  games = 0
  decisions = 0

  constructor(tries: number | null) {
    this.#tries = tries
  }

  leaveGame(): void {
    this.#leftOut.games += 1
  }

  leaveDecision(): void {
    this.#leftOut.decisions += 1
  }

  take({ rules, pack }: FiledGame): void {
    this.games += 1
    this.#rulesets.set(rules.id, rules.version)
    this.#packs.add(pack)
  }

  line(text: string): string {
    this.decisions += 1
    this.#hash.update(text)
    return text
  }

  summary(query: object) {
    return {
      format: 'touchline-decisions',
      formatVersion: FORMAT_VERSION,
      engine: VERSION,
      rulesets: Object.fromEntries(this.#rulesets),
      packs: [...this.#packs],
      query,
      games: this.games,
      decisions: this.decisions,
      leftOut: this.#leftOut,
      ...(this.#tries !== null && { considered: { tries: this.#tries, thinker: SEARCH_VERSION } }),
      sha256: this.#hash.digest('hex'),
    }
  }
}

await runCommand(HELP, async () => {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      ruleset: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      considered: { type: 'string' },
      out: { type: 'string', default: 'touchline-decisions.ndjson.gz' },
    },
  })
  const { out, ruleset, considered } = values
  const tries =
    considered === undefined ? null : wholeNumber('considered', considered, 1, TRIES_MAX)
  const query = { ruleset, since: timeOf(values.since), until: timeOf(values.until) }
  if (files.length > 0 && (query.since ?? query.until) !== undefined)
    throw new UsageError('--since and --until require the service: files have no dates')
  const manifest = new Manifest(tries)
  const lines = linesOf(gamesAsked(files, query), manifest, { ruleset, tries })
  const sink = out === '-' ? process.stdout : createWriteStream(out)
  await (out.endsWith('.gz') ? pipeline(lines, createGzip(), sink) : pipeline(lines, sink))
  if (out === '-') return 0
  const manifestText = JSON.stringify(manifest.summary(query), null, 2)
  await writeFile(`${out}.manifest.json`, `${manifestText}\n`)
  console.error(`${manifest.decisions} decisions of ${manifest.games} games in ${out}`)
  return 0
})

/** Yields the games to export one after another, so that only one game is in memory. */
async function* gamesAsked(
  files: readonly string[],
  query: Parameters<typeof queryOf>[0],
): AsyncGenerator<FiledGame> {
  for (const file of files) yield* gamesIn(await piecesOf(file))
  if (files.length > 0) return
  const { body } = await answered(`/v1/admin/export${queryOf({ ...query, status: 'over' })}`)
  if (body) yield* gamesIn(body)
}

interface DecisionExportOptions {
  readonly ruleset: string | undefined
  /**
   * Number of simulations in the search that rates an exported decision; null if no search runs.
   */
  readonly tries: number | null
}

async function* linesOf(
  games: AsyncIterable<FiledGame>,
  manifest: Manifest,
  { ruleset, tries }: DecisionExportOptions,
): AsyncGenerator<string> {
  // The exported lines of a game contain the same hash, which is computed with a random key. The
  // key is not stored, so not even the operator of the service can find out which game a hash
  // belongs to.
  const key = randomBytes(32)
  const progress = progressCount('games')
  for await (const game of games) {
    const outcome = outcomeOf(game)
    if (!outcome || (ruleset !== undefined && game.rules.id !== ruleset)) {
      manifest.leaveGame()
      continue
    }
    manifest.take(game)
    const name = createHmac('sha256', key).update(game.id).digest('hex')
    let number = 0
    for (const answer of answersIn(game.rules, game.table, game.commits)) {
      const row = rowOf(game, answer, outcome)
      if (row) {
        const thought = tries === null ? {} : consideredIn(game, answer, tries)
        yield manifest.line(`${JSON.stringify({ ...row, game: name, n: number, ...thought })}\n`)
      } else manifest.leaveDecision()
      number += 1
    }
    progress.show(manifest.games)
  }
  progress.done()
}

/** Returns the outcome of the game. Returns null if the game was cancelled or is still running. */
function outcomeOf({ rules, table, commits, isOver }: FiledGame): Outcome | null {
  return isOver ? rules.outcome(replay(rules, table, commits).state, table) : null
}

/**
 * Returns a decision with the information that its seat had. Returns null if another version of the
 * rules was in force when the decision was made.
 */
function rowOf({ rules, table, pack }: FiledGame, answer: Answer, outcome: Outcome) {
  const { game, decision, cause, rules: takenBy } = answer
  if (takenBy !== rules.version) return null
  const { seat, by = 'player', thought } = cause
  const { kind, standing = false } = decision
  return {
    ruleset: rules.id,
    rules: rules.version,
    pack,
    options: table.options,
    seats: table.seats,
    seat,
    kind,
    standing,
    view: rules.viewFor(game.state, seat, table),
    spaces: spacesOf(rules, game, decision),
    move: cause.move,
    by,
    level: thought?.level ?? null,
    resigned: game.resigned,
    outcome: winsOf(outcome),
    scores: outcome.scores,
  }
}

function consideredIn({ rules }: FiledGame, answer: Answer, tries: number) {
  const { considered } = reviewed(rules, answer, { tries })
  const chosen = considered.find(({ isChosen }) => isChosen)
  return {
    considered: considered.map(({ move, tries, winChance }) => ({
      move,
      tries,
      worth: chance(winChance),
    })),
    value: chosen ? chance(chosen.winChance) : null,
  }
}

function chance(winChance: number): number {
  return Number(winChance.toFixed(CHANCE_DIGITS))
}
