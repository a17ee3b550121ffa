import { parseArgs } from 'node:util'
import { type ReviewedMove, reviewed } from '../engine/bots/review.ts'
import {
  hasWinChances,
  luckIn,
  turningPoints,
  type WinChances,
  winChancesOf,
} from '../engine/bots/win-chances.ts'
import { answersIn } from '../engine/kernel/answers.ts'
import { eventContext } from '../engine/kernel/event-text.ts'
import type { Tagged } from '../engine/kernel/types.ts'
import { runCommand, UsageError, wholeNumber } from './arguments.ts'
import { type FiledGame, gamesIn } from './games-in.ts'
import { progressCount } from './progress.ts'
import { piecesOf } from './read-file.ts'

const HELP = `usage: npm run review -- FILE [--tries N] [--seat N] [--at VERSION] [--top N] [--json]

Analyses a finished game offline. Lists the moves that the engine would have made with each player's
knowledge, and the win chance that each move cost. If the ruleset can evaluate positions, luck is
shown separately.

  FILE          a game from GET /v1/games/{id}/export or events?raw, may be compressed; the
                first game if there are several; "-" reads standard input
  --tries N     simulations per move (default: 400)
  --seat N      only the moves of this seat, counted from 0
  --at VERSION  only the move at this version, with all candidate moves
  --top N       number of biggest mistakes to list (default: 5)
  --json        print one line of JSON per move, and one for the game
  --help        this text

exit code: 0 ok, 2 usage error`

const TRIES_MAX = 1_000_000
const SEATS_MAX = 20
const VERSION_MAX = 2 ** 31
const TOP_MAX = 1_000
const TURNINGS_TOLD = 5

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tries: { type: 'string', default: '400' },
      seat: { type: 'string' },
      at: { type: 'string' },
      top: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError('give one file')
  const tries = wholeNumber('tries', values.tries, 1, TRIES_MAX)
  const top = wholeNumber('top', values.top, 0, TOP_MAX)
  const seat = values.seat === undefined ? null : wholeNumber('seat', values.seat, 0, SEATS_MAX)
  const at = values.at === undefined ? null : wholeNumber('at', values.at, 0, VERSION_MAX)
  const game = await firstIn(file)
  const moves: ReviewedMove<Tagged>[] = []
  for (const review of reviewsOf(game, { tries, seat, at })) {
    if (values.json) console.log(JSON.stringify(review))
    moves.push(review)
  }
  if (at !== null && moves.length === 0) throw new UsageError(`no move at version ${at}`)
  const whole = wholeOf(game, moves)
  if (values.json) console.log(JSON.stringify(whole))
  else if (at !== null) console.log(moves.flatMap(detailsOf).join('\n'))
  else console.log(printReview(game, whole, moves, top).join('\n'))
  return 0
})

async function firstIn(file: string): Promise<FiledGame> {
  for await (const game of gamesIn(await piecesOf(file))) {
    if (game.isOver) return game
    throw new UsageError('the game has not ended yet')
  }
  throw new UsageError('the file contains no complete game')
}

interface ReviewFilter {
  readonly tries: number
  readonly seat: number | null
  readonly at: number | null
}

function* reviewsOf({ rules, table, commits }: FiledGame, { tries, seat, at }: ReviewFilter) {
  const progress = progressCount('moves')
  let count = 0
  for (const answer of answersIn(rules, table, commits)) {
    if (seat !== null && answer.cause.seat !== seat) continue
    if (at !== null && answer.game.version !== at) continue
    yield reviewed(rules, answer, { tries })
    count += 1
    progress.show(count)
  }
  progress.done()
}

interface Whole {
  readonly game: string
  readonly ruleset: string
  readonly seats: readonly SeatWhole[]
  /** Null if the ruleset has no function that evaluates positions. */
  readonly fortunes: readonly WinChances[] | null
}
interface SeatWhole {
  readonly seat: number
  readonly name: string
  /**
   * `thought` counts the player's decisions with more than one legal move. `same` counts the
   * decisions in which the engine would have made the same move as the player.
   */
  readonly thought: number
  readonly same: number
  readonly lost: number
  readonly luck: number | null
}

function wholeOf({ id, rules, table, commits }: FiledGame, moves: readonly ReviewedMove<Tagged>[]) {
  const fortunes = hasWinChances(rules) ? winChancesOf(rules, table, commits) : null
  const luck = fortunes && luckIn(fortunes, table.seats)
  const { who } = eventContext(rules, table, 'admin')
  const seats = Array.from({ length: table.seats }, (_, seat): SeatWhole => {
    const own = moves.filter((one) => one.seat === seat && one.considered.length > 0)
    const same = own.filter(({ lost }) => lost === 0).length
    const lost = own.reduce((sum, one) => sum + one.lost, 0)
    return { seat, name: who(seat), thought: own.length, same, lost, luck: luck?.[seat] ?? null }
  })
  return { game: id, ruleset: rules.id, seats, fortunes }
}

function printReview(
  game: FiledGame,
  whole: Whole,
  moves: readonly ReviewedMove<Tagged>[],
  top: number,
) {
  const { rules, table } = game
  const { who } = eventContext(rules, table, 'admin')
  const dear = moves.filter(({ lost }) => lost > 0).sort((one, other) => other.lost - one.lost)
  const turnings = turningPoints(whole.fortunes ?? [], TURNINGS_TOLD)
  return [
    `${rules.title} ${game.id}: ${moves.length} moves`,
    ...whole.seats.map(
      ({ name, thought, same, lost, luck }) =>
        `${name}: ${same} of ${thought} moves match the engine; the rest cost ${share(lost)}` +
        (luck === null ? '' : `; luck ${luck < 0 ? '−' : '+'}${share(Math.abs(luck))}`),
    ),
    ...(turnings.length > 0 ? ['', 'Turning points:'] : []),
    ...turnings.map(
      ({ version, seat, from, to }) =>
        `  ${version}: ${who(seat)} from ${share(from)} to ${share(to)}`,
    ),
    ...(dear.length > 0 && top > 0 ? ['', 'Biggest mistakes:'] : []),
    ...dear.slice(0, top).map((move) => `  ${oneLine(move, who(move.seat))}`),
  ]
}

function oneLine(
  { version, played, lost, considered }: ReviewedMove<Tagged>,
  name: string,
): string {
  const better = considered.find(({ isChosen }) => isChosen)
  return `${version}: ${name}: ${played} (−${share(lost)}); better: ${better?.words ?? played}`
}

function detailsOf({ version, played, tries, considered }: ReviewedMove<Tagged>): string[] {
  if (considered.length === 0) return [`${version}: ${played}`, 'Only one move was legal.']
  return [
    `${version}: ${played} (${tries} simulations)`,
    ...considered.map(
      ({ words, winChance, tries, isPlayed, isChosen }) =>
        `  ${share(winChance).padStart(4)}  ${words}, ${tries} simulations` +
        (isPlayed ? ' [played]' : '') +
        (isChosen ? ' [engine’s choice]' : ''),
    ),
  ]
}

function share(chance: number): string {
  return `${Math.round(chance * 100)}%`
}
