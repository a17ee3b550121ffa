import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  botCalled,
  oneRuleset,
  runCommand,
  UsageError,
  wholeNumber,
} from '../../src/cli/arguments.ts'
import { progressBar } from '../../src/cli/progress.ts'
import { BOT_NAMES } from '../../src/engine/bots/index.ts'
import { canonical } from '../../src/engine/kernel/json.ts'
import { registry } from '../../src/games/loaded.ts'
import { tableFor } from '../table.ts'
import { tablesOf, withSection } from './figures.ts'
import { type Arena, type ArenaGame, type Duel, seatedIn } from './game.ts'
import { ArenaLog } from './log.ts'
import { playersOf, ratingsOf, standingsOf } from './standings.ts'
import { type ArenaGameJob, type ArenaWorkers, arenaWorkers } from './workers.ts'

const HELP = `usage: npm run arena -- RULESET --players A,B[,…] [--pairs N]

Compares the strength of bots. Each bot plays each other one in pairs of games with the same luck
and swapped seats. With more than two seats a pair becomes one game per seat: one bot in that
seat, the other bot in all others.

  RULESET           ${Object.keys(registry).join(', ')}
  --players A,B,…   bots, the weakest first: ${BOT_NAMES}
  --pairs N         pairs of games per pair of bots (20)
  --ladder          each bot plays only against the one before it
  --stop            stop a pair of bots once a sequential test decides: no stronger, or 55 % wins
  --seats N         number of seats (2, or the minimum of the ruleset)
  --options JSON    options of the ruleset, such as '{"turnLimit":30}'
  --first N         number of the first deal (0)
  --thoughts N      maximum number of searches per game (no limit)
  --time N          maximum wall-clock milliseconds per decision: results then differ from run to
                    run (no limit)
  --threads N       number of games at the same time (1), which share the processor
  --log FILE        write games to FILE, one JSON object per line, and resume from it
  --figures FILE    write the result into the section of the ruleset in a Markdown document
  --json            print one JSON object instead of tables
  --help            this text

exit code: 0 ok, 2 usage error`

const PAIRS_MAX = 1_000_000
const DEAL_MAX = 2 ** 20
const THOUGHTS_MAX = 1_000_000
const MILLISECONDS_MAX = 3_600_000
const THREADS_MAX = 256
const MOVES_MAX = 100_000

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '' },
      pairs: { type: 'string', default: '20' },
      ladder: { type: 'boolean', default: false },
      stop: { type: 'boolean', default: false },
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
      first: { type: 'string', default: '0' },
      thoughts: { type: 'string' },
      time: { type: 'string' },
      threads: { type: 'string', default: '1' },
      log: { type: 'string' },
      figures: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const { thoughts, time } = values
  const rules = oneRuleset(positionals)
  const arena: Arena = {
    rules,
    table: tableFor(rules, values),
    thoughtsMax: thoughts ? wholeNumber('thoughts', thoughts, 0, THOUGHTS_MAX) : null,
    millisecondsMax: time ? wholeNumber('time', time, 1, MILLISECONDS_MAX) : null,
    movesMax: MOVES_MAX,
  }
  const players = values.players.split(',').filter((name) => name !== '')
  const duels = duelsOf(players, values.ladder)
  for (const { one, other } of duels) for (const name of [one, other]) botCalled(rules, name)
  const log = new ArenaLog(values.log ?? null)
  await playAll(arena, duels, log, {
    first: wholeNumber('first', values.first, 0, DEAL_MAX),
    pairs: wholeNumber('pairs', values.pairs, 1, PAIRS_MAX),
    threads: wholeNumber('threads', values.threads, 1, THREADS_MAX),
    stop: values.stop,
  })
  const played = inOrder(
    duels,
    log.games.filter((game) => isOf(arena, game)),
  )
  const standings = standingsOf(played)
  const ratings = ratingsOf(played)
  const { seats } = arena.table
  const tables = tablesOf(standings, ratings)
  if (values.figures) {
    const document = existsSync(values.figures) ? readFileSync(values.figures, 'utf8') : ''
    const title = seats === 2 ? rules.title : `${rules.title}, ${seats} seats`
    const command = `    npm run arena -- ${rules.id} ${asCalled(values)}`
    writeFileSync(values.figures, withSection(document, title, `${command}\n\n${tables}`))
  }
  const result = { ruleset: rules.id, seats, standings, ratings: Object.fromEntries(ratings) }
  console.log(values.json ? JSON.stringify(result) : tables)
  return 0
})

