import { parseArgs } from 'node:util'
import { BOT_NAMES } from '../engine/bots/index.ts'
import { buildTable } from '../engine/kernel/table.ts'
import { registry } from '../games/loaded.ts'
import { botCalled, jsonRecord, oneRuleset, runCommand, wholeNumber } from './arguments.ts'
import { readPackFile } from './packs.ts'
import { progressBar } from './progress.ts'
import { type Contestant, type Simulation, simulate, type Wins } from './simulation.ts'

const HELP = `usage: npm run simulate -- RULESET [--games N] [--bots A,B,…] [--seed N]

Simulates games between bots. Needs no service and no database.

  RULESET           ${Object.keys(registry).join(', ')}
  --games N         number of games (default: 100)
  --bots A,B,…      one bot per seat: ${BOT_NAMES}
                    (default: heuristic and random, with the minimum number of seats)
  --seed N          the same seed gives the same games (default: 1)
  --options JSON    options of the ruleset, for example '{"turnLimit":30}'
  --pack FILE       use your own content pack
  --rotate          move every bot to the next seat after each game
  --moves-max N     stop a game after N moves (default: 100000)
  --json            print one JSON object instead of a table
  --help            this text

exit code: 0 ok, 1 a game was stopped or a bot made an illegal move, 2 usage error`

const GAMES_MAX = 10_000_000
const SEED_MAX = 2 ** 31

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      bots: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      pack: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      'moves-max': { type: 'string', default: '100000' },
      json: { type: 'boolean', default: false },
    },
  })
  const rules = oneRuleset(positionals)
  const names = values.bots?.split(',') ?? defaultBots(rules.seats.min)
  const contestants = names.map((name): Contestant => ({ name, bot: botCalled(rules, name) }))
  const options = jsonRecord('options', values.options)
  const content = values.pack ? { content: await readPackFile(values.pack) } : {}
  const games = wholeNumber('games', values.games, 1, GAMES_MAX)
  const bar = progressBar(games)
  const result = simulate(
    {
      rules,
      table: buildTable(rules, { seats: names.length, options, ...content }),
      contestants,
      games,
      seed: wholeNumber('seed', values.seed, 0, SEED_MAX),
      rotate: values.rotate,
      movesMax: wholeNumber('moves-max', values['moves-max'], 1, Number.MAX_SAFE_INTEGER),
    },
    bar.show,
  )
  bar.done()
  console.log(values.json ? JSON.stringify(result) : tableOf(result))
  return result.refused > 0 || 'unfinished' in result.outcomes ? 1 : 0
})

function defaultBots(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'heuristic' : 'random'))
}

function tableOf(result: Simulation): string {
  const { ruleset, seats, games, moves, outcomes, shared, refused } = result
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const reasons = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${reason.padEnd(24)}${percent(count / games).padStart(8)}`)
  const wins = ({ name, share, low, high, meanScore }: Wins) =>
    `  ${name.padEnd(24)}${percent(share).padStart(8)}  (${percent(low)} to ${percent(high)})` +
    `  mean score ${meanScore}`
  return [
    `${ruleset}, ${seats} seats, ${games} games, seed ${result.seed}`,
    `moves per game: mean ${moves.mean}, median ${moves.median}, p90 ${moves.p90}, ` +
      `max ${moves.max}`,
    'ended by',
    ...reasons,
    'wins by seat (95% interval)',
    ...result.perSeat.map(wins),
    'wins by bot',
    ...result.perBot.map(wins),
    `first place shared: ${percent(shared / games)}`,
    ...(refused > 0 ? [`illegal bot moves: ${refused}`] : []),
    `${result.movesPerSecond} moves per second, ${result.seconds} s`,
  ].join('\n')
}