function asCalled({
  log: _,
  figures: __,
  threads: ___,
  ...said
}: Readonly<Record<string, unknown>>): string {
  const flags = { stop: false, ladder: false, json: false }
  const usual = { first: '0', options: '{}', ...flags }
  return Object.entries(said)
    .filter(([name, value]) => usual[name as keyof typeof usual] !== value)
    .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`))
    .join(' ')
}

/**
 * Pairs each bot with all bots that come before it in the list or, for a ladder, only with the
 * previous bot.
 */
function duelsOf(players: readonly string[], ladder: boolean): Duel[] {
  if (new Set(players).size < 2 || new Set(players).size < players.length)
    throw new UsageError('--players must be two or more different bots, such as steady,tries:40')
  return players.flatMap((one, place) =>
    players.slice(ladder ? Math.max(0, place - 1) : 0, place).map((other) => ({ one, other })),
  )
}

interface Programme {
  readonly first: number
  readonly pairs: number
  readonly threads: number
  readonly stop: boolean
}

async function playAll(
  arena: Arena,
  duels: readonly Duel[],
  log: ArenaLog,
  programme: Programme,
): Promise<void> {
  const bar = progressBar(programme.pairs * duels.length * arena.table.seats)
  let count = 0
  const passed = () => {
    count += 1
    bar.show(count)
  }
  const hands = arenaWorkers(arena, programme.threads)
  const games = gamesLeft(arena, duels, log, programme, passed)
  const playOn = async (play: ArenaWorkers['play'][number]) => {
    for (const job of games) {
      log.add(await play(job))
      passed()
    }
  }
  await Promise.all(hands.play.map(playOn)).finally(() => hands.close())
  bar.done()
}

/**
 * Yields the games that still have to be played. Every pair of bots plays a deal before the next
 * deal begins, so that an interrupted run has results for each pair.
 */
function* gamesLeft(
  arena: Arena,
  duels: readonly Duel[],
  log: ArenaLog,
  { first, pairs, stop }: Programme,
  passed: () => void,
): Generator<ArenaGameJob> {
  const { rules, table, millisecondsMax } = arena
  for (let deal = first; deal < first + pairs; deal += 1)
    for (const duel of duels) {
      const isDone = stop && verdictIn(arena, duel, log) !== 'open'
      for (let place = 0; place < table.seats; place += 1) {
        const players = seatedIn(duel, place, table.seats)
        const which = { ruleset: rules.id, options: table.options, players, place, deal }
        const timed = millisecondsMax === null ? which : { ...which, millisecondsMax }
        if (isDone || log.has(timed)) passed()
        else yield { duel, deal, place }
      }
    }
}

/**
 * Sorts games that several threads have played into the order in which one thread would play them,
 * because ratings depend on the order of the games.
 */
function inOrder(duels: readonly Duel[], games: readonly ArenaGame[]): readonly ArenaGame[] {
  const duelOf = (game: ArenaGame) => {
    const { one, other } = playersOf(game)
    return duels.findIndex((duel) => duel.one === one && duel.other === other)
  }
  return games.toSorted(
    (one, other) => one.deal - other.deal || duelOf(one) - duelOf(other) || one.place - other.place,
  )
}

function verdictIn(arena: Arena, { one, other }: Duel, { games }: ArenaLog) {
  const standings = standingsOf(games.filter((game) => isOf(arena, game)))
  return standings.find((duel) => duel.one === one && duel.other === other)?.verdict ?? 'open'
}

function isOf({ rules, table, millisecondsMax }: Arena, game: ArenaGame): boolean {
  const { ruleset, options, players } = game
  const isSameTable = players.length === table.seats && ruleset === rules.id
  const isSameTime = (game.millisecondsMax ?? null) === millisecondsMax
  return isSameTable && isSameTime && canonical(options) === canonical(table.options)
}
